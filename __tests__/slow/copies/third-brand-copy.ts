import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { addTheme, copyProject } from '../../../scripts/project-copy.mjs';
import { serveExport } from '../../../scripts/serve.mjs';
import { THIRD_BRAND } from '../../fixtures/third-brand';
import { buildCopy } from './built-copy';

const COPY = resolve('.cache', 'third-brand');

/** A copy of the project with a further brand, added through content and pictures alone. */
export function addThirdBrand(): void {
  copyProject(COPY);
  const content = join(COPY, 'content');
  for (const [file, text] of Object.entries(THIRD_BRAND)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  addTheme(COPY, 'mangrove-lodge');
  cpSync('content/photos/sunset-dhow.jpg', join(content, 'photos/landing-mangrove.jpg'));
}

export function removeThirdBrand(): void {
  rmSync(COPY, { recursive: true, force: true });
}

export const buildThirdBrand = () => buildCopy(COPY);

/** Serves the copy. */
export const serveThirdBrand = () => serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
