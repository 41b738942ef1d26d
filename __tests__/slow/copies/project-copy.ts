import { exec } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const NOT_COPIED = ['node_modules', 'out', 'test-results', 'playwright-report'];
/** All that is copied with a leading dot: tests read it too. */
const COPIED_WITH_LEADING_DOT = ['.github', '.nvmrc'];

/** @param folder must be inside the project, because the compiler does not follow symbolic links out of it */
export function copyProject(folder: string): void {
  const copy = resolve(folder);
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    const isLeftOut = name.startsWith('.') && !COPIED_WITH_LEADING_DOT.includes(name);
    if (!isLeftOut && !NOT_COPIED.includes(name)) cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(relative(copy, resolve('node_modules')), join(copy, 'node_modules'), 'junction');
}

/** Runs a command in a copy of the project; returns its exit code and its output. */
export function runIn(copy: string, command: string, settings: Partial<NodeJS.ProcessEnv>) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings } as NodeJS.ProcessEnv;
  return new Promise<{ code: number; output: string }>((done) =>
    exec(command, { cwd: copy, env, maxBuffer: Infinity }, (error, stdout, stderr) =>
      done({ code: error ? (error.code ?? 1) : 0, output: stdout + stderr }),
    ),
  );
}

/** Builds a copy of the project as its owner would. */
export async function buildCopy(copy: string): Promise<void> {
  const { code, output } = await runIn(copy, 'npm run --silent build', { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`${copy} could not be built:\n${output}`);
}

export type Change = (content: ReturnType<typeof JSON.parse>) => unknown;

/** Changes a file of content in a copy. @param file in content/ */
export function changeText(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Changes files of content in a copy. @param changes by file in content/, without its ending */
export function changeContent(copy: string, changes: Readonly<Record<string, Change>>): void {
  for (const [file, change] of Object.entries(changes))
    changeText(copy, `${file}.json`, (text) => {
      const content = JSON.parse(text);
      change(content);
      return `${JSON.stringify(content, null, 2)}\n`;
    });
}
