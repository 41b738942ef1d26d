import type { BrowserContext, Page, Route } from 'playwright-core';
import { eachHouse } from './support/houses';
import {
  eventually,
  expectComplaint,
  open,
  scrollTo,
  seen,
  unseen,
  visit,
  type VisitOptions,
} from './support/visitor';

const GALLERIES = '**/data/room-galleries.json';

interface Published {
  readonly rooms: Record<
    string,
    { title: string; type: string; gallery: string[]; breadcrumbImage?: string }
  >;
}

async function published(): Promise<Published> {
  return (await fetch(`${globalThis.siteUrl}/data/room-galleries.json`)).json() as Promise<Published>;
}

const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of the/ });
const mainPicture = (page: Page) =>
  gallery(page)
    .getByRole('button', { name: /full screen/ })
    .locator('img');
const thumbs = (page: Page) => gallery(page).getByRole('button', { name: /^Picture \d+$/ });
const turn = (page: Page, way: 'Previous' | 'Next') =>
  gallery(page).getByRole('button', { name: `${way} picture` });
const lightbox = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => lightbox(page).getByText(/^\d+\/\d+$/);

const srcOf = (page: Page) => mainPicture(page).getAttribute('src');
const places = (page: Page) => gallery(page).getByRole('status').innerText();

async function shows(page: Page, place: string): Promise<void> {
  await eventually(
    () => places(page),
    (text) => expect(text.replace(/\s+/g, ' ')).toContain(place),
  );
}

async function enlarge(page: Page): Promise<void> {
  await mainPicture(page).click();
  await seen(lightbox(page));
  await seen(counter(page));
}

