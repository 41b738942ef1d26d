import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_LIMIT, HTML_LIMIT, compressed, limitFor, weighVisit } from '@/scripts/weigh.mjs';
import { exportedPages } from './support/exported-files';

const pages = exportedPages.filter(({ path }) => path !== '/no-such-page');

test('no page is heavy to read', () => {
  for (const { path, html } of pages) {
    const bytes = compressed(Buffer.from(html));
    expect({ path, bytes, light: bytes <= HTML_LIMIT }).toEqual({ path, bytes, light: true });
  }
});

test('what a page shows stands in it once: what React needs of it comes with the scripts', () => {
  for (const { path, html } of exportedPages) {
    const payload =
      /"(\/_next\/static\/payloads\/[0-9a-f]{16}\.txt)"/.exec(html)?.[1] ?? 'no payload is named';
    expect({ path, twice: html.includes('__next_f.push') }).toEqual({ path, twice: false });
    expect(readFileSync(join('out', payload), 'utf8')).toContain('"$","html"');
  }
});

test('the faces of a page, and no others, are fetched with it', () => {
  for (const { path, html } of pages) {
    const display = path.startsWith('/joya-boutique') ? /\/fraunces_/ : /\/cormorant_/;
    const faces = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) => file);
    expect([path, ...faces]).toEqual([
      path,
      expect.stringMatching(/\/figtree_/),
      expect.stringMatching(display),
    ]);
  }
});

test.each(pages.map(({ path }) => path))('on a phone, %s is light to open', async (path) => {
  const limit = limitFor(path);
  const { bytes, requests, kinds } = await weighVisit(globalThis.sharedBrowser, globalThis.siteUrl + path);
  const measured = { bytes, requests, kinds };
  const light = bytes <= limit.bytes && requests <= limit.requests && kinds.fonts <= FONT_LIMIT;
  expect({ ...measured, light }).toEqual({ ...measured, light: true });
});
