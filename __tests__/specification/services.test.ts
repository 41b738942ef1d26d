/** @jest-environment jsdom */
// Restaurant, tours, services, prices and guests in the words and figures of the order.
import { readFileSync } from 'node:fs';
import { brands } from '@/content';
import { hrefsOf, listsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

const HOMES = ['/joya-boutique', '/beachsuites-villa'] as const;
const mainOf = (path: string) => readPage(path).querySelector('main')!;

describe.each(HOMES)('%s', (home) => {
  test('SVC-02, SVC-03, SVC-04, SVC-05, SVC-06, CST-12: the kitchen opens four times a day', () => {
    const rows = [...mainOf(`${home}/restaurant`).querySelectorAll('tr')];
    expect(rows.map((row) => [...row.cells].map(textOf))).toEqual([
      ['Breakfast', '7.00 to 10.30 AM'],
      ['Lunch', '1.00 to 2.30 PM'],
      ['Supper', '6.00 to 7.00 PM'],
      ['Dinner', '8.30 to 10.00 PM'],
    ]);
  });

  test('SVC-07, SVC-08, SVC-10, SVC-11, SVC-12: four filters, and cards that say that a new menu is coming', () => {
    const main = mainOf(`${home}/restaurant`);
    const filters = [...main.querySelectorAll('button[aria-pressed]')];
    expect(filters.map(textOf)).toEqual(['Breakfast', 'Lunch', 'Snack', 'Dinner']);
    const cards = [...main.querySelectorAll('[data-category]')].map((card) => textsOf(card, 'p'));
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card).toEqual([
        'Coming Soon',
        '€ 00.00',
        expect.stringMatching(/chefs.*working on a new menu/i),
      ]);
    }
  });

  test.each([
    ['TRS-02', 'Stone Town', '3-4 hours', 'From $25', '12'],
    ['TRS-03', 'Spice', '4-5 hours', 'From $30', '15'],
    ['TRS-04', 'Prison Island', '5-6 hours', 'From $45', '10'],
    ['TRS-05', 'Jozani', '3-4 hours', 'From $35', '8'],
    ['TRS-06', 'Dolphin', '6-7 hours', 'From $60', '6'],
    ['TRS-07', 'Sunset Dhow', '2-3 hours', 'From $40', '20'],
  ])('%s, TRS-08, CST-13: %s: %s, %s, at most %s', (_, title, duration, price, maxGroup) => {
    const cards = [...mainOf(`${home}/tours-activities`).querySelectorAll('article')];
    const [card, ...others] = cards.filter((each) => textOf(each.querySelector('h2')).includes(title));
    expect(others).toEqual([]);
    expect(card && textsOf(card, 'dd')).toEqual([duration, maxGroup]);
    expect(card && textsOf(card, 'p')[0]).toBe(price);
  });

  test('TRS-01, TRS-09, TRS-10, TRS-11, TRS-12, TRS-13, TRS-14, GEN-08, ENT-15: six tours, each with an icon of its own, five stars, four highlights, the note and CONTACT US', () => {
    const cards = [...mainOf(`${home}/tours-activities`).querySelectorAll('article')].map((card) => ({
      icon: card.querySelector('svg')?.getAttribute('data-icon'),
      rating: card.querySelector('[role=img]')?.getAttribute('aria-label'),
      highlights: card.querySelectorAll('li').length,
      description: textsOf(card, 'p')[1] ?? '',
      note: textsOf(card, 'p')[2],
      contact: textOf(card.querySelector('a')),
      hrefs: hrefsOf(card),
    }));
    expect(cards).toHaveLength(6);
    for (const { description, icon, ...card } of cards) {
      expect(card).toEqual({
        rating: '5 out of 5 stars',
        highlights: 4,
        note: 'Starting hours & rates available on location',
        contact: 'CONTACT US',
        hrefs: [`${home}/contact`],
      });
      expect([icon, description.length > 60]).toEqual([expect.stringMatching(/./), true]);
    }
    expect(new Set(cards.map(({ icon }) => icon)).size).toBe(6);
    expect(new Set(cards.map(({ description }) => description)).size).toBe(6);
  });

  test('TRS-15, TRS-16, TRS-17: the tour information has two lists', () => {
    const section = mainOf(`${home}/tours-activities`).querySelector('[aria-labelledby="tour-information"]')!;
    expect(textsOf(section, 'h2')).toEqual(['Tour Information']);
    expect(listsOf(section, 'h3')).toEqual([
      [
        "What's Included",
        [
          'Professional English-speaking guide',
          'Hotel pickup and drop-off',
          'All entrance fees',
          'Refreshments where applicable',
        ],
      ],
      [
        'Booking Information',
        [
          'Bookings on location only',
          'Contact for hours and rates',
          'Flexible departure times',
          'Private and custom tours possible',
        ],
      ],
    ]);
  });

  test('TPR-01, CST-14: Our Team is marked as a sample', () => {
    const main = mainOf(`${home}/our_team`);
    expect(textsOf(main, 'p')).toContain('Sample page');
    expect(main.querySelectorAll('li h3')).toHaveLength(6);
  });

  test('TPR-02, TPR-05, TPR-06, TPR-07, CST-14: "Room Services" for "$12 per day" three times, and PURCHASES NOW', () => {
    const main = mainOf(`${home}/pricing`);
    const cards = [...main.querySelectorAll('li h3')].map((title) => [
      textOf(title),
      textOf(title.nextElementSibling),
    ]);
    expect(cards).toEqual(Array.from({ length: 3 }, () => ['Room Services', '$12 per day']));
    expect(textsOf(main, 'button')).toEqual(['PURCHASES NOW']);
    expect(textOf(main)).toContain('nothing is sold on this page');
    expect(main.querySelectorAll('details').length).toBeGreaterThanOrEqual(4);
  });

  test('TST-07, TST-08: four guests with initials, country and five stars, marked as samples', () => {
    const entries = [...readPage(home).querySelectorAll('figure')].map((entry) => [
      textOf(entry.firstElementChild),
      entry.querySelector('[role=img]')?.getAttribute('aria-label'),
      ...textsOf(entry, 'figcaption span'),
    ]);
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      expect(entry).toEqual([
        expect.stringMatching(/^[A-Z]\. [A-Z]\.$/),
        '5 out of 5 stars',
        'Sample guest',
        expect.stringMatching(/Kenya|Germany|United Kingdom|Italy/),
        'Sample',
      ]);
    }
  });

  test('SVC-16: the activities have low, high and any tide, and the island has distances that are said to be rough', () => {
    expect(textsOf(mainOf(`${home}/activities`), 'h2')).toEqual(
      expect.arrayContaining(['Low tide', 'High tide', 'Any tide']),
    );
    const island = textOf(mainOf(`${home}/explore-island`));
    expect(island).toMatch(/Stone Town.*about 55 km.*an hour and a quarter/);
    expect(island).toContain('Distances and times are rough');
  });
});

