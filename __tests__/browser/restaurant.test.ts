import type { BrowserContext, Page } from 'playwright-core';
import { request } from './support/export';
import { eachHouse } from './support/houses';
import { eventually, expectComplaint, seen, visit } from './support/visitor';

const MENU = '/data/food-menu.json';
const COUNTS = { Breakfast: 4, Lunch: 3, Snack: 2, Dinner: 5 };
const ALL = 14;

const cards = (page: Page) => page.getByText('Coming Soon', { exact: true });
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts how often the menu file is asked for, and answers in the host's place if an answer is given. */
function watchMenu(
  answer?: (context: {
    fulfill: (body: string) => Promise<void>;
    abort: () => Promise<void>;
  }) => Promise<void>,
) {
  const asked: string[] = [];
  const prepare = (context: BrowserContext) =>
    context.route(`**${MENU}`, (route) => {
      asked.push(route.request().method());
      if (!answer) return route.continue();
      return answer({
        fulfill: (body) => route.fulfill({ contentType: 'application/json', body }),
        abort: () => route.abort(),
      });
    });
  return { asked, prepare };
}

test('ENT-13: the published menu is a list of categories and pictures, all of which are there', async () => {
  const menu = (await (await fetch(globalThis.siteUrl + MENU)).json()) as {
    category: string;
    image: string;
  }[];
  expect(menu).toHaveLength(ALL);
  for (const { category, image } of menu) {
    expect(['breakfast', 'lunch', 'snack', 'dinner']).toContain(category);
    expect(await request(image)).toMatchObject({ status: 200 });
  }
});

eachHouse((house) => {
  const path = `${house.path}/restaurant`;

  test('SVC-01, SVC-17, TTL-15: the screen has its title', async () => {
    const page = await visit(path);
    expect(await page.title()).toBe(`${house.siteType} - ${house.restaurantTitle}`);
    await seen(page.getByRole('heading', { level: 1, name: house.restaurantTitle, exact: true }));
  });

  test('SVC-02 to SVC-06, CST-12: the board shows the four meals and their hours without JavaScript', async () => {
    const page = await visit(path, { javaScript: false });
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(4);
    expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'Breakfast 7.00 to 10.30 AM',
      'Lunch 1.00 to 2.30 PM',
      'Supper 6.00 to 7.00 PM',
      'Dinner 8.30 to 10.00 PM',
    ]);
  });

  test('"open now" is told by the hour in Zanzibar, and changes while the page is read', async () => {
    const page = await visit(path, {
      clock: '2026-07-01T18:58:30Z',
      context: { timezoneId: 'America/New_York' },
    });
    await seen(page.getByText('Open now: Dinner, until 10.00 PM, Zanzibar time.'));
    await page.clock.runFor(2 * 60_000);
    await seen(page.getByText('Closed just now. Breakfast from 7.00 AM, Zanzibar time.'));
  });

  test('SVC-07, SVC-08: four filters, none pressed, and the whole menu', async () => {
    const page = await visit(path);
    const filters = page.getByRole('group', { name: 'Show one part of the menu' }).getByRole('button');
    expect(await filters.allInnerTexts()).toEqual(Object.keys(COUNTS));
    for (const button of await filters.all()) expect(await button.getAttribute('aria-pressed')).toBe('false');
    expect(await cards(page).count()).toBe(ALL);
  });

  test('SVC-09, SVC-18, NET-02: filters sort what one request has brought', async () => {
    const { asked, prepare } = watchMenu();
    const page = await visit(path, { prepare });
    await eventually(
      () => asked,
      (methods) => expect(methods).toEqual(['GET']),
    );
    for (const [name, count] of Object.entries(COUNTS)) {
      await filter(page, name).click();
      expect(await filter(page, name).getAttribute('aria-pressed')).toBe('true');
      expect([name, await cards(page).count()]).toEqual([name, count]);
      expect(await page.locator(`main img[src*="/${name.toLowerCase()}-"]`).count()).toBe(count);
    }
    await filter(page, 'Dinner').click();
    expect(await cards(page).count()).toBe(ALL);
    expect(asked).toEqual(['GET']);
  });

  test('SVC-10, SVC-11, SVC-12: each card says that a new menu is coming', async () => {
    const page = await visit(path, { javaScript: false });
    expect(await cards(page).count()).toBe(ALL);
    expect(await page.getByText('€ 00.00', { exact: true }).count()).toBe(ALL);
    expect(await page.getByText(/chefs.*working on a new menu/i).count()).toBe(ALL);
  });

  test('SVC-13: the cards follow the file on the host', async () => {
    const { prepare } = watchMenu(({ fulfill }) =>
      fulfill(
        JSON.stringify([
          { category: 'lunch', image: '/photos/lunch-2.webp' },
          { category: 'lunch', image: '/photos/calm-shells.webp', alt: 'Shells on a plate' },
        ]),
      ),
    );
    const page = await visit(path, { prepare });
    await seen(page.getByAltText('Shells on a plate'));
    expect(await cards(page).count()).toBe(2);
    expect(await page.locator('main li:has-text("Coming Soon") picture').count()).toBe(1);
  });

  test('SVC-13: an unknown category is in the full list, in no filter, and logged', async () => {
    const { prepare } = watchMenu(({ fulfill }) =>
      fulfill(JSON.stringify([{ category: 'brunch', image: '/photos/lunch-2.webp' }])),
    );
    const page = await visit(path, { prepare });
    expectComplaint(page, /no filter shows the category "brunch"/);
    await eventually(
      () => cards(page).count(),
      (count) => expect(count).toBe(1),
    );
    for (const name of Object.keys(COUNTS)) {
      await filter(page, name).click();
      expect(await cards(page).count()).toBe(0);
    }
  });

  test.each([
    ['cannot be fetched', (context: { abort: () => Promise<void> }) => context.abort()],
    [
      'is broken',
      (context: { fulfill: (body: string) => Promise<void> }) => context.fulfill('[{"category":'),
    ],
  ])('SVC-14: when the menu file %s the printed menu stays and filters work', async (_, answer) => {
    const complaints: string[] = [];
    const { asked, prepare } = watchMenu(answer);
    const page = await visit(path, {
      prepare: async (context, opened) => {
        opened.on('console', (message) => complaints.push(message.text()));
        await prepare(context);
      },
    });
    expectComplaint(page, /The menu stays as it was printed|Failed to load resource|ERR_FAILED/);
    await eventually(
      () => complaints.join(),
      (text) => expect(text).toContain('The menu stays as it was printed'),
    );
    expect(asked).toHaveLength(1);
    expect(await cards(page).count()).toBe(ALL);
    await filter(page, 'Snack').click();
    expect(await cards(page).count()).toBe(COUNTS.Snack);
  });
});
