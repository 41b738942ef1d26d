import type { Page } from 'playwright-core';
import { photoSrc } from '@/components/ui/photo/photo-urls';
import { getBrand } from '@/content';
import { poll, expectConsoleError, scrollTo, expectVisible, expectHidden, visit } from './support/visitor';

const GALLERIES = '**/data/room-galleries.json';
const villa = getBrand('beachsuites-villa');
const words = { ...villa.rooms.words.gallery, ...villa.words.controls };
const followed = villa.rooms.listed.filter(({ bannerFixed }) => !bannerFixed);
const [otherRoom, room] = [followed[0]!, followed[1]!];
const PATH = `/${villa.id}/room/${room.id}`;
const COUNT = room.gallery.length;

const gallery = (page: Page) => page.getByRole('region', { name: `${words.label}: ` });
const enlargeButton = (page: Page) =>
  gallery(page).locator('[data-position="current"]').getByRole('button', { name: words.enlarge });
const mainPicture = (page: Page) => enlargeButton(page).locator('img');
const thumbs = (page: Page) => gallery(page).locator(`button[aria-label^="${words.picture} "]`);
const previous = (page: Page) => gallery(page).getByRole('button', { name: words.previous });
const next = (page: Page) => gallery(page).getByRole('button', { name: words.next });
const lightbox = (page: Page) => page.getByRole('dialog');

