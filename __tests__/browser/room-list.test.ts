import { BOUTIQUE, eachHouse, VILLA } from './support/houses';
import { visit, type VisitOptions } from './support/visitor';

const FACTS: Record<string, { price: string; adults: string; size: string; id: number }> = {
  'Suite Chini': { id: 1, price: '$49', adults: '5 Adults', size: '90sqm interior' },
  'Suite Juu': { id: 2, price: '$49', adults: '5 Adults', size: '70sqm interior' },
  "Villa Joya'": { id: 3, price: '$49', adults: '10 Adults', size: '150sqm interior' },
  'Deluxe Garden Ground Floor': { id: 4, price: '$79', adults: '2 Adults', size: '45sqm interior' },
  'Deluxe Sea Front Ground Floor': { id: 6, price: '$89', adults: '2 Adults', size: '50sqm interior' },
  'Premium Sea View Top Floor': { id: 8, price: '$99', adults: '2 Adults', size: '55sqm interior' },
};

const openList = (house: { readonly path: string }, options?: VisitOptions) =>
  visit(`${house.path}/room`, options);

eachHouse((house) => {
  test('RML-01, RML-02: the room list shows the rooms of the house and no other', async () => {
    const page = await openList(house);
    const names = await page.locator('main').getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toEqual([...house.listedRooms]);
    expect(await page.getByText('Garden View Top Floor').count()).toBe(0);
  });

  test('RML-03: each room has "View Details", which leads to its page', async () => {
    const page = await openList(house);
    const links = page.getByRole('link', { name: 'View Details', exact: true });
    const expected = house.listedRooms.map((name) => `${house.path}/room/${FACTS[name]?.id}`);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(expected);
    await links.first().click();
    await page.waitForURL(`**${expected[0]}`);
    await page.getByRole('heading', { level: 2, name: house.listedRooms[0], exact: true }).waitFor();
  });

  test('RML-04: each room says its price, guests and size, and can be booked', async () => {
    const page = await openList(house);
    for (const name of house.listedRooms) {
      const room = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      const text = (await room.innerText()).replace(/\s+/g, ' ');
      expect(text).toContain(`from ${FACTS[name]?.price} per night`);
      expect(text).toContain(FACTS[name]?.adults);
      expect(text).toContain(FACTS[name]?.size);
      const book = room.getByRole('link', { name: 'BOOK NOW' });
      expect(await book.getAttribute('target')).toBe('_blank');
    }
  });
});

test('GEN-10, GEN-11: the villa says what can be taken, one apartment or the whole house', async () => {
  const page = await openList(VILLA, { javaScript: false });
  const text = await page.locator('main').innerText();
  for (const words of ['2 apartments', '5 guests', '10 guests', 'own garden', 'exclusive private pool']) {
    expect(text).toContain(words);
  }
});

test('GEN-12: the boutique says that it has six double rooms', async () => {
  const page = await openList(BOUTIQUE, { javaScript: false });
  expect(await page.locator('main').innerText()).toMatch(/six double rooms/i);
});
