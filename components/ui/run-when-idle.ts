interface IdleOptions {
  /** Longest wait for an idle moment. */
  readonly withinMs?: number;
  /** Wait in browsers that cannot tell, such as Safari. */
  readonly elseAfterMs?: number;
}

/** Runs `act` when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(act: () => void, { withinMs, elseAfterMs = 0 }: IdleOptions): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act, { timeout: withinMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, elseAfterMs);
  return () => clearTimeout(id);
}
