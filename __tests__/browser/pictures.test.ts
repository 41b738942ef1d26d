import type { Request } from 'playwright-core';
import { brands, getBrand } from '@/content';
import { expectConsoleError, visit, type VisitOptions } from './support/visitor';
import { poll } from './support/wait';

const PHONE = { viewport: { width: 390, height: 844 }, context: { deviceScaleFactor: 2 } } as const;
const MOST_KB_BEFORE_SCROLLING = 200;
const TALL = /-portrait-\d+\.avif$/;

interface Fetched {
  readonly file: string;
  readonly bytes: number;
}

/** Pictures that a home fetches by itself until its slides are moving, in the order they are asked for. */
async function picturesOf(path: string, options: VisitOptions = {}): Promise<Fetched[]> {
  const asked: Request[] = [];
  const page = await visit(path, {
    ...options,
    prepare: async (context) => {
      context.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/photos/')) asked.push(request);
      });
    },
  });
  // the last that it asks for by itself is the picture that will move in next
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

test.each(brands)(
  'the home of $name fetches few and light pictures before a phone is scrolled, each once, and first a tall one',
  async ({ id }) => {
    const fetched = await picturesOf(`/${id}`, PHONE);
    expect(fetched[0]?.file).toMatch(TALL);
    const kilobytes = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    expect({ kilobytes, light: kilobytes <= MOST_KB_BEFORE_SCROLLING, fetched }).toMatchObject({
      light: true,
    });
    expect(fetched.map(({ file }) => file).filter((file) => !file.endsWith('.avif'))).toEqual([]);
    const pictures = fetched.map(({ file }) => pictureOf(file));
    expect(pictures).toEqual([...new Set(pictures)]);
  },
);

test('on a desk the pictures of the home are whole', async () => {
  const fetched = await picturesOf('/beachsuites-villa');
  expect(fetched[0]?.file).toMatch(/\.avif$/);
  expect(fetched.filter(({ file }) => TALL.test(file))).toEqual([]);
});

test('a banner that cannot be loaded becomes the placeholder and keeps its alt text', async () => {
  const { id, pages } = getBrand('joya-boutique');
  const page = await visit(`/${id}/about`, {
    prepare: (context) => context.route('**/photos/**', (route) => route.abort()),
  });
  expectConsoleError(page, /Failed to load resource/);
  const banner = page.getByRole('img', { name: pages.about.banner.alt, exact: true });
  await poll(
    () =>
      banner.evaluate((img: HTMLImageElement) => [
        img.currentSrc.slice(location.origin.length),
        img.naturalWidth > 0,
      ]),
    (shown) => expect(shown).toEqual(['/placeholder.svg', true]),
  );
});
