const LOCK_NAME = 'send-message';

/** How long the lock is held after a message was sent, so that other tabs know of it before they begin to send. */
const STORAGE_EVENT_DELAY_MS = 100;

/**
 * Runs `send` while no other tab of this site does. Where there are no locks, it runs at once: in old browsers, without
 * https, and where storage is blocked.
 * @param signal ends the wait for other tabs, not `send`
 */
export function runWithSendLock(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return send();
  return new Promise((resolve, reject) => {
    const run = () => send().then(resolve, reject);
    navigator.locks
      .request(LOCK_NAME, { signal }, async () => {
        await run();
        await new Promise((done) => setTimeout(done, STORAGE_EVENT_DELAY_MS));
      })
      // `run` never rejects, so the request rejects only if the lock was not granted and `send` has not been called
      .catch((error) => (signal.aborted ? reject(error) : run()));
  });
}

/** Resolves when no tab has the lock; at once where there are no locks. */
export async function waitUntilSendLockIsFree(): Promise<void> {
  await navigator.locks?.request(LOCK_NAME, { mode: 'shared' }, () => undefined).catch(() => undefined);
}
