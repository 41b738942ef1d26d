import { PAGE_MARK } from '@/browser/service-worker/own-response';
import { languages } from '@/content/i18n/languages';
import { getInnerPages } from '@/content/model/pages';
import { getHrefs, getText, getTexts } from '../support/dom-queries';
import {
  listExportedEnglishPaths,
  getLanguage,
  readPage,
  readPageHtml,
  listExportedFilesWithoutEditor,
  listExportedPathsInLanguage,
} from '../support/exported-site';
import { brands, getBrand, unbranded } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

const choosers = Object.values(unbranded.chooserPages).map(({ href }) => href);
/** Pages of rooms, and of posts with an article of their own. */
const details = brands.flatMap(({ rooms, blog }) => [
  ...rooms.all,
  ...blog.posts.filter(({ article }) => article),
]);
const getScreens = ({ href, pages }: (typeof brands)[number]) => [
  href,
  ...getInnerPages(pages).map((page) => page.href),
];

/** Every page in English below a path that a visitor gets to from there, by links and by forms. */
function reachedFrom(start: string): string[] {
  const reached = new Set([start]);
  const below = start === '/' ? start : `${start}/`;
  for (const path of reached) {
    const page = readPage(path);
    const forms = [...page.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? '');
    for (const href of [...getHrefs(page, 'a[href]'), ...forms].map((url) => url.replace(/[?#].*/, '')))
      if (href.startsWith(below) && getLanguage(href) === getLanguage(start)) reached.add(href);
  }
  return [...reached].sort();
}

/** Pages that no link leads to: for missing pages, for a lost network, and the alias of a screen. */
const ALIAS = getBrand(unbranded.themeBrand).pages.room_details.removed ? [] : [unbranded.stayHref];
const UNLINKED = ['/404', '/offline', ...ALIAS];

test('RTE-01, RTE-19, RTE-20: there is a document for every screen, and no other', () => {
  const screens = [...brands.flatMap(getScreens), ...details.map(({ href }) => href)];
  expect(listExportedEnglishPaths()).toEqual(['/', ...UNLINKED, ...choosers, ...screens].sort());
});

test('every page has the mark by which the service worker knows the pages of the site', () => {
  for (const path of listExportedEnglishPaths()) expect(readPageHtml(path)).toContain(PAGE_MARK);
});

testContentAsHandedOver('RTE-29: links lead from the landing page to every page', () => {
  expect(reachedFrom('/')).toEqual(listExportedEnglishPaths().filter((path) => !UNLINKED.includes(path)));
});

testContentAsHandedOver.each(brands)(
  'FTR-12: links from the home of $name lead to every screen of the brand',
  (brand) => {
    expect(reachedFrom(brand.href)).toEqual(expect.arrayContaining(getScreens(brand)));
  },
);

test('the 404 page says so, leads home and to every brand, and has no shell', () => {
  const page = readPage('/404');
  const { code, heading, goHome } = unbranded.notFound;
  expect(getTexts(page, 'main > p, h1')).toEqual(expect.arrayContaining([code, heading]));
  expect(getHrefs(page, 'main a')).toEqual([goHome.href, ...brands.map(({ href }) => href)]);
  expect(getText(page.querySelector('main a'))).toBe(goHome.label);
  expect(page.querySelectorAll('header, footer')).toHaveLength(0);
});

test.each(choosers)('%s asks which brand is meant and leads to that page of each', (path) => {
  expect(getHrefs(readPage(path), 'main a')).toEqual(brands.map(({ href }) => href + path));
});

const files = new Set(listExportedFilesWithoutEditor());
const htmlByPath = new Map(
  languages
    .flatMap(({ code }) => listExportedPathsInLanguage(code))
    .map((path) => [path, readPageHtml(path)]),
);
const ADDRESS = /\s(?:href|src|poster|action)="([^"]*)"/g;

test('every address inside the site leads to a page or a file, and every fragment to an element', () => {
  const dead = [...htmlByPath].flatMap(([path, html]) =>
    [...html.matchAll(ADDRESS)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(?:https?|mailto|tel|data):/.test(address))
      .filter((address) => {
        const [target = '', fragment] = address.replace(/\?[^#]*/, '').split('#');
        const page = htmlByPath.get(target || path);
        if (fragment && fragment !== 'top') return !page?.includes(` id="${fragment}"`);
        return address === '' || !(page ?? files.has(target));
      })
      .map((address) => `${path}: ${address}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});
