import { interpolate } from '@/lib/interpolate';
import { BOUTIQUE } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';
import { brands } from '../support/site';

const SQUARE = /-portrait-\d+\.avif$/;

/** Pictures that a home fetches without user action until its slides move, in the order of the requests. */
async function getPhotos(page: Page, path: string): Promise<string[]> {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/photos/')) requestedFiles.push(pathname);
  });
  await visit(page, path);
  // the last one is the picture of the next slide
  const hero = page.locator('.swiper-initialized').first();
  await hero.locator('[aria-label^="2 "] img').waitFor({ state: 'attached' });
  return requestedFiles;
}

/** "/photos/villa-pool-beach-eb8c283a-portrait-800.avif" is a file of "villa-pool-beach". */
const getPhoto = (file: string) => file.replace(/^\/photos\//, '').replace(/-[0-9a-f]{8}-.*$/, '');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const { id, name } of brands) {
    test(`the home of ${name} fetches each picture once, and first a square one`, async ({ page }) => {
      const files = await getPhotos(page, `/${id}`);
      expect(files[0]).toMatch(SQUARE);
      const photos = files.map(getPhoto);
      expect(photos).toEqual([...new Set(photos)]);
    });
  }
});

test('without its photos a room page has the fallback image as its banner, and thumbnails of their colours', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/photos/**', (route) => route.abort());
  const { href, gallery } = BOUTIQUE.rooms.listed[0];
  await visit(page, href);
  const banner = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth > 0 && img.currentSrc))
    .toMatch(/\/placeholder\.svg$/);
  for (const [index, { averageColor }] of gallery.entries()) {
    const label = interpolate(BOUTIQUE.labels.controls.photo, { number: index + 1 });
    const [red, green, blue] = averageColor.match(/\w\w/g)!.map((channel) => parseInt(channel, 16));
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveCSS(
      'background-color',
      `rgb(${red}, ${green}, ${blue})`,
    );
  }
});
