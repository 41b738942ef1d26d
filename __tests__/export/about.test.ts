import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the about page of $name', ({ about, pages }) => {
  const main = readPage(pages.about.href).querySelector('main')!;
  const { philosophy, reception, tailorMade, callToAction } = about;

  test('has its headings in order', () => {
    expect(textsOf(main, 'h2')).toEqual(
      [philosophy, reception, tailorMade, callToAction].map(({ heading }) => heading),
    );
  });

  test.each([
    about.statement,
    ...philosophy.paragraphs,
    ...reception.paragraphs,
    ...reception.facts.flatMap(({ label, value }) => [label, value]),
    tailorMade.text,
    ...tailorMade.examples.flatMap(({ title, text }) => [title, text]),
  ])('says "%s"', (text) => {
    expect(textOf(main)).toContain(text);
  });

  test('ends with its next steps', () => {
    expect(linksOf(main.querySelector(':scope > section:last-of-type'))).toEqual(callToAction.links);
  });
});
