import { getBrand } from '@/content';
import { BOUTIQUE } from '../support/brands';
import { expect, test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';
import { brands } from '../support/site';

const STAY = 'check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=3&children=1';

test('every room, a stay and a month of tides print on one page, in the longer words of German', async ({
  page,
}) => {
  for (const { id } of brands) {
    const { rooms, pages } = getBrand(id, 'de');
    const stay = `${pages.room_details.href}?room=${rooms.listed[0].id}&${STAY}`;
    for (const path of [...rooms.all.map(({ href }) => href), stay, pages.tides.href]) {
      await visit(page, path);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    }
  }
});

test('a printed room has its details and address, and nothing else of the site', async ({ page }) => {
  const { rooms, business, name, labels } = BOUTIQUE;
  const { href, title, nightPrice, details } = rooms.listed[0];
  await visit(page, href);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();
  const main = page.locator('main');
  await expect(main.locator('img:visible')).toHaveCount(1);
  const price = [nightPrice.prefix, nightPrice.amount, nightPrice.suffix].join(' ');
  for (const part of [price, ...details.map(({ value }) => value), name, business.location, business.email])
    await expect(main).toContainText(part, { useInnerText: true });
  for (const heading of [rooms.labels.policies, rooms.labels.amenities, rooms.labels.otherRooms])
    await expect(main).not.toContainText(heading, { useInnerText: true });
  await expect(page.locator('header:visible, footer:visible, main a:visible')).toHaveCount(0);
  await expect(main.getByRole('button', { name: labels.share.share })).toBeHidden();
});
