import { FONT_LIMIT, HTML_LIMIT, compressed, limitFor, weighVisit } from '@/scripts/weigh.mjs';
import { exportedPages } from './support/exported-files';

const pages = exportedPages.filter(({ path }) => path !== '/no-such-page');

test('no page is heavy to read', () => {
  for (const { path, html } of pages) {
    const bytes = compressed(Buffer.from(html));
    expect({ path, bytes, light: bytes <= HTML_LIMIT }).toEqual({ path, bytes, light: true });
  }
});

test.each(pages.map(({ path }) => path))('on a phone, %s is light to open', async (path) => {
  const limit = limitFor(path);
  const { bytes, requests, kinds } = await weighVisit(globalThis.sharedBrowser, globalThis.siteUrl + path);
  expect({
    bytes,
    requests,
    kinds,
    light: bytes <= limit.bytes && requests <= limit.requests && kinds.fonts <= FONT_LIMIT,
  }).toMatchObject({ light: true });
});
