import { brands } from '@/content';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('$name', (brand) => {
  const { href, activities, explore, services } = brand;
  const screens = [
    ['restaurant', brand.restaurant],
    ['honeymoon', brand.honeymoon],
    ['tours-activities', brand.tours],
    ['activities', activities],
    ['explore-island', explore],
    ['services', services],
  ] as const;
  const mainOf = (segment: string) => readPage(`${href}/${segment}`).querySelector('main')!;

  test.each(screens)('%s begins with its own words', (segment, { intro }) => {
    const section = mainOf(segment).querySelector('section[aria-labelledby=introduction]');
    expect(textsOf(section, 'h2')).toEqual([intro.heading]);
    expect(textsOf(section, 'p')).toEqual(expect.arrayContaining([...intro.paragraphs]));
  });

  test.each(screens)('%s ends with a next step inside the same brand', (segment) => {
    expect(hrefsOf(mainOf(segment)).at(-1)).toMatch(new RegExp(`^${href}/`));
  });

  test('the services screen opens a card to each service', () => {
    const headings = [...mainOf('services').querySelectorAll('li h2')];
    expect(headings.flatMap(linksOf)).toEqual(
      services.cards.map((card) => ({ label: card.heading, href: card.href })),
    );
  });

  test.each([activities.lowTide, activities.highTide, activities.anyTide])(
    'SVC-16: the activities of "$heading" have each their hour',
    ({ heading, activities: list }) => {
      const main = mainOf('activities');
      expect(textsOf(main, 'h2')).toContain(heading);
      const shown = [...main.querySelectorAll('li')].map((item) => [
        textOf(item.querySelector('h3')),
        ...textsOf(item, 'p'),
      ]);
      for (const { name, when } of list) {
        expect(shown.find(([title]) => title === name)).toEqual(expect.arrayContaining([when]));
      }
    },
  );

  test('SVC-16: every place of the island has its distance, its time on the road and its best hour', () => {
    const section = mainOf('explore-island').querySelector('section[aria-labelledby=places]')!;
    expect(textsOf(section, 'p')).toContain(explore.map.note);
    const places = [...section.querySelectorAll('li')].map((place) => [
      textOf(place.querySelector('h3')),
      ...textsOf(place, 'dd'),
    ]);
    expect(places).toEqual(
      explore.places.map(({ name, distance, travel, bestTime }) => [name, distance, travel, bestTime]),
    );
  });
});
