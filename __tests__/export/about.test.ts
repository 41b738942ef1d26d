import { eachHouse } from '../browser/support/houses';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

eachHouse((house) => {
  const { about } = house.brand;
  const main = () => readPage(`${house.path}/about`).querySelector('main');

  test('ABT-01, ABT-02, ABT-03: the about page tells of philosophy, reception and the tailor-made experience', () => {
    const { philosophy, reception, tailorMade, nextStep } = about;
    expect(textsOf(main(), 'h2')).toEqual(
      [philosophy, reception, tailorMade, nextStep].map(({ heading }) => heading),
    );
    const said = textOf(main());
    for (const text of [
      about.statement,
      ...philosophy.paragraphs,
      ...reception.paragraphs,
      ...reception.facts.flatMap(({ label, value }) => [label, value]),
      tailorMade.text,
      ...tailorMade.wishes.flatMap(({ title, text }) => [title, text]),
    ]) {
      expect(said).toContain(text);
    }
  });

  test('the about page ends with its next steps', () => {
    const last = main()?.querySelector(':scope > section:last-of-type') ?? null;
    expect(linksOf(last)).toEqual(
      about.nextStep.links.map(({ label, href }) => ({ label, href: house.path + href })),
    );
  });
});
