import type { Request } from 'playwright-core';
import { exportedPaths, readDelivered } from './support/export';
import { eachHouse } from './support/houses';
import { eventually, expectComplaint, visit, type VisitOptions } from './support/visitor';

const PHONE = { viewport: { width: 390, height: 844 }, context: { deviceScaleFactor: 2 } } as const;
const MOST_KB_BEFORE_SCROLLING = 200;
const AFTER_LOAD_MS = 2000;

interface Fetched {
  readonly file: string;
  readonly bytes: number;
}

/** Pictures that a page fetches from navigation to two seconds after `load`, in the order they arrive. */
async function picturesOf(path: string, options: VisitOptions = {}): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  const weigh = (request: Request) => {
    const file = new URL(request.url()).pathname;
    if (!file.startsWith('/photos/')) return;
    fetched.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: responseBodySize })));
  };
  const page = await visit(path, {
    ...options,
    prepare: async (_, page) => {
      page.on('requestfinished', weigh);
    },
  });
  await page.waitForTimeout(AFTER_LOAD_MS);
  // what comes later is not counted, and the page may close while it is still on its way
  page.off('requestfinished', weigh);
  return Promise.all(fetched);
}

/** "/photos/villa-pool-beach-eb8c283a-portrait-800.avif" is a file of "villa-pool-beach". */
const pictureOf = (file: string) => file.replace(/^\/photos\//, '').replace(/-[0-9a-f]{8}-.*$/, '');

eachHouse((house) => {
  test('the home fetches few and light pictures before a phone is scrolled, each once', async () => {
    const fetched = await picturesOf(house.path, PHONE);
    const kilobytes = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    expect(fetched.length).toBeGreaterThan(0);
    expect({ kilobytes, light: kilobytes <= MOST_KB_BEFORE_SCROLLING, fetched }).toMatchObject({
      light: true,
    });
    expect(fetched.map(({ file }) => file).filter((file) => !file.endsWith('.avif'))).toEqual([]);
    const pictures = fetched.map(({ file }) => pictureOf(file));
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  test('the first picture of the home is tall on a phone held upright, and whole on a desk', async () => {
    const tall = /-portrait-\d+\.avif$/;
    const upright = await picturesOf(house.path, PHONE);
    expect(upright[0]?.file).toMatch(tall);
    const desk = await picturesOf(house.path);
    expect(desk[0]?.file).toMatch(/-\d+\.avif$/);
    expect(desk.filter(({ file }) => tall.test(file))).toEqual([]);
  });

  test('a drawing takes the place of a banner that cannot be loaded, and keeps what is said of it', async () => {
    const page = await visit(`${house.path}/about`, {
      prepare: (context) => context.route('**/photos/**', (route) => route.abort()),
    });
    expectComplaint(page, /Failed to load resource/);
    const banner = page.locator('main img').first();
    await eventually(
      () =>
        banner.evaluate((img: HTMLImageElement) => [
          img.currentSrc.slice(location.origin.length),
          img.naturalWidth > 0,
        ]),
      (shown) => expect(shown).toEqual(['/placeholder.svg', true]),
    );
    expect(await banner.getAttribute('alt')).not.toBe('');
  });
});

test('no page shows a picture twice', async () => {
  const shown = await readDelivered(exportedPaths(), (document) =>
    [...document.querySelectorAll('main img')]
      // a small copy that steers a larger one says nothing of its own
      .filter((img) => img.getAttribute('alt') !== '')
      .map((img) => img.getAttribute('src') ?? ''),
  );
  expect(Math.max(...[...shown.values()].map((files) => files.length))).toBeGreaterThan(10);
  for (const [path, files] of shown) {
    const pictures = files.map(pictureOf);
    expect([path, pictures.filter((name, at) => pictures.indexOf(name) !== at)]).toEqual([path, []]);
  }
});
