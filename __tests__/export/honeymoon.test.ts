import { describeEachBrand, BRANDS } from '../support/brands';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { intro, sections, planning } = expected.brand.honeymoon;
  const main = () => readPage(`${expected.path}/honeymoon`).querySelector('main');

  test('HNM-02, HNM-03, HNM-04, HNM-05, HNM-06, HNM-07, HNM-08, HNM-09: an introduction, then the sections in their order', () => {
    expect(textsOf(main(), 'h2')).toEqual([
      intro.heading,
      ...sections.map(({ heading }) => heading),
      planning.heading,
    ]);
    const shownText = textOf(main());
    for (const { paragraphs } of [intro, ...sections]) {
      for (const text of paragraphs) expect(shownText).toContain(text);
    }
    for (const { label, value } of sections.flatMap(({ facts = [] }) => facts)) {
      expect(shownText).toContain(label + value);
    }
  });

  test('HNM-10: the link below them leads to the contact page of this brand', () => {
    expect(linksOf(main()).at(-1)).toEqual({ label: planning.label, href: planning.href });
  });
});

test('HNM-01: each brand has a page of its own', () => {
  const texts = BRANDS.map(({ path }) => textOf(readPage(`${path}/honeymoon`).querySelector('main')));
  expect(new Set(texts).size).toBe(BRANDS.length);
});
