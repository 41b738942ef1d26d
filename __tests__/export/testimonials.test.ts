import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the guest book of $name', ({ id, home: { testimonials } }) => {
  const section = readPage(`/${id}`).querySelector('section[aria-labelledby="guest-book"]')!;

  test('TST-07, TST-08, ENT-14: has each guest with initials, name, country, stars and words, samples marked', () => {
    const { list, words } = testimonials;
    const entries = [...section.querySelectorAll('figure')].map((entry) => ({
      initials: textOf(entry.firstElementChild),
      stars: entry.querySelectorAll(`[role=img][aria-label="${words.rating}"] svg`).length,
      quote: textOf(entry.querySelector('blockquote')),
      signed: textsOf(entry, 'figcaption span'),
    }));
    expect(entries).toEqual(
      list.map(({ rating, quote, name, country, sample }) => ({
        initials: name.replace(/(\w)\w*/g, '$1.').toUpperCase(),
        stars: rating,
        quote,
        signed: [name, country, ...(sample ? [words.sample] : [])],
      })),
    );
  });
});
