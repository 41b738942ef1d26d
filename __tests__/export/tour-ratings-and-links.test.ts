import { interpolate } from '@/lib/interpolate';
import { getLinks } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

test.each(brands)(
  'GEN-08: each tour of $name has the stars it was given and links the contact page only',
  ({ pages, tours: { tours, labels } }) => {
    const cards = [...readPage(pages['tours-activities'].href).querySelectorAll('main article')];
    expect(cards.map(getLinks)).toEqual(tours.map(() => [labels.contact]));
    const stars = cards.map((card) =>
      [...card.querySelectorAll('[role=img][aria-label]')].map((image) => [
        image.getAttribute('aria-label'),
        image.querySelectorAll('path[fill=currentColor]').length,
      ]),
    );
    expect(stars).toEqual(
      tours.map(({ rating }) => (rating ? [[interpolate(labels.stars, { rating }), rating]] : [])),
    );
    expect(cards.filter((card) => card.querySelector('button, input, form'))).toEqual([]);
  },
);
