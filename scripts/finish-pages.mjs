// Runs after `next build` and puts right what Next leaves to the host:
// - It exports a page for its own use. Hosts would answer it with 200; what a visitor gets for an unknown address is
//   404.html.
// - It asks for all scripts at once with the first picture, and does not ask again for one that fails. load-app.mjs asks
//   for them when the largest picture is there, and until they have come.
// - It writes all that a page shows twice into it: as HTML, and as the payload from which React makes the page
//   interactive, which is longer. The payload becomes a script that comes with the others.
// - It makes every page interactive. The page for what is not kept without a network is shown at any address, which Next
//   would take for a mistake and load again, so it goes without.
//   node scripts/finish-pages.mjs [folder]
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadApp } from './load-app.mjs';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Chunks of the RSC payload: `[0]` first, then `[1, text]`. */
const PAYLOAD = /<script>(\(?self\.__next_f\b[^<]*)<\/script>/g;
/** Set by components/offline/offline-screen.tsx. */
const STATIC_PAGE = 'data-static-page';
/** Below _next/static, so that hosts cache payloads for ever. */
const PAYLOADS = '_next/static/payloads';

/** The payload in the inline scripts of a page. */
function payloadOf(file, scripts) {
  const [begin, ...pieces] = scripts.map((script) => /\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? 'null');
  const texts = pieces.map((piece) => JSON.parse(piece)).filter((piece) => piece?.[0] === 1);
  if (begin !== '[0]' || texts.length === 0 || texts.length < pieces.length)
    throw new Error(
      `${file}: the format of the RSC payload has changed. Update payloadOf in scripts/finish-pages.mjs.`,
    );
  return texts.map(([, text]) => text).join('');
}

const folder = resolve(process.argv[2] ?? 'out');
for (const name of readdirSync(folder)) {
  if (/^_not-found(?:\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
}
mkdirSync(join(folder, PAYLOADS), { recursive: true });
const source = loadApp
  .toString()
  .replace(/^\s*(?:\/\/|\/\*\*).*$|\/\/ .*$/gm, '')
  .replace(/\s+/g, ' ');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(folder, name);
  const html = readFileSync(file, 'utf8');
  const files = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  if (files.length === 0) continue;
  const withoutApp = html.replaceAll(SCRIPT, '').replaceAll(PRELOAD, '').replaceAll(PAYLOAD, '');
  if (html.includes(STATIC_PAGE)) {
    // nothing on it waits for React
    writeFileSync(file, withoutApp.replace('<html ', '<html data-hydrated="" '));
    continue;
  }
  const payload = payloadOf(
    name,
    [...html.matchAll(PAYLOAD)].map(([, script]) => script),
  );
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const address = `/${PAYLOADS}/${hash}.js`;
  writeFileSync(join(folder, address), `self.__next_f||=[[0],[1,${JSON.stringify(payload)}]]`);
  const runtime = files.find((src) => src.includes('/turbopack-'));
  if (!runtime) throw new Error(`${name}: no script is Turbopack's runtime. Mend scripts/finish-pages.mjs.`);
  const chunks = files.filter((src) => src !== runtime);
  const args = [address, chunks, runtime].map((arg) => JSON.stringify(arg)).join(',');
  const inlineScript = `<script>(${source})(${args})</script>`;
  writeFileSync(
    file,
    withoutApp.replace('</body>', () => `${inlineScript}</body>`),
  );
}
