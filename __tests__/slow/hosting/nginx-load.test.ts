import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedFiles, exportedPaths } from '../../support/exported';
import { describeWithNginx, type Get } from './support/nginx';
import { serveSite, type ServedSite } from './support/site';

const REQUESTS = 10_000;
const CONNECTIONS = 200;

/** What visits ask for: pages, scripts, payloads, styles, fonts. */
const VISITED = [
  ...exportedPaths().filter((path) => path !== '/404'),
  ...exportedFiles().filter((file) => file.startsWith('/_next/static/')),
];

/** Asks for the paths in turn over so many connections until told to stop; says how each was answered. */
async function load(get: Get, paths: readonly string[], goOn: (asked: number) => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: Record<string, number> = {};
  let asked = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (goOn(asked)) {
        const path = paths[asked++ % paths.length] ?? '/';
        const outcome = await get(path, { headers: { 'Accept-Encoding': 'gzip' }, agent }).then(
          ({ status, body }) => (status === 200 && body.length === 0 ? 'empty' : String(status)),
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        );
        answers[outcome] = (answers[outcome] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return { asked, answers, seconds: (performance.now() - start) / 1000 };
}

describeWithNginx('the site on nginx under load', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite('out');
  }, 60_000);

  afterAll(() => site.stop());

  test(`${REQUESTS} requests over ${CONNECTIONS} connections are all answered`, async () => {
    const { asked, answers, seconds } = await load(site.get, VISITED, (sofar) => sofar < REQUESTS);
    console.log(`nginx: ${asked} requests over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s`);
    expect(answers).toEqual({ 200: asked });
    expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  }, 180_000);

  test('uploads and a rollback under load fail no request', async () => {
    const second = mkdtempSync(join(tmpdir(), 'joya-second-'));
    cpSync('out', second, { recursive: true });
    rmSync(join(second, '_next', 'static', 'chunks'), { recursive: true });
    writeFileSync(join(second, 'index.html'), '<!DOCTYPE html><title>The second release</title></html>');

    const run = async (script: string, ...values: string[]) => {
      const child = spawn(script, values, { stdio: ['ignore', 'ignore', 'inherit'] });
      expect(await new Promise((done) => child.once('exit', done))).toBe(0);
    };
    let done = false;
    const loaded = load(site.get, VISITED, () => !done);
    for (const exported of ['out', second, 'out', second])
      await run('deploy/upload.sh', exported, site.folder);
    await run('deploy/rollback.sh', site.folder);
    await run('deploy/rollback.sh', site.folder);
    done = true;
    const { asked, answers } = await loaded;
    expect(answers).toEqual({ 200: asked });
    expect((await site.get('/')).body.toString()).toContain('The second release');
    expect(readdirSync(join(site.folder, 'releases'))).toHaveLength(5);
    rmSync(second, { recursive: true });
  }, 180_000);
});
