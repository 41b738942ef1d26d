import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { getBrand } from '@/content';
import { exportedFiles, exportedPaths, readExported } from '../../support/exported';
import { expect, test, visit, hydrated, type Page } from '../../browser/support/test';

// Python's server knows nothing of clean addresses.

const { header, pages } = getBrand('joya-boutique');
const [ABOUT, TOURS] = [pages.about, pages['tours-activities']];
const labelOf = ({ href }: { readonly href: string }) =>
  header.nav.find((link) => link.href === href)?.label ?? '';

const current = (page: Page) => page.locator('#main-menu a[aria-current="page"]');
const startOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);

let server: ChildProcess;
let url: string;

test.describe('on a simple server (needs python3)', () => {
  test.skip(spawnSync('python3', ['--version']).status !== 0);

  test.beforeAll(async () => {
    const values = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', 'out'];
    server = spawn('python3', values, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = await new Promise<RegExpExecArray>((done) =>
      server.stdout?.on('data', (text) => {
        const port = /(?<=port )\d+/.exec(String(text));
        if (port) done(port);
      }),
    );
    url = `http://127.0.0.1:${said}`;
  });

  test.afterAll(() => server.kill());

  test('RTE-28: every page and what its links fetch open with and without a slash at the end', async () => {
    for (const path of exportedPaths().filter((one) => !['/', '/404'].includes(one))) {
      const data = exportedFiles().filter((file) => file.startsWith(`${path}/__next.`));
      expect(data.length).toBeGreaterThan(2);
      for (const file of [path, `${path}/`, `${path}.txt`, `${path}/index.txt`, ...data])
        expect((await fetch(url + file)).status, file).toBe(200);
      expect(await (await fetch(url + path)).text()).toBe(readExported(`${path}.html`).toString());
    }
    expect((await fetch(`${url}/joya-boutique/nope`)).status).toBe(404);
  });

  for (const path of [`${ABOUT.href}/`, ABOUT.href]) {
    test(`RTE-28: a visit that begins at ${path} knows where it is, there and after each link`, async ({
      page,
    }) => {
      await visit(page, url + path);
      await expect(current(page)).toHaveText(labelOf(ABOUT));
      const document = await startOfDocument(page);
      await page
        .locator('#main-menu')
        .getByRole('link', { name: labelOf(TOURS), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: TOURS.title })).toBeVisible();
      await expect(current(page)).toHaveText(labelOf(TOURS));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: ABOUT.title })).toBeVisible();
      await expect(current(page)).toHaveText(labelOf(ABOUT));
      expect(await startOfDocument(page)).toBe(document);
      await page.reload();
      await hydrated(page);
      await expect(current(page)).toHaveText(labelOf(ABOUT));
    });
  }
});
