// Copies the project for tests, which add a brand to the copy: a folder in content/, a line in
// content/themes.ts, and photos.
import { appendFileSync, cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const NOT_COPIED = [
  'node_modules',
  'out',
  '__tests__',
  'playwright.config.ts',
  'test-results',
  'playwright-report',
];
/** All that is copied with a leading dot: tests read it too. */
const COPIED_WITH_LEADING_DOT = ['.github', '.nvmrc'];

/** @param folder must be inside the project, because the compiler does not follow symbolic links out of it */
export function copyProject(folder: string): void {
  const copy = resolve(folder);
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    const isLeftOut = name.startsWith('.') && !COPIED_WITH_LEADING_DOT.includes(name);
    if (isLeftOut || NOT_COPIED.includes(name)) continue;
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(relative(copy, resolve('node_modules')), join(copy, 'node_modules'), 'junction');
}

/** Adds a brand to content/themes.ts, the only file outside of its folder that names it. */
export function addBrandToThemesFile(copy: string, brand: string): void {
  appendFileSync(
    join(copy, 'content', 'themes.ts'),
    `export * as '${brand}' from './${brand}/theme-fonts-and-styles';\n`,
  );
}
