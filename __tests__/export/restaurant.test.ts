import { getTexts } from '../support/dom-queries';
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

  test('every dish has its picture, name, price and text, or their placeholders', () => {
    const cards = [...main.querySelectorAll('[data-category]')].map((card) => [
      card.querySelector('img')?.getAttribute('src'),
      ...getTexts(card, 'p'),
    ]);
    expect(cards).toEqual(
      menu.items.map((dish) => {
        const { image, name, price, text } = { ...menu.placeholder, ...dish };
        return [image, name, price, text];
      }),
    );
  });
});
