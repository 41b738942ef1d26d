import { exec } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command in a copy of the project; returns its exit code and its output. */
export function runIn(copy: string, command: string, settings: Partial<NodeJS.ProcessEnv>) {
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    // Jest has read the settings of this project: with this mark the copy would not read its own
    __NEXT_PROCESSED_ENV: undefined,
    ...settings,
  } as NodeJS.ProcessEnv;
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

/** Changes a file of content in a copy, or writes one. @param file in content/, without its ending */
export function changeContent(copy: string, file: string, change: Change): void {
  const path = join(copy, 'content', `${file}.json`);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
