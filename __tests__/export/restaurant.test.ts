import { readFileSync } from 'node:fs';
import { brands } from '@/content';
import { menuEntries } from '@/content/shared/food-menu';
import { textsOf } from '../support/elements';
import { readPage } from '../support/exported';

test('ENT-13, NET-02: the published menu is that of content, and all its pictures are there', () => {
  expect(JSON.parse(readFileSync('out/data/food-menu.json', 'utf8'))).toEqual(menuEntries);
  for (const { image } of menuEntries) {
    expect([image, readFileSync(`out${image}`).toString('latin1', 8, 12)]).toEqual([image, 'WEBP']);
  }
});

describe.each(brands)('the restaurant of $name', ({ id, pages, restaurant }) => {
  const main = readPage(`/${id}/restaurant`).querySelector('main')!;
  const { hours, menu } = restaurant;

  test('SVC-01, SVC-17: has its title', () => {
    expect(textsOf(main, 'h1')).toEqual([pages.restaurant.title]);
  });

  test('SVC-02, SVC-03, SVC-04, SVC-05, SVC-06, CST-12: shows its meals and their hours', () => {
    expect(textsOf(main, 'tr')).toEqual(hours.list.map(({ meal, hours: text }) => `${meal}${text}`));
  });

  test('does not claim an hour before a browser knows it', () => {
    // what a closed house says is shown by the day, without an hour
    const lines = textsOf(main, 'p:not([data-show-during])').join('\n');
    expect(lines).toContain(hours.text);
    expect(lines).not.toContain(hours.words.open);
    expect(lines).not.toContain(hours.words.closed);
  });

  test('SVC-07, SVC-08, SVC-13: shows the whole menu, with a filter for each part and none of them pressed', () => {
    const filters = main.querySelector(`[role=group][aria-label="${menu.filterLabel}"]`)!;
    expect(textsOf(filters, 'button')).toEqual(menu.categories.map(({ label }) => label));
    expect(textsOf(filters, 'button[aria-pressed=false]')).toHaveLength(menu.categories.length);
    const pictures = [...main.querySelectorAll('[data-category] img')];
    expect(pictures.map((img) => img.getAttribute('src'))).toEqual(menuEntries.map(({ image }) => image));
  });

  test('SVC-10, SVC-11, SVC-12: says on every card the name, the price and the text of the dish, or what stands for them', () => {
    const cards = [...main.querySelectorAll('[data-category]')].map((card) => textsOf(card, 'p'));
    expect(cards).toEqual(
      menuEntries.map((dish) => {
        const { name, price, text } = { ...menu.placeholder, ...dish };
        return [name, price, text];
      }),
    );
  });
});
