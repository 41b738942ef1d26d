import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the tides of $name', ({ href, pages, tides }) => {
  const { words, line } = tides;
  const rows = (path: string) => [...readPage(path).querySelectorAll('main tbody tr')];
  const dates = (path: string) =>
    rows(path).map((row) => row.querySelector('time')?.getAttribute('dateTime') ?? '');
  const isNextDay = (date: string, index: number, all: readonly string[]) =>
    index === 0 || Date.parse(date) - Date.parse(all[index - 1]!) === 86_400_000;

  test('the page of activities has a table of fourteen days for visitors without scripts', () => {
    const days = dates(pages.activities.href);
    expect(days).toHaveLength(14);
    expect(days.every(isNextDay)).toBe(true);
    for (const row of rows(pages.activities.href)) {
      const [low, high, sun] = textsOf(row, 'td');
      for (const cell of [low, high, sun]) expect(cell).toMatch(/^\d\d:\d\d /);
    }
  });

  test('the page of tides has a whole month', () => {
    const days = dates(pages.tides.href);
    const [first = ''] = days;
    expect(first).toMatch(/-01$/);
    expect(days.every(isNextDay) && days.every((day) => day.startsWith(first.slice(0, 7)))).toBe(true);
    expect(days.length).toBeGreaterThanOrEqual(28);
    expect(textsOf(readPage(pages.tides.href), 'main thead th').join()).toContain(words.lowWater);
  });

  test.each([pages.activities.href, pages.tides.href])(
    '%s says how exact they are and whose data they rest on',
    (path) => {
      const main = readPage(path).querySelector('main');
      expect(textOf(main)).toContain(tides.accuracy);
      expect(linksOf(main)).toEqual(expect.arrayContaining([...tides.sourceLinks]));
    },
  );

  test.each([href, pages.contact.href])(
    '%s has a sentence about the sea that is always true, and the way to the tides',
    (path) => {
      const main = readPage(path).querySelector('main');
      expect(textOf(main)).toContain(line.always);
      expect(linksOf(main)).toContainEqual({ label: line.link, href: tides.href });
    },
  );
});
