import { photoSrc } from '@/components/ui/photo/photo-urls';
import {
  COUNT,
  PATH,
  expectCounter,
  enlargeButton,
  gallery,
  lightbox,
  mainPicture,
  next,
  previous,
  room,
  scrollPosition,
  shownSrc,
  expectPosition,
  thumbSrcs,
  thumbs,
  words,
} from './support/room-gallery';
import { visit } from './support/visitor';
import { expectHidden, expectVisible, poll, scrollTo } from './support/wait';

test('GAL-01, GAL-02, GAL-03, GAL-04, NET-01: the pictures are those of the published file, requested once, and are turned both ways and chosen by thumbnail', async () => {
  const requests: string[] = [];
  const page = await visit(PATH, {
    prepare: async (context) => {
      context.on('requestfinished', (request) => {
        if (request.url().includes('/data/')) requests.push(`${request.method()} ${request.url()}`);
      });
    },
  });
  await poll(
    () => requests,
    (list) => expect(list).toEqual([`GET ${globalThis.siteUrl}/data/room-galleries.json`]),
  );
  const srcs = room.gallery.map(photoSrc);
  expect(await thumbSrcs(page)).toEqual(srcs);

  await previous(page).click();
  await expectPosition(page, COUNT);
  await next(page).click();
  await expectPosition(page, 1);
  expect(await shownSrc(page)).toBe(srcs[0]);
  await next(page).click();
  await expectPosition(page, 2);
  expect(await shownSrc(page)).toBe(srcs[1]);

  await thumbs(page).nth(2).click();
  await expectPosition(page, 3);
  expect(await shownSrc(page)).toBe(srcs[2]);
  const current = gallery(page).locator('[aria-current="true"]');
  expect(await current.getAttribute('aria-label')).toBe(`${words.picture} 3`);
  expect(requests).toHaveLength(1);
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
  await expectHidden(lightbox(page));
  await expectPosition(page, COUNT);
  expect(await scrollPosition(page)).toBe(500);

  await enlargeButton(page).focus();
  await page.keyboard.press('Enter');
  await expectCounter(page, COUNT);
  await page.keyboard.press('ArrowRight');
  await expectCounter(page, 1);
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

test('without JavaScript all pictures are in a row, without controls', async () => {
  const page = await visit(PATH, { javaScript: false });
  const pictures = gallery(page).locator('ul').first().locator('img');
  expect(await pictures.count()).toBe(COUNT);
  for (const picture of await pictures.all()) await expectVisible(picture);
  expect(await next(page).count()).toBe(0);
  await expectHidden(thumbs(page).first());
});
