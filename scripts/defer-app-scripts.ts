// Replaces the tags with which Next loads the app by one inline script:
// - Next asks for all scripts at once with the first picture, and does not ask again for one that fails. The app loader
//   asks for them when the largest picture is there, and until they have come.
// - Next writes all that a page shows twice into it: as HTML, and as the payload from which React makes the page
//   interactive, which is longer. The payload becomes a script that comes with the others.
// - Next makes every page interactive. The page for what is not cached without a network is shown at any URL, which Next
//   would take for a mistake and load again, so it goes without.
// All of this rests on how Next writes a page. Where that has changed, the build stops: docs/next-internals.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScript } from '../lib/inline-script';
import { ProgramError } from './run-program';

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

/** Returns what does this for a page of the export in a folder. It throws a ProgramError where Next has changed. */
export function createScriptDeferrer(folder: string): (file: string, html: string) => string {
  const checkedScripts = new Set<string>();
  mkdirSync(join(folder, PAYLOADS), { recursive: true });

  /** Fails unless the app loader can tell from a script that it has run. */
  function checkScript(page: string, src: string, expected: RegExp): void {
    if (checkedScripts.has(src)) return;
    checkedScripts.add(src);
    const file = join(folder, src);
    if (!existsSync(file))
      fail(
        page,
        `${src}, which it names, is not in the export`,
        'Update SCRIPT in scripts/defer-app-scripts.ts.',
      );
    if (!expected.test(readFileSync(file, 'utf8')))
      fail(
        src,
        'it does not use the array TURBOPACK as before',
        'Update hasRun in browser/app-loader/load-app.ts, which reads it, and CHUNK and RUNTIME in scripts/defer-app-scripts.ts.',
      );
  }

  function writePayload(payload: string): string {
    const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
    const url = `/${PAYLOADS}/${hash}.js`;
    writeFileSync(join(folder, url), `self.__next_f||=[[0],[1,${JSON.stringify(payload)}]]`);
    return url;
  }

  /** The inline script that loads everything else. */
  function appLoaderTag(page: string, html: string, scripts: readonly string[]): string {
    const [runtime, ...others] = scripts.filter((src) => src.includes('/turbopack-'));
    if (!runtime || others.length > 0)
      return fail(
        page,
        `${others.length === 0 ? 'none' : 'more than one'} of its scripts is called turbopack-…, as the runtime was`,
        'Update appLoaderTag in scripts/defer-app-scripts.ts: the runtime has to come last.',
      );
    const chunks = scripts.filter((src) => src !== runtime);
    checkScript(page, runtime, RUNTIME);
    for (const chunk of chunks) checkScript(page, chunk, CHUNK);
    const payload = writePayload(readPayload(page, html));
    return `<script>${inlineScript(APP_LOADER, { payload, chunks, runtime })}</script>`;
  }

  return (page, html) => {
    if (page !== NOT_FOUND && !existsSync(join(folder, page.replace(/html$/, 'txt'))))
      fail(
        page,
        'the .txt file beside it, which links to the page fetch, is missing',
        'Find out under which name Next exports the data of a page, and whether hosts still need the copies that scripts/postprocess-html.ts makes.',
      );
    const scripts = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
    if (scripts.length === 0)
      fail(
        page,
        'it has no script tag of the form <script src="…" async="">',
        'Update SCRIPT in scripts/defer-app-scripts.ts to the form that Next writes now.',
      );
    const withoutApp = [SCRIPT, PRELOAD, PAYLOAD, TRANSITION].reduce(
      (rest, part) => rest.replaceAll(part, ''),
      html,
    );
    const [remains] = REMAINS.exec(withoutApp) ?? [];
    if (remains)
      fail(
        page,
        `${remains} would load or start the app beside the app loader`,
        'Update SCRIPT, PRELOAD or PAYLOAD in scripts/defer-app-scripts.ts, so that it is taken out.',
      );
    // nothing on it waits for React
    if (html.includes(STATIC_PAGE)) return withoutApp.replace('<html ', '<html data-hydrated="" ');
    const tag = appLoaderTag(page, html, scripts);
    return withoutApp.replace('</body>', () => `${tag}</body>`);
  };
}

/** The payload in the inline scripts of a page. */
function readPayload(page: string, html: string): string {
  const scripts = [...html.matchAll(PAYLOAD)].map(([, script = '']) => script);
  const [begin, ...pieces] = scripts.map((script) => /\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? 'null');
  const texts = pieces.map((piece) => JSON.parse(piece)).filter((piece) => piece?.[0] === 1);
  if (begin !== '[0]' || texts.length === 0 || texts.length < pieces.length)
    fail(
      page,
      'the RSC payload in it has another format than [0], [1, text], [1, text] …',
      'Update readPayload in scripts/defer-app-scripts.ts.',
    );
  return texts.map(([, text]) => text).join('');
}

function fail(file: string, change: string, remedy: string): never {
  throw new ProgramError(`${file}: ${change}\n  ${remedy} See docs/next-internals.md.`);
}
