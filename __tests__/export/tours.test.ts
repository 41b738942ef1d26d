/** @jest-environment jsdom */
import { brands } from '@/content';
import { linksOf, listsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the tours of $name', ({ pages, tours: { tours, words, information } }) => {
  const main = readPage(pages['tours-activities'].href).querySelector('main')!;
  const cards = [...main.querySelectorAll('article')];

  test('are complete in the exported page', () => {
    const shown = cards.map((card) => ({
      title: textOf(card.querySelector('h2')),
      picture: card.querySelector('img')?.getAttribute('alt'),
      details: textsOf(card, 'dd'),
      highlights: textsOf(card, 'li'),
      texts: textsOf(card, 'p'),
    }));
    expect(shown).toEqual(
      tours.map(({ title, image, priceText, description, duration, maxGroup, tide, highlights }) => ({
        title,
        picture: image.alt,
        details: [duration, String(maxGroup), ...(tide ? [tide] : [])],
        highlights,
        texts: [priceText, description, words.note],
      })),
    );
  });

  test('have each an icon and as many stars as it is rated with', () => {
    const shown = cards.map((card) => {
      const stars = card.querySelector('[role=img]');
      const icons = card.querySelectorAll('svg[data-icon]').length;
      return [icons, stars?.getAttribute('aria-label'), stars?.children.length];
    });
    expect(shown).toEqual(tours.map(({ rating }) => [1, words.stars, rating]));
  });

  test('GEN-08: have a link to the contact page of their own brand, and nothing to book with', () => {
    expect(cards.map(linksOf)).toEqual(tours.map(() => [words.contact]));
    expect(cards.flatMap((card) => [...card.querySelectorAll('button, input, form')])).toEqual([]);
  });

  test('are followed by the tour information', () => {
    const section = main.querySelector('[aria-labelledby="tour-information"]')!;
    expect(textsOf(section, 'h2')).toEqual([information.heading]);
    expect(listsOf(section, 'h3')).toEqual(information.blocks.map(({ title, items }) => [title, items]));
    const order = cards.at(-1)!.compareDocumentPosition(section);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
