import { describeEachBrand } from '../support/brands';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { about } = expected.brand;
  const main = () => readPage(`${expected.path}/about`).querySelector('main');

  test('ABT-01, ABT-02, ABT-03: the about page tells of philosophy, reception and the tailor-made experience', () => {
    const { philosophy, reception, tailorMade, callToAction } = about;
    expect(textsOf(main(), 'h2')).toEqual(
      [philosophy, reception, tailorMade, callToAction].map(({ heading }) => heading),
    );
    const shownText = textOf(main());
    for (const text of [
      about.statement,
      ...philosophy.paragraphs,
      ...reception.paragraphs,
      ...reception.facts.flatMap(({ label, value }) => [label, value]),
      tailorMade.text,
      ...tailorMade.examples.flatMap(({ title, text }) => [title, text]),
    ]) {
      expect(shownText).toContain(text);
    }
  });

  test('the about page ends with its next steps', () => {
    const last = main()?.querySelector(':scope > section:last-of-type') ?? null;
    expect(linksOf(last)).toEqual(about.callToAction.links);
  });
});
