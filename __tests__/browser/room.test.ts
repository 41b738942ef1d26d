import type { Page } from 'playwright-core';
import { readDelivered } from './support/export';
import { eachHouse, HOUSES } from './support/houses';
import { eventually, expectComplaint, open, scrollTo, seen, visit } from './support/visitor';

const ROOMS = HOUSES.flatMap((house) => house.roomIds.map((id) => `${house.path}/room/${id}`));
const NAMES: Record<string, string> = {
  '/beachsuites-villa/room/1': 'Suite Chini',
  '/beachsuites-villa/room/2': 'Suite Juu',
  '/beachsuites-villa/room/3': "Villa Joya'",
  '/joya-boutique/room/4': 'Deluxe Garden Ground Floor',
  '/joya-boutique/room/6': 'Deluxe Sea Front Ground Floor',
  '/joya-boutique/room/7': 'Garden View Top Floor',
  '/joya-boutique/room/8': 'Premium Sea View Top Floor',
};
const GALLERIES = '**/data/room-galleries.json';

/** Visible text of the page's main part, with plain spaces. */
async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
}

/** The list below a heading. */
async function listBelow(page: Page, heading: string): Promise<string[]> {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following-sibling::ul[1]')
    .getByRole('listitem')
    .allInnerTexts();
}

describe.each(ROOMS)('%s', (path) => {
  test('RMD-16, RTE-07: opens directly, titled Room Details, with the name of the room as first heading', async () => {
    const page = await visit(path, { javaScript: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Room Details');
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(NAMES[path]);
    expect(await page.title()).toMatch(/ - Room Details$/);
  });

  test('RMD-02 to RMD-12: says when to come and go, and what holds for children', async () => {
    const page = await visit(path, { javaScript: false });
    const checkIn = await listBelow(page, 'Check In');
    expect(checkIn).toContain('From 9:00 AM, anytime');
    expect(checkIn).toContain('Early check-in subject to availability');
    expect(await listBelow(page, 'Check Out')).toContain('Before noon');
    expect((await listBelow(page, 'House Rules')).length).toBeGreaterThan(1);
    const children = (await listBelow(page, 'Children & Extra Beds')).join('\n');
    expect(children).toMatch(/all ages are welcome/i);
    expect(children).toMatch(/ages 0 to 2: free baby cots/i);
    expect(children).toMatch(/ages 3 to 11: one extra bed per room$/im);
    expect(children).toMatch(/ages 12 and over: an extra bed at an extra charge/i);
    expect(children).toMatch(/must be confirmed by the property before arrival/i);
  });

  test('RMD-13 to RMD-15: lists the amenities in five groups', async () => {
    const page = await visit(path, { javaScript: false });
    const amenities = page.getByRole('region', { name: 'Amenities', exact: true });
    expect(await amenities.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Bedroom & Living',
      'Bathroom',
      'Food & Beverage',
      'Technology & Entertainment',
      'Services & Extras',
    ]);
    expect(await amenities.getByRole('listitem').count()).toBeGreaterThan(10);
  });

  test('can be booked in a new tab, and leads to the other rooms of the list', async () => {
    const page = await visit(path);
    const book = page.locator('main').getByRole('link', { name: 'BOOK NOW' });
    expect(await book.count()).toBe(1);
    expect(await book.getAttribute('target')).toBe('_blank');
    const listed = path.startsWith('/joya') ? [4, 6, 8] : [1, 2, 3];
    const others = listed.map((id) => path.replace(/\d$/, String(id))).filter((other) => other !== path);
    const below = page.locator('main section').last().getByRole('link');
    expect(await below.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(others);
  });
});

test('RMD-01, ENT-02: every room is described in words of its own', async () => {
  const described = await readDelivered(ROOMS, (document) => [
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
    document.querySelector('main h3 + p')?.textContent,
  ]);
  for (const place of [0, 1]) {
    const words = [...described.values()].map((both) => both[place]);
    expect(words.every((text) => text && text.length > 40)).toBe(true);
    expect(new Set(words).size).toBe(ROOMS.length);
  }
});

test('GEN-13: Suite Juu tells the size of its two pools', async () => {
  const text = await textOf(await visit('/beachsuites-villa/room/2', { javaScript: false }));
  expect(text).toMatch(/2x2 m plunge pool/);
  expect(text).toMatch(/4x4 m private pool/);
});

test('GEN-14, GEN-15: the villa tells its beds and pools', async () => {
  const text = await textOf(await visit('/beachsuites-villa/room/3', { javaScript: false }));
  expect(text).toMatch(/up to 10 in 4 double en-suite bedrooms plus 2 extra single beds from the sofa/);
  expect(text).toMatch(/private pools of 16 sqm and 25 sqm/i);
});

test("RMD-17: the apostrophe of Villa Joya' is kept wherever the name stands", async () => {
  const pages = ['/beachsuites-villa/room', '/beachsuites-villa/room/1', '/beachsuites-villa/room/3'];
  const headings = await readDelivered(pages, (document) =>
    [...document.querySelectorAll('main h2, main h3')]
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('Villa Joya')),
  );
  for (const names of headings.values()) {
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name === "Villa Joya'")).toBe(true);
  }
});

