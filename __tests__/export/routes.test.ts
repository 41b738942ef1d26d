import { brands, getBrand, site } from '@/content';
import type { Brand } from '@/content/types';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

const all = brands;
const CHOOSERS = Object.keys(site.chooserPages);

const screensOf = ({ id, pages }: Brand) => [
  `/${id}`,
  ...Object.keys(pages).map((segment) => `/${id}/${segment}`),
];
/** Posts with an article of their own. */
const postsOf = ({ blog }: Brand) => blog.posts.filter(({ article }) => article).map(({ href }) => href);
const roomsOf = ({ id, rooms }: Brand) => rooms.all.map((room) => `/${id}/room/${room.id}`);

test('RTE-01, RTE-02, RTE-03, RTE-04, RTE-05, RTE-06, RTE-07, RTE-09, RTE-10, RTE-11, RTE-12, RTE-13, RTE-14, RTE-15, RTE-16, RTE-17, RTE-18, RTE-19: every screen of every brand is a document, and there is no other', () => {
  const expected = [
    '/',
    '/404',
    '/offline',
    '/room_details',
    ...CHOOSERS.map((segment) => `/${segment}`),
    ...all.flatMap((brand) => [...screensOf(brand), ...roomsOf(brand), ...postsOf(brand)]),
  ];
  expect(exportedPaths()).toEqual(expected.sort());
});

test('every page has one first heading', () => {
  for (const path of exportedPaths())
    expect([path, readPage(path).querySelectorAll('h1').length]).toEqual([path, 1]);
});

test('every fixed screen of a brand is reached by links from its home', () => {
  for (const brand of all) {
    const home = `/${brand.id}`;
    const reached = new Set([home]);
    for (const path of reached) {
      const page = readPage(path);
      const ways = [
        ...hrefsOf(page, 'a[href]'),
        ...[...page.querySelectorAll('form')].map((form) => form.getAttribute('action')),
      ];
      for (const way of ways) if (way?.startsWith(`${home}/`)) reached.add(way.replace(/[?#].*/, ''));
    }
    expect(screensOf(brand).filter((screen) => !reached.has(screen))).toEqual([]);
  }
});

test('RTE-06, RTE-13: the detail screens stand without a query', () => {
  const { room_details, blog_details } = getBrand('joya-boutique').pages;
  for (const [path, { title }] of [
    ['/room_details', room_details],
    ['/joya-boutique/room_details', room_details],
    ['/joya-boutique/blog_details', blog_details],
  ] as const) {
    const main = readPage(path).querySelector('main');
    expect([path, textOf(main?.querySelector('h1') ?? null)]).toEqual([path, title]);
    expect(textOf(main)).not.toMatch(/undefined|NaN|Invalid Date|null/);
  }
});

test('RTE-20, RTE-21, RTE-22, RTE-23: the 404 page says so, leads home and to every brand, and has no shell', () => {
  const page = readPage('/404');
  const { code, heading, goHome } = site.notFound;
  expect(textsOf(page, 'main > p')).toContain(code);
  expect(textsOf(page, 'h1')).toEqual([heading]);
  const [home, ...others] = page.querySelectorAll('main a');
  expect([textOf(home ?? null), home?.getAttribute('href')]).toEqual([goHome.label, goHome.href]);
  expect(others.map((link) => link.getAttribute('href'))).toEqual(all.map(({ id }) => `/${id}`));
  expect(page.querySelectorAll('header, footer')).toHaveLength(0);
});

test.each(all)('RTE-25: the footer of $name carries the links without a prefix, once each', ({ id }) => {
  const hrefs = hrefsOf(readPage(`/${id}`), 'footer a');
  expect(CHOOSERS.map((segment) => hrefs.filter((href) => href === `/${segment}`).length)).toEqual(
    CHOOSERS.map(() => 1),
  );
});

test.each(CHOOSERS)('/%s asks which brand is meant and leads to that page of each', (segment) => {
  const page = readPage(`/${segment}`);
  expect(hrefsOf(page, 'main a')).toEqual(all.map(({ id }) => `/${id}/${segment}`));
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
});
