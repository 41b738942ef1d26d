import { exportedFiles, exportedPaths, readExported } from '../../support/exported';
import { eachSimpleHost } from './support/simple-hosts';

const paths = exportedPaths().filter((path) => !['/', '/404'].includes(path));

jest.setTimeout(60_000);

eachSimpleHost(({ start }) => {
  let host: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    host = await start();
  });

  afterAll(() => host.stop());

  test('RTE-28: every page opens with and without a slash at the end of its address', async () => {
    expect(paths.length).toBeGreaterThan(40);
    for (const path of ['/', ...paths.flatMap((clean) => [clean, `${clean}/`])]) {
      const response = await fetch(host.url + path);
      const file = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
      const same = (await response.text()) === readExported(file).toString();
      expect({ path, status: response.status, same }).toEqual({ path, status: 200, same: true });
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  test('what a link inside the site fetches is there for both spellings of an address', async () => {
    for (const path of paths) {
      const own = exportedFiles().filter((file) => file.startsWith(`${path}/__next.`));
      expect(own.length).toBeGreaterThan(2);
      for (const file of [`${path}.txt`, `${path}/index.txt`, ...own]) {
        const response = await fetch(host.url + file);
        const type = response.headers.get('content-type')?.split(';')[0];
        expect({ file, status: response.status, type }).toEqual({ file, status: 200, type: 'text/plain' });
        await response.arrayBuffer();
      }
      expect(readExported(`${path}/index.txt`).equals(readExported(`${path}.txt`))).toBe(true);
    }
  });

  test('an unknown address is a 404', async () => {
    expect((await fetch(`${host.url}/joya-boutique/nope`)).status).toBe(404);
  });
});
