import type { Page } from 'playwright-core';
import { getBrand } from '@/content';
import { BRANDS, BOUTIQUE } from '../browser/support/brands';
import { goTo, visit } from '../browser/support/visitor';
import { expectHidden, expectVisible } from '../browser/support/wait';

const STAY = 'check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=3&children=1';

async function printedPages(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each(BRANDS.map(({ id, name }) => [name, id] as const))(
  'every room of %s, and the summary of a stay, fits on one page, in German with its long words too',
  async (_, id) => {
    const { href: start } = getBrand(id);
    const page = await visit(start);
    for (const code of ['en', 'de']) {
      const { rooms, pages } = getBrand(id, code);
      const stay = `${pages.room_details.href}?room=${rooms.listed[0].id}&${STAY}`;
      for (const path of [...rooms.all.map(({ href }) => href), stay]) {
        await goTo(page, path);
        expect({ path, pages: await printedPages(page, 'A4') }).toEqual({ path, pages: 1 });
      }
    }
  },
);

test('a printed room has its picture, name, facts, price and address, and nothing else of the site', async () => {
  const { rooms, business, name, pages, words } = BOUTIQUE.brand;
  const room = rooms.listed[0];
  const page = await visit(room.href, { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await expectVisible(page.getByRole('heading', { name: room.title, level: 2, exact: true }));
  const main = page.locator('main');
  expect(await main.locator('img:visible').count()).toBe(1);
  const text = (await main.innerText()).replace(/\s+/g, ' ');
  const { prefix, amount, suffix } = room.priceText;
  const facts = room.facts.map(({ value }) => value);
  for (const part of [`${prefix} ${amount} ${suffix}`, ...facts, name, business.location, business.email]) {
    expect(text).toContain(part);
  }
  for (const heading of [rooms.words.policies, rooms.words.amenities, rooms.words.otherRooms]) {
    expect(text).not.toContain(heading);
  }
  await expectHidden(page.locator('header'));
  await expectHidden(page.locator('footer'));
  expect(await main.locator('a:visible').count()).toBe(0);
  await expectHidden(main.getByRole('button', { name: words.share.share }));

  await page.emulateMedia({ media: null });
  await goTo(page, `${pages.room_details.href}?room=${room.id}&${STAY}`);
  await page.emulateMedia({ media: 'print' });
  await expectVisible(main.getByText(business.location, { exact: true }));
  await expectHidden(main.getByRole('button', { name: words.share.share }));
});
