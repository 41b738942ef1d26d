import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../../../scripts/project-copy.mjs';
import { serveExport } from '../../../scripts/serve.mjs';

/** Runs a command in a copy of the project; the answer is how it ended and what it said. */
export function runIn(
  copy: string,
  command: string,
  settings: Partial<NodeJS.ProcessEnv>,
): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings } as NodeJS.ProcessEnv;
  const child = spawn(command, { cwd: copy, env, shell: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => child.on('close', (code) => done({ code, said })));
}

/** Builds a copy of the project as its owner would. */
export async function buildCopy(copy: string): Promise<void> {
  const { code, said } = await runIn(copy, 'npm run --silent build', { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`${copy} could not be built:\n${said}`);
}

/** Copies the project, changes the copy, builds and serves it. */
export async function serveCopy(name: string, change: (copy: string) => unknown) {
  const copy = resolve('.cache', name);
  copyProject(copy);
  change(copy);
  await buildCopy(copy);
  const { port, close } = await serveExport({ folder: join(copy, 'out'), host: '127.0.0.1' });
  const remove = async () => {
    await close();
    rmSync(copy, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, remove };
}

/** Changes a file of content in a copy, or writes one. @param file in content/, without its ending */
export function changeContent(
  copy: string,
  file: string,
  change: (content: ReturnType<typeof JSON.parse>) => unknown,
): void {
  const path = join(copy, 'content', `${file}.json`);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
