import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { serveExport } from '@/scripts/serve-export';

jest.setTimeout(600_000);

test('no link, picture, style or fragment inside the export is dead', async () => {
  const { port, close } = await serveExport({ host: '127.0.0.1' });
  const site = `http://127.0.0.1:${port}`;
  // few at a time, or the others wait past their time limit, and again where the connection was closed; other hosts, and the address at which the site is published, are checked by npm run check:links
  const options = `--recurse --concurrency 8 --timeout 60000 --retry-errors --check-css --check-fragments --skip "^(?!${site})" --format csv --verbosity error`;
  const { code = 0, stdout } = await promisify(exec)(`npx --no linkinator ${site} ${options}`).catch(
    (error) => error,
  );
  await close();
  expect(code === 0 ? '' : stdout).toBe('');
});
