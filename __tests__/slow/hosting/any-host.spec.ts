import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { exportedFiles, exportedPaths, readHtml } from '../../support/exported';
import { BOUTIQUE } from '../../support/brands';
import { expect, test, visit, hydrated, type Page } from '../../browser/support/test';

// Python's server knows nothing of clean addresses.

const { about, 'tours-activities': tours } = BOUTIQUE.brand.pages;

let server: ChildProcess;
let url: string;

/** The page knows where it is. */
async function expectAt(page: Page, { title, href }: typeof about) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('#main-menu a[aria-current="page"]')).toHaveAttribute('href', href);
}

test.describe('on a simple server (needs python3)', () => {
  test.skip(spawnSync('python3', ['--version']).status !== 0);

  test.beforeAll(async () => {
    const values = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', 'out'];
    server = spawn('python3', values, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [said] = await once(server.stdout!, 'data');
    url = `http://127.0.0.1:${/(?<=port )\d+/.exec(String(said))}`;
  });

  test.afterAll(() => server.kill());

  test('RTE-28: every page and what its links fetch open with and without a slash at the end', async () => {
    for (const path of exportedPaths().filter((one) => !['/', '/404'].includes(one))) {
      const data = exportedFiles().filter((file) => file.startsWith(`${path}/__next.`));
      expect(data.length).toBeGreaterThan(2);
      for (const file of [path, `${path}/`, `${path}.txt`, `${path}/index.txt`, ...data])
        expect((await fetch(url + file)).status, file).toBe(200);
      expect(await (await fetch(url + path)).text()).toBe(readHtml(path));
    }
    expect((await fetch(`${url}/joya-boutique/nope`)).status).toBe(404);
  });

  for (const path of [`${about.href}/`, about.href]) {
    test(`RTE-28: a visit that begins at ${path} knows where it is, there and after each link`, async ({
      page,
    }) => {
      await visit(page, url + path);
      await expectAt(page, about);
      await page.locator(`#main-menu a[href="${tours.href}"]`).click();
      await expectAt(page, tours);
      await page.goBack();
      await expectAt(page, about);
      await page.reload();
      await hydrated(page);
      await expectAt(page, about);
    });
  }
});
