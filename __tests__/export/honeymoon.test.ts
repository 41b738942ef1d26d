import { brands } from '@/content';
import { linksOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

const mainOf = (path: string) => readPage(path).querySelector('main');

describe.each(brands)(
  'the honeymoon page of $name',
  ({ pages, honeymoon: { intro, sections, planning } }) => {
    const main = mainOf(pages.honeymoon.href);

    test('HNM-02: has an introduction, then its sections in order', () => {
      expect(textsOf(main, 'h2')).toEqual([intro, ...sections, planning].map(({ heading }) => heading));
    });

    test('leads to the contact page of its brand', () => {
      expect(linksOf(main).at(-1)).toEqual({ label: planning.label, href: planning.href });
    });
  },
);

test('HNM-01: each brand has a page of its own', () => {
  const headings = brands.map(({ pages }) => textsOf(mainOf(pages.honeymoon.href), 'h2')[0]);
  expect(new Set(headings).size).toBe(brands.length);
});
