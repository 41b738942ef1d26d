/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postprocessHtml } from '@/scripts/postprocess-html';

const CHUNK = '/_next/static/chunks/page.js';
const SCRIPTS = `<script src="${CHUNK}" async=""></script>`;
const PAYLOAD =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script>';
const STATIC = '<p data-static-page=""></p>';
const pageWith = (end: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="${CHUNK}"/></head>` +
  `<body vt-name="rooms"><script src="/_next/static/chunks/polyfills.js" noModule=""></script>${end}</body></html>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postprocess-html-'));
  writeFileSync(join(folder, 'rooms.txt'), '0:{}');
  mkdirSync(join(folder, 'rooms'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the completed page, without its Content-Security-Policy. */
function complete(end: string, file = 'rooms.html'): string {
  writeFileSync(join(folder, file), pageWith(end));
  postprocessHtml(folder);
  return readFileSync(join(folder, file), 'utf8').replace(/<meta http-equiv[^>]*>/, '');
}

test('the script comes before all that the page loads, which stays as it is', () => {
  const [head = '', rest] = complete(SCRIPTS + PAYLOAD).split('</script><link');
  expect(head).toContain('<meta charSet="utf-8"/><script>');
  expect(`<link${rest}`).toBe(
    pageWith(SCRIPTS + PAYLOAD)
      .replace(' vt-name="rooms"', '')
      .replace(/^.*?(?=<link)/, ''),
  );
});

test('the page that works without React gets no script', () => {
  const page = complete(STATIC + SCRIPTS + PAYLOAD);
  expect(page).toContain('<html data-hydrated="" lang="en">');
  expect(page.match(/<script[^>]*>/g)).toEqual([
    '<script src="/_next/static/chunks/polyfills.js" noModule="">',
  ]);
  expect(page).not.toContain('preload');
});

test('the 404 page has no data beside it', () => {
  expect(complete(SCRIPTS + PAYLOAD, '404.html')).toContain('page.js');
});

test.each<[string, remedy: string, end: string, file?: string]>([
  ['a page has no script tag', 'Update APP_SCRIPT', ''],
  [
    'a script of a static page is preloaded in another way',
    'Update APP_SCRIPT, PRELOAD or PAYLOAD',
    `${STATIC}<link as="script" rel="preload" href="${CHUNK}"/>${SCRIPTS}`,
  ],
  [
    'a part of the payload of a static page is written in another way',
    'Update APP_SCRIPT, PRELOAD or PAYLOAD',
    `${STATIC}${SCRIPTS}${PAYLOAD}<script>window.self.__next_f.push([1,""])</script>`,
  ],
  ['the data of a page is missing', 'Find out under which name', SCRIPTS, 'suites.html'],
])('it stops where %s, and names the file and the remedy', (_, remedy, end, file = 'rooms.html') => {
  for (const text of [new RegExp(`^${file}: `), remedy, 'docs/next-internals.md'])
    expect(() => complete(end, file)).toThrow(text);
});
