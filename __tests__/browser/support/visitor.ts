import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { TRACE } from './evidence.mjs';
import { TIMEOUT_MS } from './wait';

interface Visit {
  readonly javaScript: boolean;
  /** Everything said on the console, for whoever looks into a failure. */
  readonly console: string[];
  readonly consoleErrors: string[];
  readonly expected: RegExp[];
  readonly outside: string[];
}

// set by environment.mjs
declare global {
  var sharedBrowser: Browser;
  var siteUrl: string;
  /** The visits of the running test. */
  var openVisits: Map<BrowserContext, Visit>;
}

export const VIEWPORTS = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  /** A device, or a size in px. */
  readonly viewport?: keyof typeof VIEWPORTS | { readonly width: number; readonly height: number };
  readonly javaScript?: false;
  /** Stored theme. */
  readonly theme?: 'dark' | 'light';
  /** Other entries of local storage. */
  readonly stored?: { readonly [key: string]: string };
  /** `prefers-color-scheme`. */
  readonly systemTheme?: 'dark' | 'light';
  readonly reducedMotion?: true;
  readonly touch?: true;
  /** Installs `page.clock` at this time. CSS animations do not follow it. */
  readonly clock?: string | Date;
  /** The loader is skipped by default; "runs" leaves it alone, "frozen" stops it at its start. */
  readonly loader?: 'runs' | 'frozen';
  /** Returns once the document is there; the app may still be on its way. */
  readonly early?: true;
  /** Other options of Playwright. */
  readonly context?: BrowserContextOptions;
  /** Runs before navigation: routes, init scripts. */
  readonly prepare?: (context: BrowserContext, page: Page) => Promise<unknown>;
}

const LOADER = '[data-loader]';

/** Opens a page in a new browser context. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { viewport = 'desktop', clock, loader, early, prepare } = options;
  const context = await globalThis.sharedBrowser.newContext({
    baseURL: globalThis.siteUrl,
    viewport: typeof viewport === 'string' ? VIEWPORTS[viewport] : viewport,
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: options.systemTheme ?? 'light',
    hasTouch: options.touch ?? false,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    storageState: {
      cookies: [],
      origins: [{ origin: globalThis.siteUrl, localStorage: initialStorage(options) }],
    },
    ...options.context,
  });
  const log: Visit = {
    javaScript: options.javaScript ?? true,
    console: [],
    consoleErrors: [],
    expected: [],
    outside: [],
  };
  globalThis.openVisits.set(context, log);
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.tracing.start(TRACE);
  context.on('request', (request) => {
    if (!isOwnUrl(request.url())) log.outside.push(request.url());
  });
  context.on('console', (message) => {
    log.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    if (message.type() === 'error' && !isBlockedRequest(message))
      log.consoleErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => log.consoleErrors.push(`uncaught: ${error.error().message}`));

  const page = await context.newPage();
  if (clock) await page.clock.install({ time: clock });
  if (loader === 'frozen') await context.addInitScript(freezeLoader, LOADER);
  await prepare?.(context, page);
  if (early) await page.goto(path, { waitUntil: 'domcontentloaded' });
  else await goTo(page, path, { loader });
  return page;
}

/** Navigates in the same context; returns the HTTP status. */
export async function goTo(
  page: Page,
  path: string,
  { loader }: Pick<VisitOptions, 'loader'> = {},
): Promise<number> {
  const response = await page.goto(path);
  if (!loader) await skipLoader(page);
  if (loader !== 'runs') await waitForHydration(page);
  return response?.status() ?? 0;
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  if (!hasJavaScript(page)) return;
  await page.locator('html[data-hydrated]').waitFor();
}

/** Runs in the browser: pauses the animations of the loader at 0 ms. */
function freezeLoader(selector: string): void {
  new MutationObserver((_, observer) => {
    const animations = document.querySelector(selector)?.getAnimations() ?? [];
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
      observer.disconnect();
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Finishes the animations of the loader. */
export async function skipLoader(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const animation of document.querySelector(selector)?.getAnimations() ?? []) animation.finish();
  }, LOADER);
  await page.locator(LOADER).waitFor({ state: hasJavaScript(page) ? 'detached' : 'hidden' });
}

/** Allows matching console errors in this test. */
export function expectConsoleError(page: Page, pattern: RegExp): void {
  logOf(page).expected.push(pattern);
}

/** Console errors so far. */
export function consoleErrorsOf(page: Page): readonly string[] {
  return logOf(page).consoleErrors;
}

/** Requests to other hosts so far; all were blocked. */
export function externalRequestsOf(page: Page): readonly string[] {
  return logOf(page).outside;
}

/** Closes all contexts; fails on console errors that the test did not expect. */
export async function closeVisits(): Promise<void> {
  const ended = [...globalThis.openVisits];
  globalThis.openVisits.clear();
  await Promise.all(ended.map(([context]) => context.close()));
  const unexpected = ended.flatMap(([, { consoleErrors, expected }]) =>
    consoleErrors.filter((said) => !expected.some((pattern) => pattern.test(said))),
  );
  expect(unexpected).toEqual([]);
}

function initialStorage({ theme, stored = {} }: VisitOptions) {
  const entries = theme ? { darkMode: String(theme === 'dark'), ...stored } : stored;
  return Object.entries(entries).map(([name, value]) => ({ name, value }));
}

function hasJavaScript(page: Page): boolean {
  return logOf(page).javaScript;
}

function logOf(page: Page): Visit {
  const log = globalThis.openVisits.get(page.context());
  if (!log) throw new Error('This page was not opened by visit().');
  return log;
}

function isOwnUrl(url: string): boolean {
  return /^(?:data|blob|about):/.test(url) || (URL.canParse(url) && new URL(url).hostname === '127.0.0.1');
}

/** The browser logs blocked requests to other hosts as errors. */
function isBlockedRequest(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && !isOwnUrl(message.location().url);
}
