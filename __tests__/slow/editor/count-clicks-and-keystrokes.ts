import type { Page } from '@playwright/test';

/** What an owner does: presses of the mouse beside fields for text, and letters that are typed. */
export interface InputCount {
  readonly clicks: number;
  readonly keys: number;
}

declare global {
  interface Window {
    inputCount?: { clicks: number; keys: number };
  }
}

/** Counts from now on what is done in the page. */
export async function countInput(page: Page): Promise<() => Promise<InputCount>> {
  await page.evaluate(() => {
    const inputCount = { clicks: 0, keys: 0 };
    window.inputCount = inputCount;
    const TEXT = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])';
    const lengths = new WeakMap<EventTarget, number>();
    const getLength = (target: EventTarget) =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        ? target.value.length
        : (target as HTMLElement).innerText.length;
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (isTrusted && target instanceof Element && !target.closest(TEXT)) inputCount.clicks += 1;
      },
      { capture: true },
    );
    addEventListener('focusin', ({ target }) => target && lengths.set(target, getLength(target)), {
      capture: true,
    });
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches(TEXT)) return;
        const length = getLength(target);
        inputCount.keys += Math.max(1, Math.abs(length - (lengths.get(target) ?? 0)));
        lengths.set(target, length);
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => window.inputCount!);
}
