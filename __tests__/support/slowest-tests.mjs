import { NEEDS, saveCounts } from './counts.mjs';

const SHOWN = 10;

/** Ends a run of Jest with its slowest tests and with what was not run for want of a program. */
export default class SlowestTests {
  onRunComplete(contexts, { testResults: files, numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const tests = files.flatMap(({ testResults }) => testResults);
    const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
    const run = [...contexts].map(({ config }) => config.displayName.name).join(' and ');
    saveCounts(run, {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: skipped.length,
    });
    this.skippedForNoReason = skipped.filter(({ fullName }) => !NEEDS.test(fullName));
    const missing = new Set(skipped.map(({ fullName }) => NEEDS.exec(fullName)?.[1]).filter(Boolean));
    if (missing.size > 0)
      console.log(`\n${skipped.length} tests not run: there is no ${[...missing].join(', no ')} here.`);

    const slowest = tests.filter(({ duration }) => duration).toSorted((a, b) => b.duration - a.duration);
    if (slowest.length === 0) return;
    console.log(`\nThe slowest of ${tests.length} tests:`);
    for (const { duration, fullName } of slowest.slice(0, SHOWN))
      console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${fullName}`);
  }

  getLastError() {
    const [test] = this.skippedForNoReason;
    return test && new Error(`"${test.fullName}" is skipped, and its name does not say "(needs ...)".`);
  }
}
