import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  listExportedFilesWithoutEditor,
  listExportedEnglishPaths,
  readPageHtml,
} from '../../support/exported-site';

// Python's server knows nothing of clean addresses.

(spawnSync('python3', ['--version']).status === 0 ? test : test.skip)(
  'RTE-28: a simple server serves every page with and without a trailing slash (needs python3)',
  async () => {
    const values = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', 'out'];
    const server = spawn('python3', values, { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [output] = await once(server.stdout, 'data');
      const url = `http://127.0.0.1:${/(?<=port )\d+/.exec(String(output))}`;
      for (const path of listExportedEnglishPaths().filter((path) => !['/', '/404'].includes(path))) {
        const data = listExportedFilesWithoutEditor().filter((file) => file.startsWith(`${path}/__next.`));
        expect(data.length).toBeGreaterThan(2);
        for (const file of [path, `${path}/`, `${path}.txt`, `${path}/index.txt`, ...data]) {
          const { status } = await fetch(url + file);
          expect({ file, status }).toEqual({ file, status: 200 });
        }
        expect(await (await fetch(url + path)).text()).toBe(readPageHtml(path));
      }
      expect((await fetch(`${url}/joya-boutique/nope`)).status).toBe(404);
    } finally {
      server.kill();
    }
  },
  120_000,
);
