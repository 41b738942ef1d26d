import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, visit } from '../browser/support/test';

const { pages, rooms, name, words } = BOUTIQUE.brand;
const room = rooms.listed[1]!;
const SUMMARY = `${pages.room_details.href}?room=${room.id}&check_in=2031-05-10&check_out=2031-05-12&rooms=1&adults=2&children=0`;

for (const path of [room.href, SUMMARY]) {
  test(`${path} is shared with what the device has for it`, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    await visit(page, path);
    await page.getByRole('button', { name: words.share.share }).click();
    await expect
      .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
      .toEqual({ title: `${room.title}, ${name}`, url: baseURL + path });
    await expect(page.locator('main').getByText(words.share.copied)).toHaveCount(0);
  });
}

test.describe('with leave to use the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a device without a share sheet copies the link and confirms it', async ({ page, baseURL }) => {
    const { share } = VILLA.brand.words;
    const [first] = VILLA.brand.rooms.listed;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await visit(page, `${first.href}#amenities`);
    await page.getByRole('button', { name: share.share }).click();
    await expect(page.getByRole('status').getByText(share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + first.href);
  });
});

test('where copying fails too, it says where to find the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await visit(page, room.href);
  await page.getByRole('button', { name: words.share.share }).click();
  await expect(page.getByRole('status').getByText(words.share.failed)).toBeVisible();
});
