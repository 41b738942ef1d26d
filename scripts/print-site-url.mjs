// Last step of `npm run build`: prints the site URL of the export, with a warning when SITE_URL is not set.
import { readFile } from 'node:fs/promises';

const home = await readFile('out/index.html', 'utf8');
const address = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
if (!address) throw new Error('out/index.html has no canonical URL.');

if (/^http:/.test(address)) {
  const lines = [
    `SITE_URL is not set: this export uses ${address}`,
    'Do not publish it: search engines and shared links would use that address.',
    'Build again with SITE_URL:',
    '',
    '  SITE_URL=https://www.your-domain.com npm run build',
  ];
  const rule = '!'.repeat(78);
  console.warn(['', rule, ...lines.map((line) => `!  ${line}`), rule, ''].join('\n'));
} else {
  console.log(`Address: ${address}`);
}
