// What a page weighs: the files its HTML names, and what a phone fetches in the first seconds of a visit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A visit is weighed until so long after the load event. */
const AFTER_LOAD_MS = 2000;

/** The phone of Lighthouse's mobile run. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const LIMITS = {
  home: { bytes: 480_000, requests: 26 },
  other: { bytes: 320_000, requests: 22 },
};
export const HTML_LIMIT = 25_000;
export const FONT_LIMIT = 60_000;

/** What a page may weigh on a phone; a home is the one with a hero of several pictures. */
export const limitFor = (path) => (/^\/[^/]+$/.test(path) && path.includes('-') ? LIMITS.home : LIMITS.other);

export const compressed = (bytes) => brotliCompressSync(bytes).length;

/** Addresses of the scripts that a page will load by itself, at once or after the first paint (finish-pages.mjs). */
export function namedScripts(html) {
  const tags = [...html.matchAll(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi)];
  const later = [...html.matchAll(/[[,]"(\/_next\/[^"]+\.js)"/g)];
  return new Set([...tags, ...later].map(([, src]) => src));
}

/** Compressed bytes of the page itself and of the scripts and styles it names. */
export function weighNamed(folder, file) {
  const html = readFileSync(join(folder, file), 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  const sum = (files) =>
    [...files].reduce((total, name) => total + compressed(readFileSync(join(folder, name))), 0);
  return { html: compressed(Buffer.from(html)), js: sum(namedScripts(html)), css: sum(styles) };
}

const KINDS = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'fonts', Image: 'pictures' };

/** @typedef {'html' | 'js' | 'css' | 'fonts' | 'pictures' | 'other'} Kind */

/**
 * What a phone that was never here receives from navigation to two seconds after the load event.
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<{ bytes: number, requests: number, kinds: Record<Kind, number>, urls: string[] }>}
 */
export async function weighVisit(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kindOf = new Map();
    const urls = [];
    const kinds = { html: 0, js: 0, css: 0, fonts: 0, pictures: 0, other: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      urls.push(request.url);
      kindOf.set(requestId, KINDS[type] ?? 'other');
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId);
      if (kind) kinds[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const bytes = Object.values(kinds).reduce((total, one) => total + one, 0);
    return { bytes, requests: urls.length, kinds, urls };
  } finally {
    await context.close();
  }
}
