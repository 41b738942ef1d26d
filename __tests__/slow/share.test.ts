import { BOUTIQUE, VILLA } from '../browser/support/brands';
import { visit } from '../browser/support/visitor';
import { expectVisible, poll } from '../browser/support/wait';

const { pages, rooms, name, words } = BOUTIQUE.brand;
const room = rooms.listed[1]!;
const SUMMARY = `${pages.room_details.href}?room=${room.id}&check_in=2031-05-10&check_out=2031-05-12&rooms=1&adults=2&children=0`;

test.each([room.href, SUMMARY])('%s is shared with what the device has for it', async (path) => {
  const page = await visit(path, {
    prepare: (context) =>
      context.addInitScript(() => {
        Object.assign(navigator, {
          share: async (data: ShareData) => Object.assign(window, { shared: data }),
        });
      }),
  });
  await page.getByRole('button', { name: words.share.share }).click();
  await poll(
    () => page.evaluate(() => ('shared' in window ? window.shared : null)),
    (shared) => expect(shared).toEqual({ title: `${room.title}, ${name}`, url: globalThis.siteUrl + path }),
  );
  expect(await page.locator('main').getByText(words.share.copied).count()).toBe(0);
});

test('who closes what the device offers is told nothing', async () => {
  const page = await visit(room.href, {
    prepare: (context) =>
      context.addInitScript(() => {
        const share = async () => {
          Object.assign(window, { asked: true });
          throw new DOMException('closed', 'AbortError');
        };
        Object.assign(navigator, { share });
      }),
  });
  await page.getByRole('button', { name: words.share.share }).click();
  await poll(
    () => page.evaluate(() => 'asked' in window),
    (asked) => expect(asked).toBe(true),
  );
  for (const said of [words.share.copied, words.share.failed]) {
    expect(await page.locator('main').getByText(said).count()).toBe(0);
  }
});

test('a device that has nothing for it copies the link and says so', async () => {
  const { share } = VILLA.brand.words;
  const [first] = VILLA.brand.rooms.listed;
  const page = await visit(`${first.href}#amenities`, {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
  });
  await page.getByRole('button', { name: share.share }).click();
  await expectVisible(page.getByRole('status').getByText(share.copied));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(globalThis.siteUrl + first.href);
});

test('where nothing can be copied either, it says where the link stands', async () => {
  const page = await visit(room.href, {
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'share');
        Reflect.deleteProperty(Navigator.prototype, 'clipboard');
      }),
  });
  await page.getByRole('button', { name: words.share.share }).click();
  await expectVisible(page.getByRole('status').getByText(words.share.failed));
});

test.each([room.href, pages.room_details.href])('without JavaScript %s has no such button', async (path) => {
  const page = await visit(path, { javaScript: false });
  expect(await page.getByRole('button', { name: words.share.share }).count()).toBe(0);
});
