/** Runs `act` at the next tap, key press or reconnection. Returns a function that cancels it. */
export function runOnNextInputOrReconnect(act: () => void): () => void {
  const waiting = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'online']) {
    window.addEventListener(
      type,
      () => {
        waiting.abort();
        act();
      },
      { capture: true, passive: true, signal: waiting.signal },
    );
  }
  return () => waiting.abort();
}