test('ENT-13, SVC-13: the published menu has all four categories and no other', () => {
  const menu: { category: string }[] = JSON.parse(readFileSync('out/data/food-menu.json', 'utf8'));
  const categories = new Set(menu.map(({ category }) => category));
  expect([...categories].sort()).toEqual(['breakfast', 'dinner', 'lunch', 'snack']);
});

test('SVC-01: the service screens are told apart by their words and pictures, on each brand and between brands', () => {
  const SCREENS = ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island', 'services'];
  const screens = HOMES.map((home) => SCREENS.map((segment) => mainOf(`${home}/${segment}`)));
  const headings = screens.flat().map((main) => textOf(main.querySelector('h2')));
  expect(new Set(headings).size).toBe(headings.length);
  for (const ofBrand of screens) {
    const pictures = ofBrand.map((main) => main.querySelector('img')?.getAttribute('src'));
    expect(new Set(pictures).size).toBe(SCREENS.length);
    expect(ofBrand.filter((main) => textOf(main).length <= 500)).toEqual([]);
  }
});

test('RDT-02, CST-14: a demo card costs $560 per night', () => {
  const prices = brands.flatMap(({ stay }) => stay.findRoom.demoRooms.map(({ priceText }) => priceText));
  expect(new Set(prices)).toEqual(new Set(['$560 per night']));
});

test('no page shows a picture twice', () => {
  for (const path of exportedPaths()) {
    // a small copy that steers a larger one says nothing of its own
    const pictures = [...readPage(path).querySelectorAll('main img:not([alt=""])')];
    const files = pictures.map((img) => img.getAttribute('src'));
    expect([path, files.filter((file, at) => files.indexOf(file) !== at)]).toEqual([path, []]);
  }
});
