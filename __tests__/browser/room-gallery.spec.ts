import { interpolate } from '@/components/ui/interpolate';
import { photoSrc } from '@/components/ui/photo/photo-urls';
import { getBrand } from '@/content';
import { expect, PHONE, test, visit, type Page } from './support/test';

const GALLERIES = '**/data/room-galleries.json';
const villa = getBrand('beachsuites-villa');
const words = { ...villa.rooms.words.gallery, ...villa.words.controls };
const followed = villa.rooms.listed.filter(({ bannerFixed }) => !bannerFixed);
const [otherRoom, room] = [followed[0]!, followed[1]!];
const PATH = `/${villa.id}/room/${room.id}`;
const COUNT = room.gallery.length;

const gallery = (page: Page) => page.getByRole('region', { name: words.label.replace('[room]', '') });
const enlargeButton = (page: Page) =>
  gallery(page).locator('[data-position="current"]').getByRole('button', { name: words.enlarge });
const mainPicture = (page: Page) => enlargeButton(page).locator('img');
const thumbs = (page: Page) =>
  gallery(page).locator(`button[aria-label^="${interpolate(words.picture, { number: '' })}"]`);
const previous = (page: Page) => gallery(page).getByRole('button', { name: words.previous });
const next = (page: Page) => gallery(page).getByRole('button', { name: words.next });
const lightbox = (page: Page) => page.getByRole('dialog');

const thumbSrcs = (page: Page) =>
  thumbs(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const expectPosition = (page: Page, position: number, count = COUNT) =>
  expect(gallery(page).getByRole('status')).toContainText(
    interpolate(words.picturePosition, { number: position, count }),
  );

const expectCounter = (page: Page, position: number, count = COUNT) =>
  expect(lightbox(page).getByText(`${position}/${count}`, { exact: true })).toBeVisible();

test('GAL-01, GAL-02, GAL-03, GAL-04, NET-01: the pictures are those of the published file, requested once, and are turned both ways and chosen by thumbnail', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/data/')) requests.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, PATH);
  await expect.poll(() => requests).toEqual([`GET ${baseURL}/data/room-galleries.json`]);
  const srcs = room.gallery.map(photoSrc);
  expect(await thumbSrcs(page)).toEqual(srcs);

  await previous(page).click();
  await expectPosition(page, COUNT);
  await next(page).click();
  await expectPosition(page, 1);
  await expect(mainPicture(page)).toHaveAttribute('src', srcs[0]!);
  await next(page).click();
  await expectPosition(page, 2);
  await expect(mainPicture(page)).toHaveAttribute('src', srcs[1]!);

  await thumbs(page).nth(2).click();
  await expectPosition(page, 3);
  await expect(mainPicture(page)).toHaveAttribute('src', srcs[2]!);
  const current = gallery(page).locator('[aria-current="true"]');
  await expect(current).toHaveAttribute('aria-label', interpolate(words.picture, { number: 3 }));
  expect(requests).toHaveLength(1);
});

