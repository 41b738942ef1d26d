// About, restaurant, honeymoon, tours, team and prices in the words and figures of the specification.
import { VILLA } from '../support/brands';
import { brands } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

const { objectContaining, stringMatching } = expect;

const STILL_TO_COME = {
  name: 'Coming Soon',
  price: '€ 00.00',
  text: stringMatching(/chefs.*working on a new menu/i),
};

describe.each(brands)('$name', ({ id, href, about, restaurant, honeymoon, tours, team, pricing }) => {
  const dishes = restaurant.menu.items;
  const sizes = restaurant.menu.categories.map(
    ({ id: categoryId }) => dishes.filter(({ category }) => category === categoryId).length,
  );

  testSpecifiedStatements({
    'ABT-01, ABT-02, ABT-03: about has its three texts': [
      [about.philosophy, about.reception, about.tailorMade].map(({ heading }) => heading),
      ['Philosophy', 'Reception', 'Tailor Made Experience'],
    ],
    'SVC-03, SVC-04, SVC-05, SVC-06, CST-12: the kitchen opens four times a day': [
      restaurant.hours.list.map(({ meal, hours }) => [meal, hours]),
      [
        ['Breakfast', '7.00 to 10.30 AM'],
        ['Lunch', '1.00 to 2.30 PM'],
        ['Supper', '6.00 to 7.00 PM'],
        ['Dinner', '8.30 to 10.00 PM'],
      ],
    ],
    'SVC-07: four filters': [
      restaurant.menu.categories.map(({ label }) => label),
      ['Breakfast', 'Lunch', 'Snack', 'Dinner'],
    ],
    'ENT-13, NSH-18: each with another number of pictures': [[...new Set(sizes.filter(Boolean))], sizes],
    'SVC-10, SVC-11, SVC-12: every dish is still to come': [
      dishes.map((dish) => ({ ...restaurant.menu.fallbackTexts, ...dish })),
      dishes.map(() => objectContaining(STILL_TO_COME)),
    ],
    'HNM-03, HNM-04, HNM-05, HNM-06, HNM-07, HNM-08, HNM-09, ODD-24: the honeymoon page has its sections': [
      honeymoon.sections.map(({ heading }) => heading),
      [
        'The Most Special Journey',
        'Romantic Dinners & Rooms',
        'Romantic Dinner',
        'Photo Shooting',
        id === 'joya-boutique' ? 'Local Experiences' : 'Live Private Music',
      ],
    ],
    'HNM-10: planning leads to the contact page': [
      [honeymoon.planning.label, honeymoon.planning.href],
      ['Start Planning Now', `${href}/contact`],
    ],
    'TRS-01, TRS-10, TRS-12, ENT-15: six tours, each with five stars and four highlights': [
      tours.tours.map(({ rating, highlights }) => [rating, highlights.length]),
      Array(6).fill([5, 4]),
    ],
    'TRS-10: the stars are read aloud': [tours.labels.stars, '{rating} out of 5 stars'],
    'TRS-11: each tour is described in words of its own': [
      new Set(tours.tours.map(({ description }) => description)).size,
      6,
    ],
    'TRS-13: the note on every tour': [tours.labels.note, 'Starting hours & rates available on location'],
    'TRS-14: the link of a tour': [tours.labels.contact, { label: 'CONTACT US', href: `${href}/contact` }],
    'TRS-15, TRS-16, TRS-17: the tour information': [
      [
        tours.information.heading,
        ...tours.information.blocks.flatMap(({ title, items }) => [title, ...items]),
      ],
      [
        'Tour Information',
        "What's Included",
        'Professional English-speaking guide',
        'Hotel pickup and drop-off',
        'All entrance fees',
        'Refreshments where applicable',
        'Booking Information',
        'Bookings on location only',
        'Contact for hours and rates',
        'Flexible departure times',
        'Private and custom tours possible',
      ],
    ],
    'TPR-01: Our Team is marked as a sample': [team.intro.eyebrow, stringMatching(/sample/i)],
    'TPR-05: "Room Services" for "$12 per day" three times': [
      [pricing.extras?.title, pricing.extras?.price, pricing.extras?.items.length],
      ['Room Services', '$12 per day', 3],
    ],
    'TPR-06: PURCHASES NOW sells nothing': [
      [pricing.extras?.purchase?.label, pricing.extras?.purchase?.note],
      ['PURCHASES NOW', stringMatching(/nothing is sold/)],
    ],
  });

  test.each([
    ['TRS-02', 'Stone Town', '3-4 hours', 'From $25', 12],
    ['TRS-03', 'Spice', '4-5 hours', 'From $30', 15],
    ['TRS-04', 'Prison Island', '5-6 hours', 'From $45', 10],
    ['TRS-05', 'Jozani', '3-4 hours', 'From $35', 8],
    ['TRS-06', 'Dolphin', '6-7 hours', 'From $60', 6],
    ['TRS-07', 'Sunset Dhow', '2-3 hours', 'From $40', 20],
  ])(
    '%s, TRS-08, CST-13: %s takes %s, costs %s and has at most %i guests',
    (_, name, duration, lowestPriceText, maxGroup) => {
      const named = tours.tours.filter(({ title }) => title.includes(name));
      expect(named).toEqual([objectContaining({ duration, lowestPriceText, maxGroup })]);
    },
  );
});

test.each([/Juu/, /Chini/, /pool/, /whole villa/i, /exclusive use/i])(
  'HNM-11: the honeymoon page of the villa names %s',
  (text) => {
    expect(JSON.stringify(VILLA.honeymoon)).toMatch(text);
  },
);

test('SVC-01, HNM-01: the service screens are told apart by their words', () => {
  const headings = brands.flatMap(({ restaurant, honeymoon, tours, activities, explore, services }) =>
    [restaurant, honeymoon, tours, activities, explore, services].map(({ intro }) => intro.heading),
  );
  expect(new Set(headings).size).toBe(headings.length);
});
