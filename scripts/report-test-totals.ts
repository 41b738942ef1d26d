// Prints the last line of `npm test`: the totals of all Jest and Playwright reports.
import { existsSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = [
  ['units', '.cache/tests-unit.json'],
  ['exported files', '.cache/tests-export.json'],
  ['e2e', '.cache/tests-e2e.json'],
] as const;
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const notRun: string[] = [];

for (const [name, file] of REPORTS) {
  if (!existsSync(file)) {
    notRun.push(name);
    continue;
  }
  const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += stats?.expected ?? numPassedTests;
  total.failed += stats?.unexpected ?? numFailedTests;
  total.flaky += stats?.flaky ?? 0;
  total.skipped += stats?.skipped ?? numPendingTests;
  rmSync(file); // so that the next run does not count it again
}

const { passed, failed, skipped, flaky } = total;
const retried = flaky > 0 ? ` Flaky: ${flaky}.` : '';
const missing = notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : '';
console.log(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped.${retried}${missing}`);