test('GAL-05, GAL-06, GAL-07, GAL-08, GAL-09, GAL-10, GAL-11, GAL-12: full screen shows the same picture, holds the page still, and gives back picture, place and focus', async ({
  page,
}) => {
  await visit(page, PATH);
  await thumbs(page).nth(1).click();
  await mainPicture(page).scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  const tryToScroll = async () => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('PageDown');
  };
  const hasScrollBar = () => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');

  await mainPicture(page).click();
  await expectCounter(page, 2);
  expect(await hasScrollBar()).toBe(false);
  await tryToScroll();
  await page.keyboard.press('ArrowLeft');
  await expectCounter(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectCounter(page, COUNT);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await expectCounter(page, 1);
  await lightbox(page).getByRole('button', { name: words.previous }).click();
  await expectCounter(page, COUNT);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expectPosition(page, COUNT);
  expect(await scrollPosition(page)).toBe(place);

  await enlargeButton(page).focus();
  await page.keyboard.press('Enter');
  await expectCounter(page, COUNT);
  await page.keyboard.press('ArrowRight');
  await expectCounter(page, 1);
  await tryToScroll();
  await lightbox(page).getByRole('button', { name: words.close }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(enlargeButton(page)).toBeFocused();
  expect(await scrollPosition(page)).toBe(place);
  expect(await hasScrollBar()).toBe(true);
  await tryToScroll();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(place);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('pictures can be swiped', async ({ page }) => {
    await visit(page, PATH);
    await mainPicture(page).scrollIntoViewIfNeeded();
    const box = (await mainPicture(page).boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const swipe = async (from: number, to: number) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 80);
    await expectPosition(page, 2);
    await swipe(80, 300);
    await expectPosition(page, 1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures are in a row, without controls', async ({ page }) => {
    await page.goto(PATH);
    const pictures = gallery(page).locator('ul').first().locator('img');
    await expect(pictures).toHaveCount(COUNT);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await expect(thumbs(page).first()).toBeHidden();
  });
});

/** A promise that the test resolves. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { resolve, promise };
}

test('ERR-04: when the file cannot be read, placeholders are shown, the rest is unchanged, and the next room requests it again', async ({
  page,
  consoleErrors,
}) => {
  const failure = deferred();
  let refused = true;
  consoleErrors.allow(/room-galleries|room galleries/);
  await page.route(GALLERIES, async (route) => {
    await failure.promise;
    return refused ? route.fulfill({ status: 500 }) : route.continue();
  });
  await visit(page, PATH);
  const textOf = async () =>
    (await page.locator('main').innerText()).replace(
      new RegExp(`\\d+ of \\d+|${words.enlarge}\\s+`, 'g'),
      '',
    );
  const before = await textOf();
  const placeholders = villa.rooms.placeholders.map(photoSrc);
  failure.resolve();
  await expectPosition(page, 1, placeholders.length);
  expect(await thumbSrcs(page)).toEqual(placeholders);
  expect(await textOf()).toBe(before);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('main img').first()).toHaveAttribute(
    'src',
    photoSrc(room.banner ?? villa.pages.room.banner),
  );
  await mainPicture(page).click();
  await expectCounter(page, 1, placeholders.length);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();

  refused = false;
  await page.locator(`main a[href="/${villa.id}/room/${otherRoom.id}"]`).click();
  await page.waitForURL(`**/room/${otherRoom.id}`);
  await expectPosition(page, 1, otherRoom.gallery.length);
  expect(await thumbSrcs(page)).toEqual(otherRoom.gallery.map(photoSrc));
});

test('GAL-01: the owner may publish other pictures: known ones stay as built, new ones are shown by their path, none is shown that is gone', async ({
  page,
}) => {
  const known = photoSrc(room.gallery[1]!);
  const added = `${photoSrc(villa.rooms.placeholders[0]!)}?new`;
  const answer = deferred();
  await page.route(GALLERIES, async (route) => {
    await answer.promise;
    await route.fulfill({
      json: { rooms: { [room.id]: { gallery: [known, added], breadcrumbImage: added } } },
    });
  });
  await visit(page, PATH);
  await previous(page).click();
  await expectPosition(page, COUNT);
  answer.resolve();
  await expectPosition(page, 2, 2);
  await expect(mainPicture(page)).toHaveAttribute('src', added);
  const banner = page.locator('main img').first();
  await expect(banner).toHaveAttribute('src', added);
  expect(await banner.evaluate((img) => img.clientWidth)).toBe(page.viewportSize()?.width);
  await previous(page).click();
  await expectPosition(page, 1, 2);
  await expect(mainPicture(page)).toHaveAttribute('src', known);
  expect(await mainPicture(page).evaluate((img) => img.parentElement?.tagName)).toBe('PICTURE');
});
