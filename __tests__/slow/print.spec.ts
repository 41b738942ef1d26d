import { getBrand } from '@/content';
import { BRANDS, BOUTIQUE } from '../support/brands';
import { expect, test, visit, type Page } from '../browser/support/test';

const STAY = 'check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=3&children=1';

async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { id, name } of BRANDS) {
  test(`every room of ${name}, the summary of a stay and a month of tides fit on one page, in German with its long words too`, async ({
    page,
  }) => {
    for (const code of ['en', 'de']) {
      const { rooms, pages } = getBrand(id, code);
      const stay = `${pages.room_details.href}?room=${rooms.listed[0].id}&${STAY}`;
      for (const path of [...rooms.all.map(({ href }) => href), stay, pages.tides.href]) {
        await visit(page, path);
        expect(await printedPages(page, 'A4'), path).toBe(1);
      }
    }
  });
}

test.describe('in the dark theme', () => {
  test.use({ stored: { darkMode: 'true' } });
  test('a printed room has its picture, name, details, price and address, and nothing else of the site', async ({
    page,
  }) => {
    const { rooms, business, name, pages, words } = BOUTIQUE.brand;
    const room = rooms.listed[0];
    await visit(page, room.href);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: room.title, level: 2, exact: true })).toBeVisible();
    const main = page.locator('main');
    await expect(main.locator('img:visible')).toHaveCount(1);
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    const { prefix, amount, suffix } = room.priceText;
    const details = room.details.map(({ value }) => value);
    for (const part of [
      `${prefix} ${amount} ${suffix}`,
      ...details,
      name,
      business.location,
      business.email,
    ]) {
      expect(text).toContain(part);
    }
    for (const heading of [rooms.words.policies, rooms.words.amenities, rooms.words.otherRooms]) {
      expect(text).not.toContain(heading);
    }
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
    await expect(main.locator('a:visible')).toHaveCount(0);
    await expect(main.getByRole('button', { name: words.share.share })).toBeHidden();

    await page.emulateMedia({ media: null });
    await visit(page, `${pages.room_details.href}?room=${room.id}&${STAY}`);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(business.location, { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: words.share.share })).toBeHidden();
  });
});
