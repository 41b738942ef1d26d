import { readDelivered } from './support/export';
import { eachHouse, HOUSES } from './support/houses';
import { visit } from './support/visitor';

const SCREENS = ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island', 'services'];

const read = (document: Document) => ({
  words: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '),
  headings: [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent),
  pictures: [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src')),
  links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
});

eachHouse((house) => {
  const pathOf = (segment: string) => `${house.path}/${segment}`;

  test('SVC-01, SVC-16: each service screen has words, headings and pictures of its own', async () => {
    const screens = [...(await readDelivered(SCREENS.map(pathOf), read)).values()];
    for (const { words, headings } of screens) {
      expect(words.length).toBeGreaterThan(500);
      expect(headings.length).toBeGreaterThan(1);
    }
    expect(new Set(screens.map(({ headings }) => headings[0])).size).toBe(SCREENS.length);
    expect(new Set(screens.map(({ pictures }) => pictures[0])).size).toBe(SCREENS.length);
  });

  test('every screen ends with a next step inside the same house', async () => {
    for (const [path, { links }] of await readDelivered(SCREENS.map(pathOf), read)) {
      expect([path, links.at(-1)]).toEqual([path, expect.stringMatching(new RegExp(`^${house.path}/`))]);
    }
  });

  test('the services screen opens four doors, and three of the screens lead back to it', async () => {
    const screens = await readDelivered(SCREENS.map(pathOf), read);
    for (const segment of ['restaurant', 'honeymoon', 'activities', 'explore-island']) {
      expect(screens.get(pathOf('services'))?.links).toContain(pathOf(segment));
    }
    for (const segment of ['restaurant', 'activities', 'explore-island']) {
      expect(screens.get(pathOf(segment))?.links).toContain(pathOf('services'));
    }
  });

  test('a door opens wherever it is clicked', async () => {
    const page = await visit(pathOf('services'));
    await page.locator('main li', { hasText: 'Honeymoon' }).locator('img').click({ force: true });
    await page.waitForURL(`**${pathOf('honeymoon')}`);
  });

  test('SVC-16: the activities follow the tide, the island has distances that are said to be rough', async () => {
    const screens = await readDelivered([pathOf('activities'), pathOf('explore-island')], read);
    const [activities, island] = [...screens.values()];
    expect(activities?.headings).toEqual(expect.arrayContaining(['Low tide', 'High tide', 'Any tide']));
    expect(island?.words).toMatch(/Stone Town.*about 55 km.*an hour and a quarter/);
    expect(island?.words).toContain('Distances and times are rough');
  });
});

test('SVC-01: the two houses say it in words of their own', async () => {
  for (const segment of SCREENS) {
    const paths = HOUSES.map(({ path }) => `${path}/${segment}`);
    const headings = [...(await readDelivered(paths, read)).values()].map(({ headings: [first] }) => first);
    expect([segment, new Set(headings).size]).toEqual([segment, 2]);
  }
});
