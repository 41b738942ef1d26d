import { brands } from '@/content';
import { getLinks } from '../support/dom-queries';
import { readPage } from '../support/exported-site';

test.each(brands)(
  'GEN-08: each tour of $name has its stars and links the contact page only',
  ({ pages, tours: { tours, labels } }) => {
    const cards = [...readPage(pages['tours-activities'].href).querySelectorAll('main article')];
    expect(cards.map(getLinks)).toEqual(tours.map(() => [labels.contact]));
    const filled = cards.map(
      (card) => card.querySelectorAll(`[aria-label="${labels.stars}"] path[fill=currentColor]`).length,
    );
    expect(filled).toEqual(tours.map(({ rating }) => rating));
    expect(cards.filter((card) => card.querySelector('button, input, form'))).toEqual([]);
  },
);
