// Runs after `next build`: takes out the page that Next exports for its own use. Hosts would answer it with 200;
// what a visitor gets for an unknown address is 404.html.
//   node scripts/tidy-export.mjs [folder]
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2] ?? 'out');
for (const name of readdirSync(folder)) {
  if (/^_not-found(?:\.|$)/.test(name)) rmSync(join(folder, name), { recursive: true });
}
