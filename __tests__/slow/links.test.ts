import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { serveExport } from '@/scripts/serve-export';

jest.setTimeout(600_000);

test('no link, picture, style or fragment inside the export is dead', async () => {
  const { port, close } = await serveExport({ host: '127.0.0.1' });
  const site = `http://127.0.0.1:${port}`;
  // the time limit in linkinator.config.json is for other sites, and would count the wait for a connection; other hosts, and the address at which the site is published, are checked by npm run check:links
  const options = `--recurse --timeout 600000 --check-css --check-fragments --skip "^(?!${site})" --format csv --verbosity error`;
  const env = { ...process.env, NODE_OPTIONS: '--import ./__tests__/support/eight-connections.mjs' };
  const { code, stdout, stderr } = await promisify(exec)(`npx --no linkinator ${site} ${options}`, {
    env,
  }).catch((error) => error);
  await close();
  expect(code === undefined ? '' : stdout + stderr).toBe('');
});
