import { languages } from '@/content/i18n/languages';
import { getInnerPages } from '@/content/model/pages';
import {
  readHead,
  listExportedFilesWithoutEditor,
  listExportedEnglishPaths,
  listExportedPathsInLanguage,
  readExported,
} from '../support/exported-site';
import { brands, getBrand, unbranded } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

const { siteType, landing, notFound, chooserPages } = unbranded;

const screens = [
  { href: '/', title: landing.title, siteType },
  { href: '/404', title: notFound.title, siteType },
  ...Object.values(chooserPages).map((page) => ({ ...page, siteType })),
  ...brands.flatMap(({ pages, rooms, ...brand }) =>
    [
      { href: brand.href, title: pages.home.title },
      ...getInnerPages(pages),
      ...rooms.all.map((room) => ({ href: room.href, title: pages.room_details.title })),
    ].map((screen) => ({ ...screen, siteType: brand.siteType })),
  ),
];

test.each(screens)(
  'TTL-01, TTL-17: $href is titled "$siteType - $title"',
  ({ href, title, siteType: left }) => {
    expect(readHead(href).title).toBe(`${left} - ${title}`);
  },
);

const files = listExportedFilesWithoutEditor();
const NOT_FOUND = '/404';
/** The same screen as that of the brand whose tokens such pages wear. */
const ALIAS = unbranded.stayHref;
const hasAlias = !getBrand(unbranded.themeBrand).pages.room_details.removed;

function getHead(path: string) {
  const head = readHead(path);
  const metas = [...head.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.name,
    meta.content,
  ]);
  const meta: Readonly<Record<string, string>> = Object.fromEntries(metas);
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
  return { path, canonical, meta, indexable: !/noindex/.test(meta.robots ?? '') };
}

const heads = listExportedEnglishPaths().map(getHead);
const origin = new URL(getHead('/').canonical ?? '').origin;
const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

test.each(heads)('$path names its own address', ({ path, canonical }) => {
  const elsewhere: Record<string, string | undefined> = {
    [NOT_FOUND]: undefined,
    '/': origin,
    [ALIAS]: `${origin}/${unbranded.themeBrand}${ALIAS}`,
  };
  expect(canonical).toBe(path in elsewhere ? elsewhere[path] : origin + path);
});

testContentAsHandedOver(
  'every page has a description of its own, of a length that search engines show',
  () => {
    const described = heads.filter(({ path }) => path !== ALIAS).map(({ meta }) => meta.description ?? '');
    expect(repeated(described)).toEqual([]);
    expect(described.filter(({ length }) => length < 35 || length > 170)).toEqual([]);
  },
);

test.each(heads)('$path has its own title and picture when it is shared', ({ canonical, meta }) => {
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:description': meta.description,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\S/),
    'twitter:card': 'summary_large_image',
    'twitter:title': meta['og:title'],
    'twitter:image': meta['og:image'],
    ...(canonical && { 'og:url': canonical }),
  });
  expect(files).toContain((meta['og:image'] ?? '').replace(origin, ''));
});

testContentAsHandedOver('no two pages that may be found are shared under one title', () => {
  const shared = heads.filter(({ indexable }) => indexable);
  expect(repeated(shared.map(({ meta }) => meta['og:title']))).toEqual([]);
});

test('exactly the expected pages are noindex', () => {
  const excludedPages = brands.flatMap(({ pages }) => getInnerPages(pages)).filter(({ noindex }) => noindex);
  const expected = [unbranded.offline, ...Object.values(unbranded.chooserPages), ...excludedPages].map(
    ({ href }) => href,
  );
  expect(heads.filter(({ indexable }) => !indexable).map(({ path }) => path)).toEqual(
    [NOT_FOUND, ...(hasAlias ? [ALIAS] : []), ...expected].sort(),
  );
});

test('the sitemap has exactly the indexable pages, and pictures that exist', () => {
  const sitemap = new DOMParser().parseFromString(readExported('/sitemap.xml').toString(), 'application/xml');
  const getPaths = (name: string) =>
    [...sitemap.getElementsByTagName(name)].map((element) => new URL(element.textContent ?? '').pathname);
  const everyPath = languages.flatMap(({ code }) => listExportedPathsInLanguage(code));
  expect(getPaths('loc').sort()).toEqual(everyPath.filter((path) => getHead(path).indexable).sort());
  const photos = getPaths('image:loc');
  expect(photos.length).toBeGreaterThanOrEqual(getPaths('loc').length);
  const exported = new Set(files);
  expect(photos.filter((photo) => !exported.has(photo))).toEqual([]);
});

test('robots.txt excludes no robot and names the sitemap', () => {
  const robots = readExported('/robots.txt').toString();
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
