// Runs last in `npm run build`: says under which address the export presents itself, loudly when it is the one of
// a single machine.
import { readFile } from 'node:fs/promises';

const home = await readFile('out/index.html', 'utf8');
const address = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
if (!address) throw new Error('out/index.html names no canonical address.');

if (/^http:/.test(address)) {
  const lines = [
    `SITE_URL is not set: this export calls itself ${address}`,
    'It is for looking at, not for publishing: search engines and shared links',
    'would be sent to that address. Before you publish, build with it:',
    '',
    '  SITE_URL=https://www.your-domain.com npm run build',
  ];
  const rule = '!'.repeat(78);
  console.warn(['', rule, ...lines.map((line) => `!  ${line}`), rule, ''].join('\n'));
} else {
  console.log(`Address: ${address}`);
}
