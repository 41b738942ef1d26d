// Runs in `npm run build` after the pages are complete: copies about.html to about/index.html, because simple servers
// without clean URLs look for /about in the folder about/.
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
