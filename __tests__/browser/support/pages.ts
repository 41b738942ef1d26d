import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { TRACE } from './evidence.mjs';
import { TIMEOUT_MS } from './wait';

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

/** Of the site's origin, without scripts. */
const EMPTY_PAGE = '/robots.txt';

/** Pages left by visits of this kind. */
export function poolFor({ javaScript, touch }: VisitOptions): Page[] {
  const kind = JSON.stringify({ javaScript, touch });
  const pool = globalThis.idlePages.get(kind) ?? [];
  globalThis.idlePages.set(kind, pool);
  return pool;
}

/** A page in a new browser context, recorded for whoever looks into a failure. */
export async function newPage(options: VisitOptions): Promise<Page> {
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
export async function prepareIdlePage(page: Page, options: VisitOptions): Promise<void> {
  await page.setViewportSize(viewportOf(options));
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...mediaOf(options) });
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storageOf(options));
  await page.context().tracing.startChunk();
}

/** Leaves of a visit one page, without what it stored, for the next one. */
export async function emptyPage(context: BrowserContext): Promise<Page> {
  const [page, ...others] = context.pages();
  if (!page) throw new Error('There is no page to leave.');
  page.removeAllListeners('request');
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  await context.tracing.stopChunk();
  await page.mouse.move(-10, -10); // nothing is hovered
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
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
