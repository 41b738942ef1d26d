interface IdleOptions {
  /** Longest wait for an idle moment. */
  readonly withinMs?: number;
  /** Delay in browsers without `requestIdleCallback`, such as Safari. */
  readonly fallbackDelayMs?: number;
}

/** Runs `act` when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(act: () => void, { withinMs, fallbackDelayMs = 0 }: IdleOptions): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act, { timeout: withinMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, fallbackDelayMs);
  return () => clearTimeout(id);
}
