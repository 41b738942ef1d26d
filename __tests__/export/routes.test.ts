import { brands, site } from '@/content';
import type { Brand } from '@/content';
import { hrefsOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, languageOf, readPage } from '../support/exported';

const choosers = Object.values(site.chooserPages).map(({ href }) => href);
const screensOf = ({ href, pages }: Brand) => [href, ...Object.values(pages).map((page) => page.href)];
/** Pages of its rooms, and of posts with an article of their own. */
const detailsOf = ({ rooms, blog }: Brand) =>
  [...rooms.all, ...blog.posts.filter(({ article }) => article)].map(({ href }) => href);

/** Every page in English below a path that a visitor gets to from there, by links and by forms. */
function reachedFrom(start: string): string[] {
  const reached = new Set([start]);
  for (const path of reached) {
    const page = readPage(path);
    const forms = [...page.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? '');
    const ways = [...hrefsOf(page, 'a[href]'), ...forms].map((way) => way.replace(/[?#].*/, ''));
    const below = start === '/' ? start : `${start}/`;
    for (const way of ways) {
      if (way.startsWith(below) && languageOf(way) === languageOf(start)) reached.add(way);
    }
  }
  return [...reached].sort();
}

/** Pages that no link leads to: for missing pages, for a lost network, and the alias of a screen. */
const UNLINKED = ['/404', '/offline', '/room_details'];

test('RTE-01, RTE-19: every screen of every brand is a document, and there is no other', () => {
  const expected = [
    '/',
    ...UNLINKED,
    ...choosers,
    ...brands.flatMap((brand) => [...screensOf(brand), ...detailsOf(brand)]),
  ];
  expect(exportedPaths()).toEqual(expected.sort());
});

test('RTE-29: every page is for everyone: links lead to it from the landing page', () => {
  const linked = exportedPaths().filter((path) => !UNLINKED.includes(path));
  expect(reachedFrom('/')).toEqual(linked);
});

test.each(brands)('FTR-12: links from the home of $name lead to every screen of the brand', (brand) => {
  expect(reachedFrom(brand.href)).toEqual(expect.arrayContaining(screensOf(brand)));
});

const WITHOUT_QUERY = brands.flatMap(({ pages }) => [pages.room_details.href, pages.blog_details.href]);

test.each(['/room_details', ...WITHOUT_QUERY])('%s is whole without a query', (path) => {
  expect(textOf(readPage(path).querySelector('main'))).not.toMatch(/undefined|NaN|Invalid Date|null/);
});

describe('the 404 page', () => {
  const page = readPage('/404');
  const { code, heading, goHome } = site.notFound;

  test('says so', () => {
    expect(textsOf(page, 'main > p')).toContain(code);
    expect(textsOf(page, 'h1')).toEqual([heading]);
  });

  test('leads home and to every brand', () => {
    expect(hrefsOf(page, 'main a')).toEqual([goHome.href, ...brands.map(({ href }) => href)]);
    expect(textOf(page.querySelector('main a'))).toBe(goHome.label);
  });

  test('has no shell', () => {
    expect(page.querySelectorAll('header, footer')).toHaveLength(0);
  });
});

test.each(choosers)('%s asks which brand is meant and leads to that page of each', (path) => {
  expect(hrefsOf(readPage(path), 'main a')).toEqual(brands.map(({ href }) => href + path));
});