eachHouse((house) => {
  test('RTE-08: a room reached by clicks is the room of its address', async () => {
    const page = await visit(`${house.path}/room`);
    await page.getByRole('link', { name: 'View Details' }).nth(1).click();
    await page.getByRole('heading', { level: 2, name: house.listedRooms[1], exact: true }).waitFor();
    const clicked = await textOf(page);
    await page.reload();
    expect(await textOf(page)).toBe(clicked);
  });

  test('on a phone booking stays one tap away and covers neither the last line nor back-to-top', async () => {
    const path = `${house.path}/room/${house.roomIds[0]}`;
    const page = await visit(path, { viewport: 'phone', touch: true });
    const book = page.locator('main').getByRole('link', { name: 'BOOK NOW' });
    const bar = page.locator('[data-booking-bar]');
    for (const y of [0, 1500, 100_000]) {
      await scrollTo(page, y);
      const box = await book.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(812);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const top = (await bar.boundingBox())?.y ?? 0;
    const bottomOf = async (name: string) => {
      const box = await page
        .getByRole(name === 'Back to top' ? 'button' : 'link', { name })
        .last()
        .boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    expect(await bottomOf('Back to top')).toBeLessThanOrEqual(top);
    expect(await bottomOf('Both houses')).toBeLessThanOrEqual(top);
  });

  test('"Ask about this room" brings the name of the room to the contact form', async () => {
    const page = await visit(`${house.path}/room/${house.roomIds[1]}`);
    await page.getByRole('link', { name: /^Ask about/ }).click();
    await page.waitForURL(`**${house.path}/contact`);
    await eventually(
      () => page.getByLabel('Message', { exact: true }).inputValue(),
      (message) => expect(message).toContain(house.listedRooms[1]),
    );
  });
});

describe('the banner of a room', () => {
  const bannerOf = (page: Page) => page.locator('h1').locator('xpath=ancestor::div[2]').locator('img');
  const shown = (page: Page) => bannerOf(page).evaluate((img: HTMLImageElement) => img.getAttribute('src'));

  /** Opens a room after the owner has changed its entry in the published file. */
  async function withEntry(path: string, change: (entry: Record<string, unknown>) => void): Promise<Page> {
    return visit(path, {
      prepare: (context) =>
        context.route(GALLERIES, async (route) => {
          const file = await (await route.fetch()).json();
          change(file.rooms[path.slice(-1)]);
          await route.fulfill({ json: file });
        }),
    });
  }

  test.each(ROOMS.filter((path) => !path.endsWith('/4')))(
    'BNR-05: of %s is the one that the published file names',
    async (path) => {
      const page = await visit(path);
      const file = await (await fetch(`${globalThis.siteUrl}/data/room-galleries.json`)).json();
      expect(await shown(page)).toBe(file.rooms[path.slice(-1)].breadcrumbImage);
    },
  );

  test('BNR-05: follows the file', async () => {
    const page = await withEntry('/joya-boutique/room/6', (entry) => {
      entry.breadcrumbImage = '/photos/calm-water.webp';
    });
    await eventually(
      () => shown(page),
      (src) => expect(src).toBe('/photos/calm-water.webp'),
    );
    expect(await bannerOf(page).evaluate((img) => img.clientWidth)).toBe(1440);
  });

  test('BNR-06: of room 4 is fixed, whatever the file says', async () => {
    const page = await withEntry('/joya-boutique/room/4', (entry) => {
      entry.breadcrumbImage = '/photos/calm-water.webp';
      entry.gallery = ['/photos/calm-sand.webp'];
    });
    await seen(page.getByText('1 of 1'));
    expect(await shown(page)).toBe('/photos/boutique-garden.webp');
  });

  test('BNR-07: of a room without one is that of the room list', async () => {
    const page = await withEntry('/joya-boutique/room/6', (entry) => {
      delete entry.breadcrumbImage;
    });
    await open(page, '/joya-boutique/room');
    const list = await shown(page);
    await open(page, '/joya-boutique/room/6');
    await eventually(
      () => shown(page),
      (src) => expect(src).toBe(list),
    );
  });

  test('ERR-04: stays when the file cannot be read', async () => {
    const page = await visit('/joya-boutique/room/6', {
      prepare: async (context, page) => {
        expectComplaint(page, /room-galleries|pictures of the rooms/);
        await context.route(GALLERIES, (route) => route.fulfill({ status: 500 }));
      },
    });
    await seen(page.getByText('1 of 8'));
    expect(await shown(page)).toBe('/photos/boutique-beach-chairs.webp');
  });
});
