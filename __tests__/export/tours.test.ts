import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the tours of $name', ({ pages, tours: { tours, words } }) => {
  const main = readPage(pages['tours-activities'].href).querySelector('main')!;

  test('GEN-08: are complete, and each leads to the contact page with nothing to book with', () => {
    const cards = [...main.querySelectorAll('article')].map((card) => ({
      title: textOf(card.querySelector('h2')),
      picture: card.querySelector('img')?.getAttribute('alt'),
      icons: card.querySelectorAll('svg[data-icon]').length,
      stars: card.querySelector(`[role=img][aria-label="${words.stars}"]`)?.children.length,
      details: textsOf(card, 'dd'),
      highlights: textsOf(card, 'li'),
      texts: textsOf(card, 'p'),
      links: linksOf(card),
      controls: textsOf(card, 'button, input, form'),
    }));
    expect(cards).toEqual(
      tours.map(({ title, image, priceText, description, duration, maxGroup, tide, highlights, rating }) => ({
        title,
        picture: image.alt,
        icons: 1,
        stars: rating,
        details: [duration, String(maxGroup), ...(tide ? [tide] : [])],
        highlights,
        texts: [priceText, description, words.note],
        links: [words.contact],
        controls: [],
      })),
    );
  });
});
