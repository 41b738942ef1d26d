// Runs a TypeScript file of this folder that reads content: node scripts/run.mjs check
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [name] = process.argv.splice(2, 1);
const outfile = resolve('.cache', `${name}.mjs`);
mkdirSync('.cache', { recursive: true });
await build({
  entryPoints: [`scripts/${name}.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
try {
  await import(pathToFileURL(outfile).href);
} catch (error) {
  // what is wrong with content is said without a stack
  if (error.name !== 'ContentError') throw error;
  const SHOWN = 10;
  const lines = error.message.split('\n');
  console.error(lines.slice(0, 2 * SHOWN).join('\n'));
  const more = lines.length / 2 - SHOWN;
  if (more > 0) console.error(`... and ${more} more`);
  process.exitCode = 1;
}
