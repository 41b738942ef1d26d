// Runs after `next build` and puts right what Next leaves to the host:
// - It exports a page for its own use. Hosts would answer it with 200; what a visitor gets for an unknown address is
//   404.html.
// - It asks for all scripts at once with the first picture, and does not ask again for one that fails. load-app.mjs asks
//   for them when the largest picture is there, and until they have come.
// - It writes all that a page shows twice into it: as HTML, and as the payload from which React makes the page
//   interactive, which is longer. The payload becomes a script that comes with the others.
// - It makes every page interactive. The page for what is not kept without a network is shown at any address, which Next
//   would take for a mistake and load again, so it goes without.
// All of this rests on how Next writes a page. Where that has changed, the build stops: docs/next-internals.md.
//   node scripts/finish-pages.mjs [folder]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadApp } from './load-app.mjs';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Chunks of the RSC payload: `[0]` first, then `[1, text]`. */
const PAYLOAD = /<script>(\(?self\.__next_f\b[^<]*)<\/script>/g;
/** What <ViewTransition> writes for parts that are streamed: not valid, and nothing is streamed here. */
const TRANSITION = / vt-[a-z]+="[^"]*"/g;
/** What is left of Next's loading where one of the three above has missed something. Polyfills are `noModule`. */
const REMAINS = /<script\b(?![^>]*\bnomodule\b)[^>]*\ssrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>|__next_f\b/i;
/** Each chunk puts itself, with its script element, into an array of this name, which load-app.mjs reads. */
const CHUNK = /\bTURBOPACK\b.*\.push\(\[[^,]*document\.currentScript/s;
const RUNTIME = /\bTURBOPACK\b(?=.*\bisArray\b)/s;
/** Set by components/offline/offline-screen.tsx. */
const STATIC_PAGE = 'data-static-page';
/** Below _next/static, so that hosts cache payloads for ever. */
const PAYLOADS = '_next/static/payloads';
/** Hosts answer with it at other addresses, so no link leads to it. */
const NOT_FOUND = '404.html';

const folder = resolve(process.argv[2] ?? 'out');

function stop(file, change, remedy) {
  console.error(`${file}: ${change}\n  ${remedy} See docs/next-internals.md.`);
  process.exit(1);
}

/** The payload in the inline scripts of a page. */
function payloadOf(name, html) {
  const scripts = [...html.matchAll(PAYLOAD)].map(([, script]) => script);
  const [begin, ...pieces] = scripts.map((script) => /\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? 'null');
  const texts = pieces.map((piece) => JSON.parse(piece)).filter((piece) => piece?.[0] === 1);
  if (begin !== '[0]' || texts.length === 0 || texts.length < pieces.length)
    stop(
      name,
      'the RSC payload in it has another format than [0], [1, text], [1, text] …',
      'Update payloadOf in scripts/finish-pages.mjs.',
    );
  return texts.map(([, text]) => text).join('');
}

const checked = new Set();

/** Stops unless load-app.mjs can tell from a script that it has run. */
function checkScript(page, src, expected) {
  if (checked.has(src)) return;
  checked.add(src);
  const file = join(folder, src);
  if (!existsSync(file))
    stop(page, `${src}, which it names, is not in the export`, 'Update SCRIPT in scripts/finish-pages.mjs.');
  if (!expected.test(readFileSync(file, 'utf8')))
    stop(
      src,
      'it does not use the array TURBOPACK as before',
      'Update hasRun in scripts/load-app.mjs, which reads it, and CHUNK and RUNTIME in scripts/finish-pages.mjs.',
    );
}

function writePayload(payload) {
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const address = `/${PAYLOADS}/${hash}.js`;
  writeFileSync(join(folder, address), `self.__next_f||=[[0],[1,${JSON.stringify(payload)}]]`);
  return address;
}

const loader = loadApp
  .toString()
  .replace(/^\s*(?:\/\/|\/\*\*).*$|\/\/ .*$/gm, '')
  .replace(/\s+/g, ' ');

/** The inline script that loads everything else. */
function loaderOf(name, html, scripts) {
  const [runtime, ...others] = scripts.filter((src) => src.includes('/turbopack-'));
  if (!runtime || others.length > 0)
    stop(
      name,
      `${others.length === 0 ? 'none' : 'more than one'} of its scripts is called turbopack-…, as the runtime was`,
      'Update loaderOf in scripts/finish-pages.mjs: the runtime has to come last.',
    );
  const chunks = scripts.filter((src) => src !== runtime);
  checkScript(name, runtime, RUNTIME);
  for (const chunk of chunks) checkScript(name, chunk, CHUNK);
  const args = [writePayload(payloadOf(name, html)), chunks, runtime].map((arg) => JSON.stringify(arg));
  return `<script>(${loader})(${args.join(',')})</script>`;
}

function finish(name, html) {
  if (name !== NOT_FOUND && !existsSync(join(folder, name.replace(/html$/, 'txt'))))
    stop(
      name,
      'the .txt file beside it, which links to the page fetch, is missing',
      'Find out under which name Next exports the data of a page, and whether hosts still need copy-index-files.mjs.',
    );
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  if (scripts.length === 0)
    stop(
      name,
      'it has no script tag of the form <script src="…" async="">',
      'Update SCRIPT in scripts/finish-pages.mjs to the form that Next writes now.',
    );
  const withoutApp = [SCRIPT, PRELOAD, PAYLOAD, TRANSITION].reduce(
    (rest, part) => rest.replaceAll(part, ''),
    html,
  );
  const [remains] = REMAINS.exec(withoutApp) ?? [];
  if (remains)
    stop(
      name,
      `${remains} would load or start the app beside load-app.mjs`,
      'Update SCRIPT, PRELOAD or PAYLOAD in scripts/finish-pages.mjs, so that it is taken out.',
    );
  // nothing on it waits for React
  if (html.includes(STATIC_PAGE)) return withoutApp.replace('<html ', '<html data-hydrated="" ');
  const inlineScript = loaderOf(name, html, scripts);
  return withoutApp.replace('</body>', () => `${inlineScript}</body>`);
}

for (const name of readdirSync(folder)) {
  if (/^_not-found(?:\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
}
mkdirSync(join(folder, PAYLOADS), { recursive: true });
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
if (pages.length === 0) stop(folder, 'there is no page in it', 'Run "npm run build".');
for (const name of pages) {
  const file = join(folder, name);
  writeFileSync(file, finish(name, readFileSync(file, 'utf8')));
}
