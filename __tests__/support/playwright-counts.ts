import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { NEEDS, saveCounts } from './counts.mjs';

/** Saves the counts of a run, and fails it for a test that is skipped without a reason in its name. */
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    if (tests.every(({ results }) => results.length === 0)) return {}; // only listed
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    saveCounts('browser', {
      passed,
      failed: tests.length - skipped.length - passed + this.#errors,
      skipped: skipped.length,
    });
    const names = skipped
      .filter(({ expectedStatus }) => expectedStatus === 'skipped')
      .map((test) => test.titlePath().filter(Boolean).join(' '))
      .filter((name) => !NEEDS.test(name));
    for (const name of names) console.error(`"${name}" is skipped, and its name does not say "(needs ...)".`);
    return names.length > 0 ? { status: 'failed' } : {};
  }
}
