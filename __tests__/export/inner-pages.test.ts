import { interpolate } from '@/lib/interpolate';
import { getTexts, getText, getLinks } from '../support/dom-queries';
import { testEachOrSkip } from '../support/each-or-skip';
import { readExported, readPageHtml, readPage } from '../support/exported-site';
import { brands } from '../support/site';

describe.each(brands)('the restaurant of $name', ({ pages, restaurant: { hours, menu } }) => {
  const main = readPage(pages.restaurant.href).querySelector('main')!;

  test('NET-02, SVC-13: the menu that it fetches is that of content', () => {
    expect(readPageHtml(pages.restaurant.href)).toContain(menu.file);
    expect(JSON.parse(readExported(menu.file).toString())).toEqual(
      menu.items.map((item) => ({ ...item, photo: undefined })),
    );
  });

  test('SVC-02: it shows its meals and their hours', () => {
    expect(getTexts(main, 'tr')).toEqual(hours.list.map(({ meal, hours: text }) => `${meal}${text}`));
  });

  // what a closed house says is shown by the day, without an hour
  test.each([hours.labels.open, hours.labels.closedAll])('it does not claim "%s" in the export', (claim) => {
    expect(getTexts(main, 'p:not([data-show-during])').join('\n')).not.toContain(claim.split('{')[0]);
  });

  test('every dish has its picture, name, price and text, or the fallback texts', () => {
    const cards = [...main.querySelectorAll('[data-category]')].map((card) => [
      card.querySelector('img')?.getAttribute('src'),
      ...getTexts(card, 'p'),
    ]);
    expect(cards).toEqual(
      menu.items.map((dish) => {
        const { image, name, price, text } = { ...menu.fallbackTexts, ...dish };
        return [image, name, price, text];
      }),
    );
  });
});

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

testEachOrSkip(brands.filter(({ pages }) => !pages.pricing.removed))(
  'TPR-02, TPR-03, TPR-04: each question of $name opens by itself, closed at first',
  ({ pages, pricing: { faq } }) => {
    const questions = [...readPage(pages.pricing.href).querySelectorAll('main details')].map((details) => ({
      texts: [getText(details.querySelector('summary')), ...getTexts(details, 'p')],
      open: details.hasAttribute('open'),
      // those of one name would close each other
      name: details.getAttribute('name'),
    }));
    expect(questions).toEqual(
      faq.list.map(({ question, answer }) => ({ texts: [question, answer], open: false, name: null })),
    );
  },
);

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
