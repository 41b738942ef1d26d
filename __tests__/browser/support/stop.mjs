// Once after all browser tests: nothing that was started is left running.
export default async function stop() {
  for (const started of globalThis.startedForTests ?? []) await started.close();
}
