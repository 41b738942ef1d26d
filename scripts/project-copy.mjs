// A copy of the project to which tests and benchmarks add a brand as an owner would: a folder in content/, its line in
// content/index.ts, and pictures.
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const NOT_COPIED = [
  'node_modules',
  'out',
  'art',
  '__tests__',
  'playwright.config.ts',
  'test-results',
  'playwright-report',
];
/** Of the folders with a dot, which tests read too. */
const WORKFLOWS = '.github';

/** @param {string} folder inside the project: the compiler follows no link that leaves it */
export function copyProject(folder) {
  const copy = resolve(folder);
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if ((name.startsWith('.') && name !== WORKFLOWS) || NOT_COPIED.includes(name)) continue;
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(relative(copy, resolve('node_modules')), join(copy, 'node_modules'), 'junction');
}

/**
 * Names a brand in the list of content/index.ts.
 * @param {string} folder its folder in content/
 * @param {string} value what its index.ts exports
 */
export function addToList(copy, folder, value) {
  const file = join(copy, 'content', 'index.ts');
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf(']');
  if (end < 0) throw new Error(`${file} has no list of brands.`);
  writeFileSync(
    file,
    `import { ${value} } from './${folder}';\n${text.slice(0, end)}, ${value}${text.slice(end)}`,
  );
}
