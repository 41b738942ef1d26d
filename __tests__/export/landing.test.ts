import { site } from '@/content';
import { BRANDS } from '../support/brands';
import { linksOf, textOf } from '../support/elements';
import { readPage } from '../support/exported';

const main = () => readPage('/').querySelector('main');

test('LND-01: a welcome heads the landing page', () => {
  expect(textOf(main()?.querySelector('h1') ?? null)).toBe(site.landing.heading);
});

test('LND-02, LND-03, LND-04, LND-05, LND-06: a card to each brand with its tag, one of them highlighted', () => {
  const cards = [...(main()?.querySelectorAll('a[data-highlighted]') ?? [])].map((card) => ({
    href: card.getAttribute('href'),
    shownText: textOf(card),
    highlighted: card.getAttribute('data-highlighted'),
  }));
  expect(cards).toEqual(
    BRANDS.map(({ id, path, brand: { tag, name, tagline, closings } }) => ({
      href: path,
      shownText: `${tag}${name}${tagline}${closings.map(({ text }) => text).join('')}${site.landing.linkLabel}`,
      highlighted: String(id === site.landing.highlighted),
    })),
  );
});

test('ODD-16: under the cards stand the services of each brand', () => {
  for (const { name, path, brand } of BRANDS) {
    expect(linksOf(main()?.querySelector(`nav[aria-label="${name}"]`) ?? null)).toEqual(
      site.landing.services.map((segment) => ({
        label: brand.pages[segment].title,
        href: `${path}/${segment}`,
      })),
    );
  }
});
