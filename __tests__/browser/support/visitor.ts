import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
} from 'playwright-core';
import { TRACE } from './evidence.mjs';

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

/** Long enough for a busy machine: what a test waits for comes, or is wrong. */
const PATIENCE_MS = 20_000;

export interface VisitOptions {
  /** A device, or a size in px. */
  readonly viewport?: keyof typeof VIEWPORTS | { readonly width: number; readonly height: number };
  readonly javaScript?: false;
  /** What the visitor chose on an earlier visit. */
  readonly theme?: 'dark' | 'light';
  /** What else an earlier visit left in the browser's local storage. */
  readonly stored?: { readonly [key: string]: string };
  /** What the visitor's system prefers. */
  readonly systemTheme?: 'dark' | 'light';
  readonly reducedMotion?: true;
  readonly touch?: true;
  /** The moment at which the visit begins; `page.clock` moves it on. CSS animations do not follow it. */
  readonly clock?: string | Date;
  /**
   * The veil of the first seconds is lifted at once, unless it is what the test looks at: it "stays" as long as it
   * does for everyone, or is "held" at its first moment.
   */
  readonly loader?: 'stays' | 'held';
  /** Any further setting of Playwright's. */
  readonly context?: BrowserContextOptions;
  /** Runs before the first document is asked for: routes, init scripts. */
  readonly prepare?: (context: BrowserContext, page: Page) => Promise<unknown>;
}

const VEIL = '[data-loader]';

/** A new visitor, who has never been here, opens a page of the site. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { viewport = 'desktop', clock, loader, prepare } = options;
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
      origins: [{ origin: globalThis.siteUrl, localStorage: leftBehind(options) }],
    },
    ...options.context,
  });
  const record: Visit = {
    javaScript: options.javaScript ?? true,
    console: [],
    consoleErrors: [],
    expected: [],
    outside: [],
  };
  globalThis.openVisits.set(context, record);
  context.setDefaultTimeout(PATIENCE_MS);
  await context.tracing.start(TRACE);
  context.on('request', (request) => {
    if (!isOurs(request.url())) record.outside.push(request.url());
  });
  context.on('console', (message) => {
    record.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    if (message.type() === 'error' && !isRefusal(message))
      record.consoleErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => record.consoleErrors.push(`uncaught: ${error.error().message}`));

  const page = await context.newPage();
  if (clock) await page.clock.install({ time: clock });
  if (loader === 'held') await context.addInitScript(holdVeil, VEIL);
  await prepare?.(context, page);
  await open(page, path, { loader });
  return page;
}

/** The same visitor goes to another address by typing it. The answer is the status of the document. */
export async function open(
  page: Page,
  path: string,
  { loader }: Pick<VisitOptions, 'loader'> = {},
): Promise<number> {
  const response = await page.goto(path);
  if (!loader) await liftVeil(page);
  if (loader !== 'stays') await awake(page);
  return response?.status() ?? 0;
}

/** Waits until the page answers: until React has taken over what was delivered. */
export async function awake(page: Page): Promise<void> {
  if (!runsScripts(page)) return;
  await page.locator('html[data-hydrated]').waitFor();
}

/** Runs in the browser: stops the veil's time before its first moment has passed. */
function holdVeil(veil: string): void {
  new MutationObserver((_, observer) => {
    const animations = document.querySelector(veil)?.getAnimations() ?? [];
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
      observer.disconnect();
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Ends the wait of the first seconds as if it had passed. */
export async function liftVeil(page: Page): Promise<void> {
  await page.evaluate((veil) => {
    for (const animation of document.querySelector(veil)?.getAnimations() ?? []) animation.finish();
  }, VEIL);
  await page.locator(VEIL).waitFor({ state: runsScripts(page) ? 'detached' : 'hidden' });
}

/** This visit may say such things on the console. */
export function expectComplaint(page: Page, pattern: RegExp): void {
  recordOf(page).expected.push(pattern);
}

/** What the pages of this visit complained about so far. */
export function complaintsOf(page: Page): readonly string[] {
  return recordOf(page).consoleErrors;
}

/** Addresses outside the site that its pages asked for; none was answered. */
export function outsideRequestsOf(page: Page): readonly string[] {
  return recordOf(page).outside;
}

/** Ends every visit of a test; a complaint that it did not expect fails it. */
export async function leave(): Promise<void> {
  const ended = [...globalThis.openVisits];
  globalThis.openVisits.clear();
  await Promise.all(ended.map(([context]) => context.close()));
  const unexpected = ended.flatMap(([, { consoleErrors, expected }]) =>
    consoleErrors.filter((said) => !expected.some((pattern) => pattern.test(said))),
  );
  expect(unexpected).toEqual([]);
}

/** Waits until something becomes true, without knowing when. */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  holds: (value: Value) => void,
  withinMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    try {
      holds(value);
      return;
    } catch (error) {
      // the failure is shown at the line of the test, not at this one
      if (error instanceof Error) Error.captureStackTrace(error, eventually);
      if (performance.now() > end) throw error;
    }
    await new Promise((next) => setTimeout(next, 20));
  }
}

export const seen = (locator: Locator) => locator.waitFor({ state: 'visible' });
export const unseen = (locator: Locator) => locator.waitFor({ state: 'hidden' });

/** Scrolls at once, as far as a test needs it, and lets the page notice. */
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

function leftBehind({ theme, stored = {} }: VisitOptions) {
  const choices = theme ? { darkMode: String(theme === 'dark'), ...stored } : stored;
  return Object.entries(choices).map(([name, value]) => ({ name, value }));
}

function runsScripts(page: Page): boolean {
  return recordOf(page).javaScript;
}

function recordOf(page: Page): Visit {
  const record = globalThis.openVisits.get(page.context());
  if (!record) throw new Error('This page is no visit of the running test.');
  return record;
}

function isOurs(url: string): boolean {
  return /^(?:data|blob|about):/.test(url) || (URL.canParse(url) && new URL(url).hostname === '127.0.0.1');
}

/** The browser's own remark that an address outside the site was refused. */
function isRefusal(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && !isOurs(message.location().url);
}
