// Runs after `next build` and puts right what Next leaves to the host:
// - It exports a page for its own use. Hosts would answer it with 200; what a visitor gets for an unknown address is
//   404.html.
// - It asks for all scripts at once with the first picture. Pages can be read and used without them, so they wait until
//   the first screen has been painted and its largest picture is there.
//   node scripts/finish-pages.mjs [folder]
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Runs in the browser. A page that is never painted, in a tab nobody looks at, gets its scripts after `load`. */
function startLater(files) {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const file of files) {
      const script = document.createElement('script');
      script.src = file;
      script.async = true;
      document.head.append(script);
    }
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

const folder = resolve(process.argv[2] ?? 'out');
for (const name of readdirSync(folder)) {
  if (/^_not-found(?:\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
}
const source = startLater.toString().replace(/\s+/g, ' ');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = join(folder, name);
  const html = readFileSync(file, 'utf8');
  const files = [...html.matchAll(SCRIPT)].map(([, src]) => src);
  if (files.length === 0) continue;
  const later = `<script>(${source})(${JSON.stringify(files)})</script>`;
  writeFileSync(
    file,
    html
      .replaceAll(SCRIPT, '')
      .replaceAll(PRELOAD, '')
      .replace('</body>', () => `${later}</body>`),
  );
}
