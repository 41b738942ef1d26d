import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

export {
  expect,
  type BrowserContext,
  type Download,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';

export const PHONE = { width: 375, height: 812 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };

interface Options {
  /** Local storage as an earlier visit has left it. */
  stored: Record<string, string>;
  /** The loader is skipped by default; "runs" leaves it alone, "frozen" stops it at its start. */
  loader: 'skipped' | 'runs' | 'frozen';
}

interface Fixtures {
  /** A test fails on console errors that it does not allow. */
  consoleErrors: ConsoleErrors;
  /** URLs of other hosts that were requested. No request reaches them. */
  externalUrls: string[];
}

export class ConsoleErrors {
  readonly all: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.all.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

export const test = base.extend<Options & Fixtures>({
  stored: [{}, { option: true }],
  loader: ['skipped', { option: true }],

  storageState: async ({ stored, baseURL }, use) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const origins = localStorage.length > 0 ? [{ origin: baseURL!, localStorage }] : [];
    await use({ cookies: [], origins });
  },

  context: async ({ context, loader }, use) => {
    if (loader !== 'runs') await context.addInitScript(controlLoader, loader);
    await use(context);
    // handlers may still wait for an answer
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  consoleErrors: [
    async ({ context }, use) => {
      const errors = collectConsoleErrors(context);
      await use(errors);
      expect(errors.unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],

  externalUrls: ({ context }, use) => use(collectExternalUrls(context)),
});

export function collectConsoleErrors(context: BrowserContext): ConsoleErrors {
  const errors = new ConsoleErrors();
  context.on('console', (message) => {
    if (message.type() === 'error' && !isBlockedRequest(message))
      errors.all.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.all.push(`uncaught: ${error.error().message}`));
  return errors;
}

export function collectExternalUrls(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (!isOwnUrl(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Runs in the browser before the page does: ends the animations of the loader, or pauses them at 0 ms. */
function controlLoader(loader: Options['loader']): void {
  new MutationObserver((_, observer) => {
    for (const animation of document.querySelector('[data-loader]')?.getAnimations() ?? []) {
      observer.disconnect();
      if (loader === 'skipped') animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

function isOwnUrl(url: string): boolean {
  return /^(?:data|blob|about):/.test(url) || (URL.canParse(url) && new URL(url).hostname === '127.0.0.1');
}

/** The browser logs blocked requests to other hosts as errors. */
function isBlockedRequest(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && !isOwnUrl(message.location().url);
}
