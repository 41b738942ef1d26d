// Runs in `npm run build` once the pages are complete. Hosts made for sites find /about in about.html. The simplest
// servers know no clean addresses and take it for the folder about/, so every page and its data lie in there too.
//   node scripts/copy-index-files.mjs [folder]
import { copyFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? 'out');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const [, page] = /^(.+)\.html$/.exec(name) ?? [];
  if (!page || page === '404' || /(?:^|[/\\])index$/.test(page)) continue;
  for (const ending of ['html', 'txt'])
    copyFileSync(join(folder, `${page}.${ending}`), join(folder, page, `index.${ending}`));
}
