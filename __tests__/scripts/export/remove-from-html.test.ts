import { removeAppScripts, removeViewTransitionAttributes } from '@/scripts/export/next-internals';

const CHUNK = '/_next/static/chunks/page.js';
const SCRIPTS = `<script src="${CHUNK}" async=""></script>`;
const PAYLOAD =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script>';
const pageWith = (end: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="${CHUNK}"/></head>` +
  `<body><script src="/_next/static/chunks/polyfills.js" noModule=""></script>${end}</body></html>`;

const remove = (end: string) => removeAppScripts('offline.html', pageWith(end));

test('the page keeps no script of the app, and waits for none', () => {
  const page = remove(SCRIPTS + PAYLOAD);
  expect(page).toContain('<html data-hydrated="" lang="en">');
  expect(page.match(/<script[^>]*>/g)).toEqual([
    '<script src="/_next/static/chunks/polyfills.js" noModule="">',
  ]);
  expect(page).not.toContain('preload');
});

test.each([
  ['a script is preloaded', `<link as="script" rel="preload" href="${CHUNK}"/>${SCRIPTS}`],
  [
    'a part of the payload is written',
    `${SCRIPTS}${PAYLOAD}<script>window.self.__next_f.push([1,""])</script>`,
  ],
])('it stops where %s in another way, and names the file and the remedy', (_, end) => {
  for (const text of [/^offline.html: /, 'Update APP_SCRIPT, PRELOAD or PAYLOAD', 'docs/next-internals.md'])
    expect(() => remove(end)).toThrow(text);
});

test('attributes of <ViewTransition> are removed, and all else stays', () => {
  expect(
    removeViewTransitionAttributes('<li vt-name="room-1" class="card" vt-update="auto">vt-name</li>'),
  ).toBe('<li class="card">vt-name</li>');
});
