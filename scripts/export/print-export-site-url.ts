import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints the URL that an export was built for, with a warning when SITE_URL was not set. */
export function printExportSiteUrl(folder: string): void {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, url] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (!url) throw new Error(`${folder}/index.html has no canonical URL.`);
  if (!url.startsWith('http:')) return console.log(`Address: ${url}`);

  const lines = [
    `SITE_URL is not set: this export uses ${url}`,
    'Do not publish it: search engines and shared links would use that address.',
    'Build again with SITE_URL:',
    '',
    '  SITE_URL=https://www.your-domain.com npm run build',
  ];
  const rule = '!'.repeat(78);
  console.warn(['', rule, ...lines.map((line) => `!  ${line}`), rule, ''].join('\n'));
}
