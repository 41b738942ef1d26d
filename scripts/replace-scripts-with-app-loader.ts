// Replaces the tags with which Next loads the app by one inline script:
// - Next asks for all scripts at once with the first photo, and does not ask again for one that fails. The app loader
//   asks for them when the largest photo is there, and until they have come.
// - Next writes all that a page shows twice into it: as HTML, and as the payload from which React makes the page
//   interactive, which is longer. The payload becomes a script that comes with the others.
// - Next makes every page interactive. The page for what is not cached without a network is shown at any URL, which Next
//   would take for a mistake and load again, so it goes without.
// All of this rests on how Next writes a page. Where that has changed, the build stops: docs/next-internals.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInlineScript } from '../app/bundle-inline-script';
import { ExpectedError } from './run-main';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Chunks of the RSC payload: `[0]` first, then `[1, text]`. */
const PAYLOAD = /<script>(\(?self\.__next_f\b[^<]*)<\/script>/g;
/** What <ViewTransition> writes for parts that are streamed: not valid, and nothing is streamed here. */
const TRANSITION = / vt-[a-z]+="[^"]*"/g;
/** What is left of Next's loading where one of the three above has missed something. Polyfills are `noModule`. */
const REMAINS = /<script\b(?![^>]*\bnomodule\b)[^>]*\ssrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>|__next_f\b/i;
/** Each chunk puts itself, with its script element, into an array of this name, which the app loader reads. */
const CHUNK = /\bTURBOPACK\b.*\.push\(\[[^,]*document\.currentScript/s;
const RUNTIME = /\bTURBOPACK\b(?=.*\bisArray\b)/s;
/** Declares the values that it is given here. */
const APP_LOADER = 'browser/app-loader/index.ts';
/** Set by components/offline/offline-screen.tsx. */
const STATIC_PAGE = 'data-static-page';
/** Below _next/static, so that hosts cache payloads for ever. */
const PAYLOADS = '_next/static/payloads';
/** Hosts answer with it at other URLs, so no link leads to it. */
const NOT_FOUND = '404.html';

interface ExportedPage {
  readonly folder: string;
  /** As "joya-boutique/about.html". */
  readonly file: string;
  readonly html: string;
}

/**
 * Returns the HTML of a page with the app loader, and writes the payload of the page into a file.
 * @param checkedScripts addresses of scripts that are as expected, which most pages share
 * @throws ExpectedError where Next writes pages in another way than expected
 */
export function replaceScriptsWithAppLoader(page: ExportedPage, checkedScripts: Set<string>): string {
  const { folder, file, html } = page;
  if (file !== NOT_FOUND && !existsSync(join(folder, file.replace(/html$/, 'txt'))))
    fail(
      file,
      'the .txt file beside it, which links to the page fetch, is missing',
      'Find out under which name Next exports the data of a page, and whether hosts still need the copies that scripts/postprocess-html.ts makes.',
    );
  const scripts = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
  if (scripts.length === 0)
    fail(
      file,
      'it has no script tag of the form <script src="…" async="">',
      'Update SCRIPT in scripts/replace-scripts-with-app-loader.ts to the form that Next writes now.',
    );
  const withoutApp = [SCRIPT, PRELOAD, PAYLOAD, TRANSITION].reduce(
    (rest, part) => rest.replaceAll(part, ''),
    html,
  );
  const [remains] = REMAINS.exec(withoutApp) ?? [];
  if (remains)
    fail(
      file,
      `${remains} would load or start the app beside the app loader`,
      'Update SCRIPT, PRELOAD or PAYLOAD in scripts/replace-scripts-with-app-loader.ts, so that it is taken out.',
    );
  // nothing on it waits for React
  if (html.includes(STATIC_PAGE)) return withoutApp.replace('<html ', '<html data-hydrated="" ');

  const [runtime, ...others] = scripts.filter((src) => src.includes('/turbopack-'));
  if (!runtime || others.length > 0)
    return fail(
      file,
      `${others.length === 0 ? 'none' : 'more than one'} of its scripts is called turbopack-…, as the runtime was`,
      'Update replaceScriptsWithAppLoader in scripts/replace-scripts-with-app-loader.ts: the runtime has to come last.',
    );
  const chunks = scripts.filter((src) => src !== runtime);
  for (const src of scripts) {
    if (checkedScripts.has(src)) continue;
    checkScript(page, src, src === runtime ? RUNTIME : CHUNK);
    checkedScripts.add(src);
  }
  const payload = writePayload(folder, readPayload(file, html));
  const tag = `<script>${bundleInlineScript(APP_LOADER, { payload, chunks, runtime })}</script>`;
  return withoutApp.replace('</body>', () => `${tag}</body>`);
}

/** Fails unless the app loader can tell from a script that it has run. */
function checkScript({ folder, file }: ExportedPage, src: string, expected: RegExp): void {
  const script = join(folder, src);
  if (!existsSync(script))
    fail(
      file,
      `${src}, which it names, is not in the export`,
      'Update SCRIPT in scripts/replace-scripts-with-app-loader.ts.',
    );
  if (!expected.test(readFileSync(script, 'utf8')))
    fail(
      src,
      'it does not use the array TURBOPACK as before',
      'Update hasRun in browser/app-loader/load-app.ts, which reads it, and CHUNK and RUNTIME in scripts/replace-scripts-with-app-loader.ts.',
    );
}

/** Returns the URL of the file. */
function writePayload(folder: string, payload: string): string {
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const url = `/${PAYLOADS}/${hash}.js`;
  mkdirSync(join(folder, PAYLOADS), { recursive: true });
  writeFileSync(join(folder, url), `self.__next_f||=[[0],[1,${JSON.stringify(payload)}]]`);
  return url;
}

/** The payload in the inline scripts of a page. */
function readPayload(file: string, html: string): string {
  const scripts = [...html.matchAll(PAYLOAD)].map(([, script = '']) => script);
  const [begin, ...pieces] = scripts.map((script) => /\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? 'null');
  const texts = pieces.map((piece) => JSON.parse(piece)).filter((piece) => piece?.[0] === 1);
  if (begin !== '[0]' || texts.length === 0 || texts.length < pieces.length)
    fail(
      file,
      'the RSC payload in it has another format than [0], [1, text], [1, text] …',
      'Update readPayload in scripts/replace-scripts-with-app-loader.ts.',
    );
  return texts.map(([, text]) => text).join('');
}

function fail(file: string, change: string, remedy: string): never {
  throw new ExpectedError(`${file}: ${change}\n  ${remedy} See docs/next-internals.md.`);
}
