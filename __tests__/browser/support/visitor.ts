import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { TRACE } from './evidence.mjs';
import { TIMEOUT_MS } from './wait';

interface Visit {
  readonly javaScript: boolean;
  /** Where the page waits for another visit. Without it the page is closed. */
  pool?: Page[] | undefined;
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
  /** Pages of this worker that wait for another visit, by what cannot be changed on them. A failed test leaves none. */
  var idlePages: Map<string, Page[]>;
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

/** Of the site's origin, without scripts. */
const EMPTY_PAGE = '/robots.txt';

/**
 * Opens a page as a visitor who comes for the first time. A visit that needs nothing special takes a page that an
 * earlier one has left, emptied of all that it stored: this costs a third of the time of a new browser context.
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { clock, loader, early, prepare } = options;
  const special = clock ?? early ?? prepare ?? options.context ?? (loader === 'frozen' || undefined);
  const pool = special === undefined ? poolFor(options) : undefined;
  const idle = pool?.pop();
  const page = idle ?? (await newPage(options));
  if (idle) await prepareIdlePage(idle, options);
  const context = page.context();
  globalThis.openVisits.set(context, keepLog(context, options.javaScript ?? true, pool));
  if (clock) await page.clock.install({ time: clock });
  if (loader === 'frozen') await context.addInitScript(freezeLoader, LOADER);
  await prepare?.(context, page);
  if (early) await page.goto(path, { waitUntil: 'domcontentloaded' });
  else await goTo(page, path, { loader });
  return page;
}

function poolFor({ javaScript, touch }: VisitOptions): Page[] {
  const kind = JSON.stringify({ javaScript, touch });
  const pool = globalThis.idlePages.get(kind) ?? [];
  globalThis.idlePages.set(kind, pool);
  return pool;
}

/** A page in a new browser context, recorded for whoever looks into a failure. */
async function newPage(options: VisitOptions): Promise<Page> {
  const context = await globalThis.sharedBrowser.newContext({
    baseURL: globalThis.siteUrl,
    viewport: viewportOf(options),
    javaScriptEnabled: options.javaScript ?? true,
    ...mediaOf(options),
    hasTouch: options.touch ?? false,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    // a page that another test has left would go on with its worker
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: globalThis.siteUrl, localStorage: storageOf(options) }],
    },
    ...options.context,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.tracing.start(TRACE);
  return context.newPage();
}

/** Makes of a page that was left what a new one would be. */
async function prepareIdlePage(page: Page, options: VisitOptions): Promise<void> {
  await page.setViewportSize(viewportOf(options));
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...mediaOf(options) });
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storageOf(options));
  await page.context().tracing.startChunk();
}

function keepLog(context: BrowserContext, javaScript: boolean, pool?: Page[]): Visit {
  const log: Visit = { javaScript, pool, console: [], consoleErrors: [], expected: [], outside: [] };
  context.on('request', (request) => {
    if (!isOwnUrl(request.url())) log.outside.push(request.url());
  });
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    log.console.push(`${message.type()}: ${text}`);
    if (message.type() === 'error' && !isBlockedRequest(message)) log.consoleErrors.push(`console: ${text}`);
  });
  context.on('weberror', (error) => log.consoleErrors.push(`uncaught: ${error.error().message}`));
  return log;
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

/** Ends all visits; fails on console errors that the test did not expect. */
export async function closeVisits(): Promise<void> {
  await Promise.all([...globalThis.openVisits].map(([context, { pool }]) => endVisit(context, pool)));
  const ended = [...globalThis.openVisits.values()];
  globalThis.openVisits.clear();
  const unexpected = ended.flatMap(({ consoleErrors, expected }) =>
    consoleErrors.filter((said) => !expected.some((pattern) => pattern.test(said))),
  );
  expect(unexpected).toEqual([]);
}

async function endVisit(context: BrowserContext, pool?: Page[]): Promise<void> {
  const [page, ...others] = context.pages();
  if (!pool || !page) {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    return context.close();
  }
  page.removeAllListeners('request');
  for (const event of ['request', 'console', 'weberror']) context.removeAllListeners(event);
  await Promise.all(others.map((other) => other.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' }); // of handlers that still wait for an answer
  await context.setOffline(false);
  await context.tracing.stopChunk();
  await page.mouse.move(-10, -10); // nothing is hovered
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  pool.push(page);
}

function viewportOf({ viewport = 'desktop' }: VisitOptions) {
  return typeof viewport === 'string' ? VIEWPORTS[viewport] : viewport;
}

function mediaOf({ reducedMotion, systemTheme = 'light' }: VisitOptions) {
  return { reducedMotion: reducedMotion ? 'reduce' : 'no-preference', colorScheme: systemTheme } as const;
}

function storageOf({ theme, stored = {} }: VisitOptions) {
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
