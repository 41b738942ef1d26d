// Runs after `next build` and puts right what Next leaves to the host:
// - It exports a page for its own use. Hosts would answer it with 200; what a visitor gets for an unknown address is
//   404.html.
// - It asks for all scripts at once with the first picture. Pages can be read and used without them, so they wait until
//   the first screen has been painted and its largest picture is there.
// - It writes all that a page shows twice into it: as HTML, and as the payload from which React makes the page
//   interactive, which is longer. The payload gets a file of its own and comes with the scripts.
//   node scripts/finish-pages.mjs [folder]
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** How Next hands React the payload, piece by piece: `[0]` begins, `[1, text]` goes on. */
const PAYLOAD = /<script>(\(?self\.__next_f\b[^<]*)<\/script>/g;
/** Beside Next's own hashed files, so that hosts keep it as long as those. */
const PAYLOADS = '_next/static/payloads';

/** Runs in the browser. A page that is never painted, in a tab nobody looks at, gets its scripts after `load`. */
function startLater(payload, files) {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const append = (tag, attributes) =>
      document.head.append(Object.assign(document.createElement(tag), attributes));
    for (const href of files) append('link', { rel: 'preload', as: 'script', href });
    // React takes a page for complete with what is there when its scripts begin
    fetch(payload)
      .then((response) => {
        if (!response.ok) throw new Error(`${payload}: ${response.status}`);
        return response.text();
      })
      .then((text) => {
        self.__next_f = [[0], [1, text]];
        for (const src of files) append('script', { src, async: true });
      });
  };
  const painted = () => {
    const first = document.querySelector('img[fetchpriority="high"]');
    if (!first || first.complete) return start();
    first.addEventListener('load', start);
    first.addEventListener('error', start);
  };
  if (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, 1000));
}

/** The payload that the scripts of a page hold. */
function payloadOf(file, scripts) {
  const [begin, ...pieces] = scripts.map((script) => /\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? 'null');
  const texts = pieces.map((piece) => JSON.parse(piece)).filter((piece) => piece?.[0] === 1);
  if (begin !== '[0]' || texts.length === 0 || texts.length < pieces.length)
    throw new Error(
      `${file}: Next writes its payload in a new way. Mend payloadOf in scripts/finish-pages.mjs.`,
    );
  return texts.map(([, text]) => text).join('');
}

const folder = resolve(process.argv[2] ?? 'out');
for (const name of readdirSync(folder)) {
  if (/^_not-found(?:\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
}
mkdirSync(join(folder, PAYLOADS), { recursive: true });
const source = startLater
  .toString()
  .replace(/\s*\/\/.*$/gm, '')
  .replace(/\s+/g, ' ');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(folder, name);
  const html = readFileSync(file, 'utf8');
  const files = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  if (files.length === 0) continue;
  const payload = payloadOf(
    name,
    [...html.matchAll(PAYLOAD)].map(([, script]) => script),
  );
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const address = `/${PAYLOADS}/${hash}.txt`;
  writeFileSync(join(folder, address), payload);
  const later = `<script>(${source})(${JSON.stringify(address)}, ${JSON.stringify(files)})</script>`;
  writeFileSync(
    file,
    html
      .replaceAll(SCRIPT, '')
      .replaceAll(PRELOAD, '')
      .replaceAll(PAYLOAD, '')
      .replace('</body>', () => `${later}</body>`),
  );
}
