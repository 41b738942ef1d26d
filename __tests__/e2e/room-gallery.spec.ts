import { getUnversionedPhotoSrc } from '@/components/ui/photo/photo-urls';
import { interpolate } from '@/lib/interpolate';
import { VILLA } from '../support/brands';
import { expect, PHONE, test, type Page } from '../support/e2e/fixtures';
import { scrollY, visit } from '../support/e2e/page-helpers';

const labels = { ...VILLA.rooms.labels.gallery, ...VILLA.labels.controls };
const [, room] = VILLA.rooms.listed.filter(({ bannerFixed }) => !bannerFixed);
const PATH = room!.href;
const COUNT = room!.gallery.length;

const gallery = (page: Page) => page.getByRole('region', { name: labels.galleryLabel.replace('[room]', '') });
const enlarge = (page: Page) =>
  gallery(page).locator('[data-position="current"]').getByRole('button', { name: labels.enlarge });
const photo = (page: Page) => enlarge(page).locator('img');
const thumbs = (page: Page) =>
  gallery(page).locator(`button[aria-label^="${interpolate(labels.photo, { number: '' })}"]`);
const turn = (page: Page, name: string) => gallery(page).getByRole('button', { name });
const lightbox = (page: Page) => page.getByRole('dialog');
const closeButton = (page: Page) => lightbox(page).getByRole('button', { name: labels.close });

const getSrcs = (page: Page) =>
  thumbs(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));

const expectPosition = (page: Page, number: number) =>
  expect(gallery(page).getByRole('status')).toContainText(
    interpolate(labels.photoPosition, { number, count: COUNT }),
  );

const expectCounter = (page: Page, number: number) =>
  expect(lightbox(page).getByText(`${number}/${COUNT}`, { exact: true })).toBeVisible();

// GAL-01, GAL-02, GAL-03, GAL-04, NET-01
test('the photos of the data file are turned both ways, swiped and chosen by thumbnail', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/data/room')) requests.push(`${request.method()} ${request.url()}`);
  });
  await visit(page, PATH);
  await expect.poll(() => requests).toEqual([`GET ${baseURL}/data/room-galleries.json`]);
  const srcs = room!.gallery.map(getUnversionedPhotoSrc);
  expect(await getSrcs(page)).toEqual(srcs);

  await turn(page, labels.previous).click();
  await expectPosition(page, COUNT);
  await turn(page, labels.next).click();
  await expectPosition(page, 1);
  await expect(photo(page)).toHaveAttribute('src', srcs[0]!);

  await thumbs(page).nth(2).click();
  await expectPosition(page, 3);
  await expect(photo(page)).toHaveAttribute('src', srcs[2]!);
  expect(requests).toHaveLength(1);

  // a swipe
  const row = gallery(page).locator('ul').first();
  for (const position of [2, 1]) {
    await row.evaluate((list, index) => (list.scrollLeft = index * list.clientWidth), position - 1);
    await expectPosition(page, position);
  }
});

// GAL-05, GAL-06, GAL-07, GAL-08, GAL-09, GAL-10, GAL-11, GAL-12
test('the close button and Escape end full screen at the same photo, with focus and scroll position restored', async ({
  page,
}) => {
  const scroll = async () => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 300);
  };
  await visit(page, PATH);
  for (const close of [() => closeButton(page).click(), () => page.keyboard.press('Escape')]) {
    await thumbs(page).nth(1).click();
    await photo(page).scrollIntoViewIfNeeded();
    const scrollTop = await scrollY(page);
    await enlarge(page).focus();
    await page.keyboard.press('Enter');
    await expectCounter(page, 2);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    // no hand is as fast as a key pressed while it opens
    await expect(page.locator('.yarl__portal_open')).toHaveCSS('opacity', '1');
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowLeft', COUNT],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectCounter(page, number);
    }
    await scroll();
    await close();
    await expect(lightbox(page)).toBeHidden();
    await expectPosition(page, 1);
    await expect(enlarge(page)).toBeFocused();
    expect(await scrollY(page)).toBe(scrollTop);
    await scroll();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(scrollTop);
  }
});

test('on a phone the thumbnails follow the picture, and the page does not scroll', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, PATH);
  await turn(page, labels.next).scrollIntoViewIfNeeded();
  const scrollTop = await scrollY(page);
  // past the first picture to the last, and back
  for (const [name, number] of [
    [labels.previous, COUNT],
    [labels.previous, COUNT - 1],
    [labels.next, COUNT],
    [labels.next, 1],
  ] as const) {
    await turn(page, name).click();
    await expect(thumbs(page).nth(number - 1)).toBeInViewport({ ratio: 1 });
  }
  expect(await scrollY(page)).toBe(scrollTop);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures are in a row, without controls', async ({ page }) => {
    await page.goto(PATH);
    await expect(gallery(page).locator('ul').first().locator('img:visible')).toHaveCount(COUNT);
    await expect(turn(page, labels.next)).toHaveCount(0);
    await expect(thumbs(page).first()).toBeHidden();
  });
});
