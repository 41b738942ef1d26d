import { brands } from '@/content';
import { linksOf } from '../support/elements';
import { readPage } from '../support/exported';

test.each(brands)(
  'GEN-08: each tour of $name leads to the contact page, with its stars and nothing to book with',
  ({ pages, tours: { tours, labels } }) => {
    const cards = [...readPage(pages['tours-activities'].href).querySelectorAll('main article')];
    expect(cards.map(linksOf)).toEqual(tours.map(() => [labels.contact]));
    const filled = cards.map(
      (card) => card.querySelectorAll(`[aria-label="${labels.stars}"] path[fill=currentColor]`).length,
    );
    expect(filled).toEqual(tours.map(({ rating }) => rating));
    expect(cards.filter((card) => card.querySelector('button, input, form'))).toEqual([]);
  },
);
