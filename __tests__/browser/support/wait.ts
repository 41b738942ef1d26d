import type { Locator, Page } from 'playwright-core';

/** Generous, for slow machines. */
export const TIMEOUT_MS = 20_000;

/** Repeats a read until the expectation holds, or fails with its last error. */
export async function poll<Value>(
  read: () => Value | Promise<Value>,
  holds: (value: Value) => void,
  withinMs = TIMEOUT_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    try {
      holds(value);
      return;
    } catch (error) {
      // the failure is shown at the line of the test, not at this one
      if (error instanceof Error) Error.captureStackTrace(error, poll);
      if (performance.now() > end) throw error;
    }
    await new Promise((next) => setTimeout(next, 20));
  }
}

export const expectVisible = (locator: Locator) => locator.waitFor({ state: 'visible' });
export const expectHidden = (locator: Locator) => locator.waitFor({ state: 'hidden' });

/** Scrolls without animation and waits for two frames. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    y,
  );
}
