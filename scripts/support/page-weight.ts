// Page weight: the files that the HTML references, and everything that a phone loads on a first visit.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A page counts as loaded after this time without requests. Playwright's "networkidle" fires only once per page. */
const QUIET_MS = 400;

/** The phone that Lighthouse emulates. */
export const LIGHTHOUSE_PHONE_CONTEXT_OPTIONS = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

// one more than the heaviest page needs, because Next splits the shared styles into one or two files
const LIMITS = {
  home: { bytes: 480_000, requests: 27 },
  room: { bytes: 365_000, requests: 29 },
  other: { bytes: 320_000, requests: 23 },
};
export const COMPRESSED_HTML_LIMIT_BYTES = 27_500;
/** Fonts that a page preloads. */
export const PRELOADED_FONTS_LIMIT_BYTES = 30_000;

/** Images that a home page loads before scrolling. */
export const HOME_INITIAL_IMAGES_LIMIT_BYTES = 200_000;

/** Limits for a page on a phone. A home page begins with several images, a room page with a row of them and the tide. */
export const getPageWeightAndRequestLimits = (kind: keyof typeof LIMITS) => LIMITS[kind];

/** As hosts compress that do it once for a file. */
export const getCompressedSize = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;

/** URLs of a page's scripts. */
export function findReferencedScripts(html: string): ReadonlySet<string> {
  const tags = html.matchAll(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi);
  return new Set([...tags].map(([, src = '']) => src));
}

const KINDS: Readonly<Record<string, Kind | undefined>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
};

type Kind = 'html' | 'js' | 'css' | 'fonts' | 'images' | 'other';

/**
 * Starts counting what a page in Chromium loads. `settled` waits until the page is hydrated and sends no more requests,
 * and returns the totals.
 */
export async function watchTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kindsByRequestId = new Map<string, Kind>();
  const counted = new Set<string>();
  const kinds: Record<Kind, number> = { html: 0, js: 0, css: 0, fonts: 0, images: 0, other: 0 };
  const underway = new Set<string>();
  let changed = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // only browsers with a window request the favicon
    if (request.url.startsWith('data:') || new URL(request.url).pathname.startsWith('/icons/')) return;
    counted.add(requestId);
    kindsByRequestId.set(requestId, KINDS[type ?? ''] ?? 'other');
    underway.add(requestId);
    changed = performance.now();
  });
  // count a file once: hosts mark files as immutable, so that a browser caches them, but this server answers 304
  session.on('Network.requestServedFromCache', ({ requestId }) => counted.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.status === 304) counted.delete(requestId);
  });
  const ended = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const kind = kindsByRequestId.get(requestId);
    if (kind) kinds[kind] += encodedDataLength;
    underway.delete(requestId);
    changed = performance.now();
  };
  session.on('Network.loadingFinished', ended);
  session.on('Network.loadingFailed', ended);
  return {
    async settled() {
      await page.locator('html[data-hydrated]').waitFor();
      changed = performance.now();
      while (underway.size > 0 || performance.now() - changed < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const bytes = Object.values(kinds).reduce((total, kindBytes) => total + kindBytes, 0);
      return { bytes, requests: counted.size, kinds };
    },
  };
}
