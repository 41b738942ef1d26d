import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addToList, copyProject } from '../../scripts/project-copy.mjs';
import { serveExport } from '../../scripts/serve.mjs';

const COPY = resolve('.cache', 'third-brand');

/** A copy of the project in which somebody adds a brand, and touches nothing but content and pictures. */
export function addThirdBrand(): void {
  copyProject(COPY);
  const content = join(COPY, 'content');
  cpSync('__tests__/fixtures/third-brand', join(content, 'mangrove-lodge'), { recursive: true });
  addToList(COPY, 'mangrove-lodge', 'mangroveLodge');
  cpSync('content/photos/sunset-dhow.jpg', join(content, 'photos/landing-mangrove.jpg'));
}

export function removeThirdBrand(): void {
  rmSync(COPY, { recursive: true, force: true });
}

/** Builds the copy as its owner would. */
export async function buildThirdBrand(): Promise<void> {
  // its sentences have no translations yet; SITE_URL and the like come from the environment as in any build; jest's own marks do not belong to it
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    DRAFT_LANGUAGES: '1',
  } as const;
  const build = spawn('npm run --silent build', { cwd: COPY, env, shell: true });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((done) => build.on('close', done));
  if (code !== 0) throw new Error(`The site with a third brand could not be built:\n${said}`);
}

/** Serves the copy. */
export const serveThirdBrand = () => serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
