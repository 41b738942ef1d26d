import { brands } from '@/content';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('$name', ({ id, restaurant, honeymoon, tours, activities, explore, services }) => {
  const screens = {
    restaurant,
    honeymoon,
    'tours-activities': tours,
    activities,
    'explore-island': explore,
    services,
  };
  const mainOf = (segment: string) => readPage(`/${id}/${segment}`).querySelector('main')!;

  test.each(Object.entries(screens))('SVC-01, SVC-16: %s begins with its own words', (segment, { intro }) => {
    const section = mainOf(segment).querySelector('section[aria-labelledby=introduction]')!;
    expect(textsOf(section, 'h2')).toEqual([intro.heading]);
    expect(textsOf(section, 'p')).toEqual(expect.arrayContaining([...intro.paragraphs]));
  });

  test.each(Object.keys(screens))('%s ends with a next step inside the same brand', (segment) => {
    expect(hrefsOf(mainOf(segment)).at(-1)).toMatch(new RegExp(`^/${id}/`));
  });

  test('the services screen opens a card to each service', () => {
    const expected = services.cards.map(({ heading, href }) => [heading, href]);
    const links = [...mainOf('services').querySelectorAll('li h2 a')];
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(expected);
  });

  test('SVC-16: the activities follow the tide, each with its hour', () => {
    const main = mainOf('activities');
    for (const { heading, activities: list } of [
      activities.lowTide,
      activities.highTide,
      activities.anyTide,
    ]) {
      expect(textsOf(main, 'h2')).toContain(heading);
      for (const { name, when } of list) {
        const item = [...main.querySelectorAll('li')].find(
          (each) => textOf(each.querySelector('h3')) === name,
        );
        expect([name, item && textsOf(item, 'p')]).toEqual([name, expect.arrayContaining([when])]);
      }
    }
  });

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
