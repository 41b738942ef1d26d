import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('$name', ({ href, explore, services }) => {
  const mainOf = (segment: string) => readPage(`${href}/${segment}`).querySelector('main')!;

  test('the services screen opens a card to each service', () => {
    const headings = [...mainOf('services').querySelectorAll('li h2')];
    expect(headings.flatMap(linksOf)).toEqual(
      services.cards.map((card) => ({ label: card.heading, href: card.href })),
    );
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
