import { JSDOM, type DOMWindow } from 'jsdom';

export interface InitialPage {
  readonly head?: string;
  readonly body: string;
  /** What earlier pages left in the browser. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly storageBlocked?: boolean;
}

const windows: DOMWindow[] = [];
// stops their timers
afterEach(() => windows.splice(0).forEach((window) => window.close()));

/** A document of its own, before its scripts have run. */
export function openBeforeReact({ head = '', body, stored = {}, storageBlocked = false }: InitialPage) {
  const { window } = new JSDOM(`<head>${head}</head>${body}`, {
    url: 'https://joya.example/',
    runScripts: 'outside-only',
  });
  windows.push(window);
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
    press: (selector: string) => window.document.querySelector<HTMLElement>(selector)?.click(),
  };
}
