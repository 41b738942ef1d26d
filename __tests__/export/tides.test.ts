import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/dom-queries';
import { readPage } from '../support/exported-site';

describe.each(brands)('the tides of $name', ({ href, pages, tides }) => {
  const rows = (path: string) => [...readPage(path).querySelectorAll('main tbody tr')];
  const dates = (path: string) =>
    rows(path).map((row) => row.querySelector('time')?.getAttribute('dateTime') ?? '');
  const daysAfter = (first: string, count: number) =>
    Array.from({ length: count }, (_, day) =>
      new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
    );

  test('Activities has a table of fourteen days for visitors without scripts', () => {
    const days = dates(pages.activities.href);
    expect(days).toEqual(daysAfter(days[0]!, 14));
    for (const row of rows(pages.activities.href)) {
      const clock = expect.stringMatching(/^\d\d:\d\d /);
      expect(textsOf(row, 'td').slice(0, 3)).toEqual([clock, clock, clock]);
    }
  });

  test('the page of tides has a whole month', () => {
    const days = dates(pages.tides.href);
    const [year = 0, month = 0] = days[0]!.split('-').map(Number);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    expect(days).toEqual(daysAfter(`${days[0]!.slice(0, 7)}-01`, length));
    expect(textsOf(readPage(pages.tides.href), 'main thead th').join()).toContain(tides.labels.lowWater);
  });

  test.each([pages.activities.href, pages.tides.href])(
    '%s says how exact they are and on what they rest',
    (path) => {
      const main = readPage(path).querySelector('main');
      expect(textOf(main)).toContain(tides.accuracy);
      expect(linksOf(main)).toEqual(expect.arrayContaining([...tides.sourceLinks]));
    },
  );

  test.each([href, pages.contact.href])(
    '%s has a sentence about the sea, and the way to the tides',
    (path) => {
      const main = readPage(path).querySelector('main');
      expect(textOf(main)).toContain(tides.line.always);
      expect(linksOf(main)).toContainEqual({ label: tides.line.link, href: tides.href });
    },
  );
});
