import { closeBrowser } from './environment.mjs';

/** Jest globalTeardown. Tests that run in this process (--runInBand) have started their browser in it. */
export default async function stop() {
  for (const started of globalThis.startedForTests ?? []) await started.close();
  await closeBrowser();
}