/** A visit that gets another answer for the pictures. */
function visitWith(path: string, answer: (route: Route) => Promise<unknown>, options: VisitOptions = {}) {
  return visit(path, {
    ...options,
    prepare: (context: BrowserContext) => context.route(GALLERIES, answer),
  });
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function expectScrolling(page: Page, allowed: boolean): Promise<void> {
  const before = await scrollPosition(page);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
  if (allowed) expect(await scrollPosition(page)).toBeGreaterThan(before);
  else expect(await scrollPosition(page)).toBe(before);
}

eachHouse((house) => {
  const id = String(house.roomIds[1]);
  const path = `${house.path}/room/${id}`;

  test('GAL-01, NET-01: the pictures are those of the published file, asked for once', async () => {
    const asked: string[] = [];
    const page = await visit(path, {
      prepare: async (context) => {
        context.on('request', (request) => {
          if (request.url().includes('/data/')) asked.push(`${request.method()} ${request.url()}`);
        });
      },
    });
    const { rooms } = await published();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([`GET ${globalThis.siteUrl}/data/room-galleries.json`]);
    expect(
      await thumbs(page)
        .locator('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src'))),
    ).toEqual(rooms[id]?.gallery);
  });

  test('GAL-02, GAL-03: previous and next go round in both directions', async () => {
    const page = await visit(path);
    const count = await thumbs(page).count();
    const first = await srcOf(page);
    await turn(page, 'Previous').click();
    await shows(page, `${count} of ${count}`);
    await turn(page, 'Next').click();
    await shows(page, `1 of ${count}`);
    expect(await srcOf(page)).toBe(first);
    await turn(page, 'Next').click();
    await shows(page, `2 of ${count}`);
    expect(await srcOf(page)).not.toBe(first);
  });

  test('GAL-04: a thumbnail shows its picture and is marked', async () => {
    const page = await visit(path);
    const third = thumbs(page).nth(2);
    await third.click();
    await shows(page, '3 of');
    expect(await srcOf(page)).toBe(await third.locator('img').getAttribute('src'));
    expect(await gallery(page).locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Picture 3');
  });

  test('GAL-05, GAL-10 to GAL-12: the large picture opens full screen with the same index', async () => {
    const page = await visit(path);
    const count = await thumbs(page).count();
    await thumbs(page).nth(1).click();
    await enlarge(page);
    expect(await counter(page).textContent()).toBe(`2/${count}`);
    await page.keyboard.press('ArrowLeft');
    await seen(lightbox(page).getByText(`1/${count}`, { exact: true }));
    await page.keyboard.press('ArrowLeft');
    await seen(lightbox(page).getByText(`${count}/${count}`, { exact: true }));
    await lightbox(page).getByRole('button', { name: /next/i }).click();
    await seen(lightbox(page).getByText(`1/${count}`, { exact: true }));
    await lightbox(page)
      .getByRole('button', { name: /previous/i })
      .click();
    await seen(lightbox(page).getByText(`${count}/${count}`, { exact: true }));
    await page.keyboard.press('Escape');
    await unseen(lightbox(page));
    await shows(page, `${count} of ${count}`);
  });

  test('GAL-06 to GAL-09: full screen holds the page still until it is closed, and gives it back as it was', async () => {
    const page = await visit(path);
    await mainPicture(page).scrollIntoViewIfNeeded();
    const close = [
      () => page.keyboard.press('Escape'),
      () => lightbox(page).getByRole('button', { name: /close/i }).click(),
    ];
    for (const way of close) {
      await scrollTo(page, 500);
      await enlarge(page);
      await expectScrolling(page, false);
      await way();
      await unseen(lightbox(page));
      expect(await scrollPosition(page)).toBe(500);
      await expectScrolling(page, true);
    }
  });

  test('after full screen the focus is on the picture that was last seen', async () => {
    const page = await visit(path);
    const button = gallery(page).getByRole('button', { name: /full screen/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await seen(counter(page));
    await page.keyboard.press('ArrowRight');
    await seen(lightbox(page).getByText(/^2\//));
    await page.keyboard.press('Escape');
    await unseen(lightbox(page));
    await eventually(
      () => button.evaluate((element) => element === document.activeElement),
      (focused) => expect(focused).toBe(true),
    );
  });

  test('a finger turns the pictures', async () => {
    const page = await visit(path, { viewport: 'phone', touch: true });
    await mainPicture(page).scrollIntoViewIfNeeded();
    const box = await mainPicture(page).boundingBox();
    if (!box) throw new Error('no picture');
    const client = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const stroke = async (from: number, to: number) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await stroke(300, 80);
    await shows(page, '2 of');
    await stroke(80, 300);
    await shows(page, '1 of');
  });

  test('without JavaScript all pictures lie in a row, and no control is in the way', async () => {
    const page = await visit(path, { javaScript: false });
    const { rooms } = await published();
    const pictures = gallery(page).locator('ul').first().locator('img');
    expect(await pictures.count()).toBe(rooms[id]?.gallery.length);
    for (const picture of await pictures.all()) expect(await picture.isVisible()).toBe(true);
    expect(await turn(page, 'Next').isVisible()).toBe(false);
    expect(await thumbs(page).first().isVisible()).toBe(false);
  });

  describe('falls back to eight quiet pictures, says so on the console and nowhere else', () => {
    const entryOf = (change: (file: Published) => unknown) => async (route: Route) =>
      route.fulfill({ json: change((await (await route.fetch()).json()) as Published) });
    const failures: [string, (route: Route) => Promise<unknown>][] = [
      ['GAL-13: when the request fails', (route) => route.abort()],
      ['GAL-13: when the server fails', (route) => route.fulfill({ status: 500 })],
      ['GAL-13: when the file is missing', (route) => route.fulfill({ status: 404, body: '<p>Not found' })],
      [
        'GAL-13: when the file is no JSON',
        (route) => route.fulfill({ body: '{"rooms":', contentType: 'application/json' }),
      ],
      ['GAL-14: when the room is missing', (route) => route.fulfill({ json: { rooms: {} } })],
      [
        'GAL-16: when the room has no pictures',
        entryOf((file) => ({ rooms: { ...file.rooms, [id]: { ...file.rooms[id], gallery: [] } } })),
      ],
    ];
    test.each(failures)('%s', async (_, answer) => {
      const page = await visit(path, {
        prepare: async (context, page) => {
          expectComplaint(page, /room-galleries|pictures of the rooms/);
          await context.route(GALLERIES, answer);
        },
      });
      const before = await page.locator('main').innerText();
      await shows(page, '1 of 8');
      const shown = await thumbs(page)
        .locator('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''));
      expect(new Set(shown).size).toBe(8);
      expect(shown.filter((src) => !src.startsWith('/photos/calm-'))).toEqual([]);
      // GAL-15
      expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
      expect((await page.locator('main').innerText()).replace(/\d+ of \d+/, '')).toBe(
        before.replace(/\d+ of \d+/, ''),
      );
      await enlarge(page);
      expect(await counter(page).textContent()).toBe('1/8');
    });
  });

  test('the owner may publish other pictures: known ones stay as built, new ones are shown by their path', async () => {
    const { rooms } = await published();
    const known = rooms[id]?.gallery[1] ?? '';
    const page = await visitWith(path, (route) =>
      route.fulfill({ json: { rooms: { [id]: { gallery: [known, '/photos/calm-water.webp?new'] } } } }),
    );
    await shows(page, '1 of 2');
    expect(await srcOf(page)).toBe(known);
    expect(
      await mainPicture(page)
        .locator('xpath=..')
        .evaluate(({ tagName }) => tagName),
    ).toBe('PICTURE');
    await turn(page, 'Next').click();
    await shows(page, '2 of 2');
    expect(await srcOf(page)).toBe('/photos/calm-water.webp?new');
  });

  test('a shorter list of pictures never leaves the gallery on a picture that is gone', async () => {
    const page = await visitWith(path, async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.fulfill({ json: { rooms: { [id]: { gallery: ['/photos/calm-water.webp'] } } } });
    });
    await turn(page, 'Previous').click();
    await shows(page, '1 of 1');
    await enlarge(page);
    expect(await counter(page).textContent()).toBe('1/1');
  });
});

test('ENT-10: the published file has seven rooms in the agreed shape, and every path leads to a picture', async () => {
  const { rooms } = await published();
  expect(Object.keys(rooms)).toEqual(['1', '2', '3', '4', '6', '7', '8']);
  const paths = new Set<string>();
  for (const { title, type, gallery: list, breadcrumbImage } of Object.values(rooms)) {
    expect(title).not.toBe('');
    expect(['boutique', 'villa']).toContain(type);
    for (const picture of [...list, breadcrumbImage ?? '']) paths.add(picture);
  }
  for (const picture of paths) {
    const response = await fetch(globalThis.siteUrl + picture);
    expect([picture, response.status, response.headers.get('content-type')]).toEqual([
      picture,
      200,
      'image/webp',
    ]);
  }
});

test('after a failure the next room page asks again', async () => {
  let refuse = true;
  const page = await visit('/joya-boutique/room/4', {
    prepare: async (context, visited) => {
      expectComplaint(visited, /room-galleries|pictures of the rooms/);
      await context.route(GALLERIES, (route) => (refuse ? route.abort() : route.continue()));
    },
  });
  await shows(page, '1 of 8');
  refuse = false;
  await page.getByRole('link', { name: 'Deluxe Sea Front Ground Floor' }).first().click();
  await page.waitForURL('**/room/6');
  await shows(page, '1 of 6');
  await open(page, '/joya-boutique/room/4');
  await shows(page, '1 of 6');
});
