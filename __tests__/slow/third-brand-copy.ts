import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addHouse, copyProject } from '../../scripts/generated-houses.mjs';
import { serveExport } from '../../scripts/serve.mjs';

export const LODGE = {
  id: 'mangrove-lodge',
  path: '/mangrove-lodge',
  name: 'Mangrove Lodge',
  siteType: 'Mangrove Lodge Pemba',
  accent: '#12345a',
  roomsFrom: 10,
} as const;

const COPY = resolve('.cache', 'third-brand');

/** A copy of the project in which somebody adds a house, and touches nothing but content, one style and pictures. */
export function addThirdHouse(): void {
  copyProject(COPY);
  addHouse(COPY, LODGE);
}

export function removeThirdHouse(): void {
  rmSync(COPY, { recursive: true, force: true });
}

/** Builds the copy as its owner would. */
export async function buildThirdHouse(): Promise<void> {
  // SITE_URL and the like come from the environment as in any build; jest's own marks do not belong to it
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;
  const build = spawn('npm run --silent build', { cwd: COPY, env, shell: true });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((done) => build.on('close', done));
  if (code !== 0) throw new Error(`The site with a third house could not be built:\n${said}`);
}

/** Serves the copy. */
export const serveThirdHouse = () => serveExport({ folder: join(COPY, 'out'), host: '127.0.0.1' });
