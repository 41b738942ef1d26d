import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { emptyPage, newPage, poolFor, prepareIdlePage, type VisitOptions } from './pages';

export { VIEWPORTS, type VisitOptions } from './pages';

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

const LOADER = '[data-loader]';

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
  if (context.pages().length === 0) return context.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' }); // handlers may still wait for an answer
  if (!pool) return context.close();
  for (const event of ['request', 'console', 'weberror']) context.removeAllListeners(event);
  pool.push(await emptyPage(context));
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