const shownSrc = (page: Page) => mainPicture(page).getAttribute('src');
const thumbSrcs = (page: Page) =>
  thumbs(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function shows(page: Page, place: number, count = COUNT): Promise<void> {
  await poll(
    async () => (await gallery(page).getByRole('status').innerText()).replace(/\s+/g, ' '),
    (text) => expect(text).toContain(`${place} ${words.of} ${count}`),
  );
}

const counts = (page: Page, place: number, count = COUNT) =>
  expectVisible(lightbox(page).getByText(`${place}/${count}`, { exact: true }));

/** What waits until the test says so. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

test('GAL-01, GAL-02, GAL-03, GAL-04, NET-01: the pictures are those of the published file, asked for once, and are turned both ways and chosen by thumbnail', async () => {
  const asked: string[] = [];
  const page = await visit(PATH, {
    prepare: async (context) => {
      context.on('requestfinished', (request) => {
        if (request.url().includes('/data/')) asked.push(`${request.method()} ${request.url()}`);
      });
    },
  });
  await poll(
    () => asked,
    (requests) => expect(requests).toEqual([`GET ${globalThis.siteUrl}/data/room-galleries.json`]),
  );
  const srcs = room.gallery.map(photoSrc);
  expect(await thumbSrcs(page)).toEqual(srcs);

  await previous(page).click();
  await shows(page, COUNT);
  await next(page).click();
  await shows(page, 1);
  expect(await shownSrc(page)).toBe(srcs[0]);
  await next(page).click();
  await shows(page, 2);
  expect(await shownSrc(page)).toBe(srcs[1]);

  await thumbs(page).nth(2).click();
  await shows(page, 3);
  expect(await shownSrc(page)).toBe(srcs[2]);
  const current = gallery(page).locator('[aria-current="true"]');
  expect(await current.getAttribute('aria-label')).toBe(`${words.picture} 3`);
  expect(asked).toHaveLength(1);
});

test('GAL-05, GAL-06, GAL-07, GAL-08, GAL-09, GAL-10, GAL-11, GAL-12: full screen shows the same picture, holds the page still, and gives back picture, place and focus', async () => {
  const page = await visit(PATH);
  await thumbs(page).nth(1).click();
  await scrollTo(page, 500);
  const tryToScroll = async () => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('PageDown');
  };
  const hasScrollBar = () => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');

  await mainPicture(page).click();
  await counts(page, 2);
  expect(await hasScrollBar()).toBe(false);
  await tryToScroll();
  await page.keyboard.press('ArrowLeft');
  await counts(page, 1);
  await page.keyboard.press('ArrowLeft');
  await counts(page, COUNT);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await counts(page, 1);
  await lightbox(page).getByRole('button', { name: words.previous }).click();
  await counts(page, COUNT);
  await page.keyboard.press('Escape');
  await expectHidden(lightbox(page));
  await shows(page, COUNT);
  expect(await scrollPosition(page)).toBe(500);

  await enlargeButton(page).focus();
  await page.keyboard.press('Enter');
  await counts(page, COUNT);
  await page.keyboard.press('ArrowRight');
  await counts(page, 1);
  await tryToScroll();
  await lightbox(page).getByRole('button', { name: words.close }).click();
  await expectHidden(lightbox(page));
  await poll(
    () => enlargeButton(page).evaluate((button) => button === document.activeElement),
    (focused) => expect(focused).toBe(true),
  );
  expect(await scrollPosition(page)).toBe(500);
  expect(await hasScrollBar()).toBe(true);
  await tryToScroll();
  await poll(
    () => scrollPosition(page),
    (y) => expect(y).toBeGreaterThan(500),
  );
});

test('pictures can be swiped', async () => {
  const page = await visit(PATH, { viewport: 'phone', touch: true });
  await mainPicture(page).scrollIntoViewIfNeeded();
  const box = (await mainPicture(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const stroke = async (from: number, to: number) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await stroke(300, 80);
  await shows(page, 2);
  await stroke(80, 300);
  await shows(page, 1);
});

test('without JavaScript all pictures are in a row, without controls', async () => {
  const page = await visit(PATH, { javaScript: false });
  const pictures = gallery(page).locator('ul').first().locator('img');
  expect(await pictures.count()).toBe(COUNT);
  for (const picture of await pictures.all()) await expectVisible(picture);
  expect(await next(page).count()).toBe(0);
  await expectHidden(thumbs(page).first());
});

test('GAL-13, GAL-15, BNR-05, ERR-04: when the file cannot be read, quiet pictures stand in, the rest stays as it is, and the next room asks again', async () => {
  const failure = gate();
  let refused = true;
  const page = await visit(PATH, {
    prepare: async (context, visited) => {
      expectConsoleError(visited, /room-galleries|room galleries/);
      await context.route(GALLERIES, async (route) => {
        await failure.opened;
        return refused ? route.fulfill({ status: 500 }) : route.continue();
      });
    },
  });
  const textOf = async () =>
    (await page.locator('main').innerText()).replace(
      new RegExp(`\\d+ of \\d+|${words.enlarge}\\s+`, 'g'),
      '',
    );
  const before = await textOf();
  const placeholders = villa.rooms.placeholders.map(photoSrc);
  failure.open();
  await shows(page, 1, placeholders.length);
  expect(await thumbSrcs(page)).toEqual(placeholders);
  expect(await textOf()).toBe(before);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  expect(await page.locator('main img').first().getAttribute('src')).toBe(
    photoSrc(room.banner ?? villa.pages.room.banner),
  );
  await mainPicture(page).click();
  await counts(page, 1, placeholders.length);
  await page.keyboard.press('Escape');
  await expectHidden(lightbox(page));

  refused = false;
  await page.locator(`main a[href="/${villa.id}/room/${otherRoom.id}"]`).click();
  await page.waitForURL(`**/room/${otherRoom.id}`);
  await shows(page, 1, otherRoom.gallery.length);
  expect(await thumbSrcs(page)).toEqual(otherRoom.gallery.map(photoSrc));
});

test('GAL-01, BNR-05: the owner may publish other pictures: known ones stay as built, new ones are shown by their path, none is shown that is gone', async () => {
  const known = photoSrc(room.gallery[1]!);
  const added = `${photoSrc(villa.rooms.placeholders[0]!)}?new`;
  const answer = gate();
  const page = await visit(PATH, {
    prepare: (context) =>
      context.route(GALLERIES, async (route) => {
        await answer.opened;
        await route.fulfill({
          json: { rooms: { [room.id]: { gallery: [known, added], breadcrumbImage: added } } },
        });
      }),
  });
  await previous(page).click();
  await shows(page, COUNT);
  answer.open();
  await shows(page, 2, 2);
  expect(await shownSrc(page)).toBe(added);
  const banner = page.locator('main img').first();
  expect(await banner.getAttribute('src')).toBe(added);
  expect(await banner.evaluate((img) => img.clientWidth)).toBe(page.viewportSize()?.width);
  await previous(page).click();
  await shows(page, 1, 2);
  expect(await shownSrc(page)).toBe(known);
  expect(await mainPicture(page).evaluate((img) => img.parentElement?.tagName)).toBe('PICTURE');
});
