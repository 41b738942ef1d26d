import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addTheme, copyProject } from '../../../scripts/project-copy.mjs';
import { serveExport } from '../../../scripts/serve.mjs';
import { buildCopy } from './built-copy';

const COPY = resolve('.cache', 'third-brand');

/** A copy of the project with a further brand, added through content and pictures alone. */
export function addThirdBrand(): void {
  copyProject(COPY);
  const content = join(COPY, 'content');
  cpSync('__tests__/fixtures/third-brand', join(content, 'mangrove-lodge'), { recursive: true });
  cpSync('__tests__/fixtures/third-brand-post', join(content, 'posts'), { recursive: true });
  addTheme(COPY, 'mangrove-lodge');
  cpSync('content/photos/sunset-dhow.jpg', join(content, 'photos/landing-mangrove.jpg'));
  cpSync('__tests__/fixtures/third-brand-photo', join(content, 'photos'), { recursive: true });
}

export function removeThirdBrand(): void {
  rmSync(COPY, { recursive: true, force: true });
}

export const buildThirdBrand = () => buildCopy(COPY);

/** Serves the copy. */
export const serveThirdBrand = () => serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
