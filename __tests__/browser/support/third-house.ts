import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const LODGE = {
  id: 'mangrove-lodge',
  path: '/mangrove-lodge',
  name: 'Mangrove Lodge',
  siteType: 'Mangrove Lodge Pemba',
  accent: '#12345a',
} as const;

/** Beside the project, not in a folder of the system: the compiler follows no link that leaves the project. */
const COPY = resolve('.third-house');
const NOT_COPIED = ['node_modules', 'out', 'art', '__tests__'];
const MODEL = { id: 'joya-boutique', name: 'Joya Boutique', siteType: 'Joya Boutique Zanzibar' };

/**
 * A copy of the project in which somebody adds a house: a folder and a line in content/, one brand style file,
 * and pictures. Nothing else is touched.
 */
export function addThirdHouse(): void {
  removeThirdHouse();
  for (const name of readdirSync('.')) {
    if (name.startsWith('.') || NOT_COPIED.includes(name)) continue;
    cpSync(name, join(COPY, name), { recursive: true });
  }
  symlinkSync('../node_modules', join(COPY, 'node_modules'), 'junction');

  const content = join(COPY, 'content', LODGE.id);
  cpSync(join(COPY, 'content', MODEL.id), content, { recursive: true });
  writeFileSync(join(content, 'index.ts'), houseModelledOnAnother());
  edit('content/index.ts', (text) =>
    text
      .replace('import', `import { mangroveLodge } from './${LODGE.id}';\nimport`)
      .replace(/\n} satisfies Record<string, Brand>/, `\n  '${LODGE.id}': mangroveLodge,$&`),
  );
  const style = `app/styles/brands/${LODGE.id}.css`;
  cpSync(join(COPY, `app/styles/brands/${MODEL.id}.css`), join(COPY, style));
  edit(style, (css) => css.replaceAll(/--color-accent: [^;]+/g, `--color-accent: ${LODGE.accent}`));
  for (const folder of ['public/icons', 'public/social']) {
    for (const picture of readdirSync(join(COPY, folder)).filter((name) => name.startsWith(MODEL.id))) {
      cpSync(join(COPY, folder, picture), join(COPY, folder, picture.replace(MODEL.id, LODGE.id)));
    }
  }
}

/** The boutique's words under another name, with rooms of its own numbers. */
function houseModelledOnAnother(): string {
  return `
import { joyaBoutique } from '../${MODEL.id}';
import type { Brand } from '../types';

const words = JSON.stringify(joyaBoutique)
  .replaceAll('${MODEL.siteType}', '${LODGE.siteType}')
  .replaceAll('${MODEL.name}', '${LODGE.name}')
  .replaceAll('${MODEL.id}', '${LODGE.id}')
  .replaceAll(/("(?:id|roomId)":|\\/room\\/)(\\d+)/g, (_, before, id) => before + (Number(id) + 10));
const house: Brand = JSON.parse(words);

export const mangroveLodge: Brand = {
  ...house,
  rooms: { ...house.rooms, listed: house.rooms.listed.map((id) => id + 10) },
};
`;
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(COPY, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} no longer looks as this test expects`);
  writeFileSync(join(COPY, file), after);
}

export function removeThirdHouse(): void {
  if (existsSync(COPY)) rmSync(COPY, { recursive: true, force: true });
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

/** Serves the copy; the answer is its address. */
export async function serveThirdHouse(): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', '0', '--host', '127.0.0.1'], {
    cwd: COPY,
  });
  const url = await new Promise<string>((done, fail) => {
    server.stdout.on('data', (text: Buffer) => {
      const port = /http:\/\/\S+:(\d+)/.exec(text.toString())?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    server.on('close', () => fail(new Error('The server of the third house ended.')));
  });
  return { url, server };
}
