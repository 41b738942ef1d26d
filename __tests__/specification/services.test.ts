// About, restaurant, honeymoon, tours, team and prices in the words and figures of the order.
import { brands, getBrand } from '@/content';

describe.each(brands)('$name', (brand) => {
  const { href, about, restaurant, honeymoon, tours, team, pricing } = brand;

  test('ABT-01, ABT-02, ABT-03: about has its three texts', () => {
    const { philosophy, reception, tailorMade } = about;
    expect([philosophy, reception, tailorMade].map(({ heading }) => heading)).toEqual([
      'Philosophy',
      'Reception',
      'Tailor Made Experience',
    ]);
  });

  test('SVC-03, SVC-04, SVC-05, SVC-06, CST-12: the kitchen opens four times a day', () => {
    expect(restaurant.hours.list.map(({ meal, hours }) => [meal, hours])).toEqual([
      ['Breakfast', '7.00 to 10.30 AM'],
      ['Lunch', '1.00 to 2.30 PM'],
      ['Supper', '6.00 to 7.00 PM'],
      ['Dinner', '8.30 to 10.00 PM'],
    ]);
  });

  test('SVC-07: four filters', () => {
    expect(restaurant.menu.categories.map(({ label }) => label)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
    ]);
  });

  test('ENT-13, NSH-18: the menu has all four categories and no other, each with another number of pictures', () => {
    const counts = new Map<string, number>();
    for (const { category } of restaurant.menu.items) counts.set(category, (counts.get(category) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['breakfast', 'dinner', 'lunch', 'snack']);
    expect(new Set(counts.values()).size).toBe(4);
  });

  test('SVC-10, SVC-11, SVC-12: every dish is still to come', () => {
    expect(restaurant.menu.placeholder).toEqual({
      name: 'Coming Soon',
      price: '€ 00.00',
      text: expect.stringMatching(/chefs.*working on a new menu/i),
    });
    expect(restaurant.menu.items.filter(({ name, price, text }) => name ?? price ?? text)).toEqual([]);
  });

  test('HNM-03, HNM-04, HNM-05, HNM-06, HNM-07, HNM-08, HNM-09, ODD-24: the honeymoon page has its sections', () => {
    expect(honeymoon.sections.map(({ heading }) => heading)).toEqual([
      'The Most Special Journey',
      'Romantic Dinners & Rooms',
      'Romantic Dinner',
      'Photo Shooting',
      brand.id === 'joya-boutique' ? 'Local Experiences' : 'Live Private Music',
    ]);
  });

  test('HNM-10: "Start Planning Now" leads to the contact page', () => {
    const { label, href: to } = honeymoon.planning;
    expect([label, to]).toEqual(['Start Planning Now', `${href}/contact`]);
  });

  test('TRS-01, ENT-15: six tours', () => {
    expect(tours.tours).toHaveLength(6);
  });

  test.each([
    ['TRS-02', 'Stone Town', '3-4 hours', 'From $25', 12],
    ['TRS-03', 'Spice', '4-5 hours', 'From $30', 15],
    ['TRS-04', 'Prison Island', '5-6 hours', 'From $45', 10],
    ['TRS-05', 'Jozani', '3-4 hours', 'From $35', 8],
    ['TRS-06', 'Dolphin', '6-7 hours', 'From $60', 6],
    ['TRS-07', 'Sunset Dhow', '2-3 hours', 'From $40', 20],
  ])('%s, TRS-08, CST-13: %s: %s, %s, at most %s', (_, name, duration, priceText, maxGroup) => {
    const named = tours.tours.filter(({ title }) => title.includes(name));
    expect(named).toEqual([expect.objectContaining({ duration, priceText, maxGroup })]);
  });

  test('TRS-10, TRS-12: each tour has five stars and four highlights', () => {
    expect(tours.tours.map(({ rating, highlights }) => [rating, highlights.length])).toEqual(
      tours.tours.map(() => [5, 4]),
    );
    expect(tours.words.stars).toBe('5 out of 5 stars');
  });

  test('TRS-11: each tour is described in words of its own, not in a few', () => {
    const descriptions = tours.tours.map(({ description }) => description);
    expect(descriptions.filter((text) => text.length <= 60)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('TRS-13: the note on every tour', () => {
    expect(tours.words.note).toBe('Starting hours & rates available on location');
  });

  test('TRS-14: "CONTACT US" leads to the contact page', () => {
    expect(tours.words.contact).toEqual({ label: 'CONTACT US', href: `${href}/contact` });
  });

  test('TRS-15, TRS-16, TRS-17: the tour information has two lists', () => {
    expect(tours.information).toEqual({
      heading: 'Tour Information',
      blocks: [
        {
          title: "What's Included",
          items: [
            'Professional English-speaking guide',
            'Hotel pickup and drop-off',
            'All entrance fees',
            'Refreshments where applicable',
          ],
        },
        {
          title: 'Booking Information',
          items: [
            'Bookings on location only',
            'Contact for hours and rates',
            'Flexible departure times',
            'Private and custom tours possible',
          ],
        },
      ],
    });
  });

  test('TPR-01: Our Team is marked as a sample', () => {
    expect(team.intro.eyebrow).toMatch(/sample/i);
  });

  test('TPR-05: "Room Services" for "$12 per day" three times', () => {
    const { title, price, items } = pricing.extras;
    expect([title, price, items.length]).toEqual(['Room Services', '$12 per day', 3]);
  });

  test('TPR-06: PURCHASES NOW, and a line that says that nothing is sold', () => {
    expect(pricing.extras.purchaseLabel).toBe('PURCHASES NOW');
    expect(pricing.extras.purchaseNote).toMatch(/nothing is sold/);
  });

  test('there are questions and answers', () => {
    expect(pricing.faq.list.length).toBeGreaterThanOrEqual(4);
  });
});

test('HNM-11: the villa names both suites, their pools, and the whole villa for exclusive use', () => {
  const text = JSON.stringify(getBrand('beachsuites-villa').honeymoon);
  for (const words of [/Juu/, /Chini/, /pool/, /whole villa/i, /exclusive use/i]) expect(text).toMatch(words);
});

test('SVC-01: the service screens are told apart by their words and pictures', () => {
  const screens = brands.map(({ pages, restaurant, honeymoon, tours, activities, explore, services }) => ({
    headings: [restaurant, honeymoon, tours, activities, explore, services].map(({ intro }) => intro.heading),
    pictures: [
      pages.restaurant,
      pages.honeymoon,
      pages['tours-activities'],
      pages.activities,
      pages['explore-island'],
      pages.services,
    ].map(({ banner }) => banner.name),
  }));
  const headings = screens.flatMap((brand) => brand.headings);
  expect(new Set(headings).size).toBe(headings.length);
  for (const { pictures } of screens) expect(new Set(pictures).size).toBe(pictures.length);
});
