import { getTexts } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

describe.each(brands)('the tides of $name', ({ pages, tides }) => {
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
      expect(getTexts(row, 'td').slice(0, 3)).toEqual([clock, clock, clock]);
    }
  });

  test('the page of tides has a whole month', () => {
    const days = dates(pages.tides.href);
    const [year = 0, month = 0] = days[0]!.split('-').map(Number);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    expect(days).toEqual(daysAfter(`${days[0]!.slice(0, 7)}-01`, length));
    expect(getTexts(readPage(pages.tides.href), 'main thead th').join()).toContain(tides.labels.lowWater);
  });
});
