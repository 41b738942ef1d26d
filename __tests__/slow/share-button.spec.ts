import { BOUTIQUE } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

const { pages, rooms, name, labels } = BOUTIQUE;
const room = rooms.listed[1]!;
const SUMMARY = `${pages.room_details.href}?room=${room.id}&check_in=2031-05-10&check_out=2031-05-12&rooms=1&adults=2&children=0`;

test('a stay is shared with what the device has for it', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data });
    Object.assign(navigator, { share });
  });
  await visit(page, SUMMARY);
  await page.getByRole('button', { name: labels.share.share }).click();
  const shared = () => page.evaluate(() => Object(window).shared);
  await expect.poll(shared).toEqual({ title: `${room.title}, ${name}`, url: baseURL + SUMMARY });
});

test('a device without a share sheet copies the link', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await visit(page, `${room.href}#amenities`);
  await page.getByRole('button', { name: labels.share.share }).click();
  await expect(page.getByRole('status').getByText(labels.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + room.href);
});
