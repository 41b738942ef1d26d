import { photoSrc } from '@/components/ui/photo/photo-urls';
import {
  COUNT,
  GALLERIES,
  PATH,
  expectCounter,
  lightbox,
  mainPicture,
  otherRoom,
  previous,
  room,
  shownSrc,
  expectPosition,
  thumbSrcs,
  villa,
  words,
} from '../../browser/support/room-gallery';
import { expectConsoleError, visit } from '../../browser/support/visitor';
import { expectHidden } from '../../browser/support/wait';

/** A promise that the test resolves. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { resolve, promise };
}

test('GAL-13, GAL-15, BNR-05, ERR-04: when the file cannot be read, quiet pictures stand in, the rest stays as it is, and the next room asks again', async () => {
  const failure = deferred();
  let refused = true;
  const page = await visit(PATH, {
    prepare: async (context, visited) => {
      expectConsoleError(visited, /room-galleries|room galleries/);
      await context.route(GALLERIES, async (route) => {
        await failure.promise;
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
  failure.resolve();
  await expectPosition(page, 1, placeholders.length);
  expect(await thumbSrcs(page)).toEqual(placeholders);
  expect(await textOf()).toBe(before);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  expect(await page.locator('main img').first().getAttribute('src')).toBe(
    photoSrc(room.banner ?? villa.pages.room.banner),
  );
  await mainPicture(page).click();
  await expectCounter(page, 1, placeholders.length);
  await page.keyboard.press('Escape');
  await expectHidden(lightbox(page));

  refused = false;
  await page.locator(`main a[href="/${villa.id}/room/${otherRoom.id}"]`).click();
  await page.waitForURL(`**/room/${otherRoom.id}`);
  await expectPosition(page, 1, otherRoom.gallery.length);
  expect(await thumbSrcs(page)).toEqual(otherRoom.gallery.map(photoSrc));
});

test('GAL-01, BNR-05: the owner may publish other pictures: known ones stay as built, new ones are shown by their path, none is shown that is gone', async () => {
  const known = photoSrc(room.gallery[1]!);
  const added = `${photoSrc(villa.rooms.placeholders[0]!)}?new`;
  const answer = deferred();
  const page = await visit(PATH, {
    prepare: (context) =>
      context.route(GALLERIES, async (route) => {
        await answer.promise;
        await route.fulfill({
          json: { rooms: { [room.id]: { gallery: [known, added], breadcrumbImage: added } } },
        });
      }),
  });
  await previous(page).click();
  await expectPosition(page, COUNT);
  answer.resolve();
  await expectPosition(page, 2, 2);
  expect(await shownSrc(page)).toBe(added);
  const banner = page.locator('main img').first();
  expect(await banner.getAttribute('src')).toBe(added);
  expect(await banner.evaluate((img) => img.clientWidth)).toBe(page.viewportSize()?.width);
  await previous(page).click();
  await expectPosition(page, 1, 2);
  expect(await shownSrc(page)).toBe(known);
  expect(await mainPicture(page).evaluate((img) => img.parentElement?.tagName)).toBe('PICTURE');
});
