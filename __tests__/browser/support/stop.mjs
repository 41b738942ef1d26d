// Jest globalTeardown.
export default async function stop() {
  for (const started of globalThis.startedForTests ?? []) await started.close();
}
