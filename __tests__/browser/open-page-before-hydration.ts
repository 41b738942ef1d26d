import { JSDOM } from 'jsdom';

export interface InitialPage {
  readonly head?: string;
  readonly body: string;
  /** What earlier pages left in the browser. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly storageBlocked?: boolean;
}

/** A document of its own, before its scripts have run. */
export function openBeforeReact({ head = '', body, stored = {}, storageBlocked = false }: InitialPage) {
  const { window } = new JSDOM(`<head>${head}</head>${body}`, {
    url: 'https://joya.example/',
    runScripts: 'outside-only',
  });
  /** What is to be done after so many milliseconds; nothing of it is done. */
  const timers = new Map<number | undefined, () => void>();
  window.setTimeout = ((act: () => void, delay?: number) => timers.set(delay, act)) as never;
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  if (storageBlocked) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new window.DOMException('denied', 'SecurityError');
      },
    });
  }
  return {
    window,
    timers,
    press: (selector: string) => window.document.querySelector<HTMLElement>(selector)?.click(),
  };
}
