import { spawn } from 'node:child_process';

/** Builds a copy of the project as its owner would. */
export async function buildCopy(copy: string): Promise<void> {
  // SITE_URL and the like come from the environment as in any build; jest's own marks do not belong to it
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  } as const;
  const build = spawn('npm run --silent build', { cwd: copy, env, shell: true });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((done) => build.on('close', done));
  if (code !== 0) throw new Error(`${copy} could not be built:\n${said}`);
}
