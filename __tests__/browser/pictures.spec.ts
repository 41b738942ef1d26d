import { brands, getBrand } from '@/content';
import { expect, test, visit, type Page, type Request } from './support/test';

const MOST_KB_BEFORE_SCROLLING = 200;
const TALL = /-portrait-\d+\.avif$/;

interface Fetched {
  readonly file: string;
  readonly bytes: number;
}

/** Pictures that a home fetches without user action until its slides move, in the order of the requests. */
async function picturesOf(page: Page, path: string): Promise<Fetched[]> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/photos/')) asked.push(request);
  });
  await visit(page, path);
  // the last one is the picture of the next slide
  const hero = page.locator('.swiper-initialized').first();
  await hero.locator('[aria-label^="2 "] img').waitFor({ state: 'attached' });
  return Promise.all(
    asked.map(async (request) => ({
      file: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

/** "/photos/villa-pool-beach-eb8c283a-portrait-800.avif" is a file of "villa-pool-beach". */
const pictureOf = (file: string) => file.replace(/^\/photos\//, '').replace(/-[0-9a-f]{8}-.*$/, '');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const { id, name } of brands) {
    test(`the home of ${name} fetches light pictures before it is scrolled, each once, and first a tall one`, async ({
      page,
    }) => {
      const fetched = await picturesOf(page, `/${id}`);
      expect(fetched[0]?.file).toMatch(TALL);
      const kilobytes = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      expect(kilobytes, JSON.stringify(fetched)).toBeLessThanOrEqual(MOST_KB_BEFORE_SCROLLING);
      expect(fetched.map(({ file }) => file).filter((file) => !file.endsWith('.avif'))).toEqual([]);
      const pictures = fetched.map(({ file }) => pictureOf(file));
      expect(pictures).toEqual([...new Set(pictures)]);
    });
  }
});

test('on a desk the pictures of the home are whole', async ({ page }) => {
  const fetched = await picturesOf(page, '/beachsuites-villa');
  expect(fetched[0]?.file).toMatch(/\.avif$/);
  expect(fetched.filter(({ file }) => TALL.test(file))).toEqual([]);
});

test('a banner that cannot be loaded becomes the placeholder and keeps its alt text', async ({
  page,
  consoleErrors,
}) => {
  const { id, pages } = getBrand('joya-boutique');
  await page.route('**/photos/**', (route) => route.abort());
  await visit(page, `/${id}/about`);
  consoleErrors.allow(/Failed to load resource/);
  const banner = page.getByRole('img', { name: pages.about.banner.alt, exact: true });
  await expect
    .poll(() =>
      banner.evaluate((img: HTMLImageElement) => [
        img.currentSrc.slice(location.origin.length),
        img.naturalWidth > 0,
      ]),
    )
    .toEqual(['/placeholder.svg', true]);
});
