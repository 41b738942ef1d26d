/** @jest-environment jsdom */
import { brands } from '@/content';
import { hrefsOf, listsOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the tours of $name', ({ id, tours: { tours, words, information } }) => {
  const main = readPage(`/${id}/tours-activities`).querySelector('main')!;
  const cards = [...main.querySelectorAll('article')];

  test('TRS-01, TRS-08, TRS-11, TRS-12, TRS-13, ENT-15: are complete in the exported page', () => {
    const shown = cards.map((card) => ({
      title: textOf(card.querySelector('h2')),
      picture: card.querySelector('img')?.getAttribute('alt'),
      facts: textsOf(card, 'dd'),
      highlights: textsOf(card, 'li'),
      texts: textsOf(card, 'p'),
    }));
    expect(shown).toEqual(
      tours.map(({ title, image, priceText, description, duration, maxGroup, highlights }) => ({
        title,
        picture: image.alt,
        facts: [duration, String(maxGroup)],
        highlights,
        texts: [priceText, description, words.note],
      })),
    );
  });

  test('TRS-09, TRS-10: have each an icon and as many stars as it is rated with', () => {
    for (const [index, { rating }] of tours.entries()) {
      const stars = cards[index]?.querySelector('[role=img]');
      expect(cards[index]?.querySelectorAll('svg[data-icon]')).toHaveLength(1);
      expect([stars?.getAttribute('aria-label'), stars?.children.length]).toEqual([words.stars, rating]);
    }
  });

  test('TRS-14, GEN-08: have a link to the contact page of their own brand, and nothing to book with', () => {
    expect(cards.map((card) => hrefsOf(card))).toEqual(tours.map(() => [words.contact.href]));
    expect(cards.map((card) => textsOf(card, 'a'))).toEqual(tours.map(() => [words.contact.label]));
    expect(cards.flatMap((card) => [...card.querySelectorAll('button, input, form')])).toEqual([]);
  });

  test('TRS-15, TRS-16, TRS-17: are followed by the tour information', () => {
    const section = main.querySelector('section[aria-labelledby="tour-information"]')!;
    expect(textsOf(section, 'h2')).toEqual([information.heading]);
    expect(listsOf(section, 'h3')).toEqual(information.blocks.map(({ title, items }) => [title, items]));
    const order = cards.at(-1)!.compareDocumentPosition(section);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
