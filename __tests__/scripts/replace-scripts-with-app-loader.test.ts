/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { replaceScriptsWithAppLoader } from '@/scripts/replace-scripts-with-app-loader';

const CHUNK = '/_next/static/chunks/page.js';
const RUNTIME = '/_next/static/chunks/turbopack-1.js';
const SCRIPTS = `<script src="${CHUNK}" async=""></script><script src="${RUNTIME}" async=""></script>`;
const PAYLOAD =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script>';
const pageWith = (end: string) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" href="${CHUNK}"/></head><body><h1>Rooms</h1>` +
  `<script src="/_next/static/chunks/polyfills.js" noModule=""></script>${end}</body></html>`;

/** The files of an export, as far as they are read. */
const EXPORT = {
  'rooms.html': pageWith(SCRIPTS + PAYLOAD),
  'rooms.txt': '0:{}',
  [CHUNK]: '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,1,()=>{}])',
  [RUNTIME]: '(()=>{let e=globalThis.TURBOPACK;if(!Array.isArray(e))return})()',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-scripts-with-app-loader-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

type Changes = Readonly<Record<string, string | undefined>>;

/** The page of an export in which some files are changed, or left out where they are undefined. */
function deferScripts(changes: Changes = {}, page = 'rooms.html'): string {
  const files: Changes = { ...EXPORT, ...changes };
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return replaceScriptsWithAppLoader({ folder, file: page, html: files[page]! }, new Set());
}

test('the page gets one script, which loads the payload, the chunks and then the runtime', () => {
  const page = deferScripts();
  expect(page).not.toContain('async=""');
  expect(page).not.toContain('as="script"');
  expect(page).not.toContain('__next_f=');
  const [, payload] =
    /\("([^"]+)",\["[^"]+page\.js"\],"[^"]+turbopack-1\.js"\);<\/script><\/body>/.exec(page) ?? [];
  expect(readFileSync(join(folder, payload ?? ''), 'utf8')).toBe('self.__next_f||=[[0],[1,"0:{}"]]');
});

test('the page that works without React gets none', () => {
  const page = deferScripts({ 'rooms.html': pageWith(`<p data-static-page=""></p>${SCRIPTS}${PAYLOAD}`) });
  expect(page).toContain('<html data-hydrated="" lang="en">');
  expect(page).not.toContain('turbopack');
});

test('the 404 page has no data beside it', () => {
  expect(deferScripts({ '404.html': pageWith(SCRIPTS + PAYLOAD) }, '404.html')).toContain('turbopack');
});

const page = (scripts: string, payload = PAYLOAD) => ({ 'rooms.html': pageWith(scripts + payload) });
const OTHER_TAG = 'Update SCRIPT, PRELOAD or PAYLOAD';
const OTHER_CHUNK = 'Update hasRun in browser/app-loader/load-app.ts';

test.each<[string, remedy: string, Changes, file?: string]>([
  ['a page has no script tag', 'Update SCRIPT', page('')],
  [
    'a script is preloaded in another way',
    OTHER_TAG,
    page(`<link as="script" rel="preload" href="${CHUNK}"/>${SCRIPTS}`),
  ],
  [
    'a part of the payload is written in another way',
    OTHER_TAG,
    page(SCRIPTS, `${PAYLOAD}<script>window.self.__next_f.push([1,""])</script>`),
  ],
  ['the payload has another format', 'Update readPayload', page(SCRIPTS, PAYLOAD.replace('[1,', '[3,'))],
  [
    'no script is the runtime',
    'Update replaceScriptsWithAppLoader',
    page(SCRIPTS.replace('turbopack', 'runtime')),
  ],
  [
    'the runtime takes its chunks from elsewhere',
    OTHER_CHUNK,
    { [RUNTIME]: EXPORT[RUNTIME].replace('TURBOPACK', 'CHUNKS') },
    RUNTIME,
  ],
  [
    'a chunk does not say which script it is',
    OTHER_CHUNK,
    { [CHUNK]: EXPORT[CHUNK].replace('document.currentScript', '"page.js"') },
    CHUNK,
  ],
  ['a chunk is not in the export', 'Update SCRIPT', { [CHUNK]: undefined }],
  ['the data of a page is missing', 'Find out under which name', { 'rooms.txt': undefined }],
])('it stops where %s, and names the file and the remedy', (_, remedy, changes, file = 'rooms.html') => {
  const defer = () => deferScripts(changes);
  for (const text of [new RegExp(`^${file}: `), remedy, 'docs/next-internals.md'])
    expect(defer).toThrow(text);
});
