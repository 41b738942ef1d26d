import { getLinks, getText } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

const main = readPage('/').querySelector('main')!;
const { landing } = unbranded;

test('the landing page has a card for each brand, one of them highlighted', () => {
  const cards = [...main.querySelectorAll('a[data-highlighted]')].map((card) => [
    card.getAttribute('href'),
    getText(card),
    card.getAttribute('data-highlighted'),
  ]);
  expect(getText(main.querySelector('h1'))).toBe(landing.heading);
  expect(cards).toEqual(
    brands.map(({ id, href, tag, name, tagline, closures }) => [
      href,
      `${tag}${name}${tagline}${closures.map(({ text }) => text).join('')}${landing.linkLabel}`,
      String(id === landing.highlighted),
    ]),
  );
});

test.each(brands)('under the cards are the services of $name', ({ name, pages }) => {
  expect(getLinks(main.querySelector(`nav[aria-label="${name}"]`))).toEqual(
    landing.services
      .map((segment) => pages[segment])
      .filter(({ removed }) => !removed)
      .map(({ title, href }) => ({ label: title, href })),
  );
});
