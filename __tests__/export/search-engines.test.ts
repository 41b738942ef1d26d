import { brands, site } from '@/content';
import { languages } from '@/content/languages';
import { exportedFiles, exportedPaths, exportedPathsIn, readExported, readHead } from '../support/exported';

const files = exportedFiles();
const NOT_FOUND = '/404';
/** The same screen as that of the brand whose tokens such pages wear. */
const ALIAS = '/room_details';

const metaOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readHead(path).querySelectorAll('meta')].map((one) => [
      one.getAttribute('property') ?? one.name,
      one.content,
    ]),
  );
const canonicalOf = (path: string) =>
  readHead(path).querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;

const origin = new URL(canonicalOf('/') ?? '').origin;
const isIndexable = (path: string) => !/noindex/.test(metaOf(path).robots ?? '');
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('every page but the 404 page says where it lives', () => {
  const elsewhere: Record<string, string | undefined> = {
    [NOT_FOUND]: undefined,
    '/': origin,
    [ALIAS]: `${origin}/${site.themeBrand}${ALIAS}`,
  };
  for (const path of exportedPaths()) {
    expect({ path, canonical: canonicalOf(path) }).toEqual({
      path,
      canonical: path in elsewhere ? elsewhere[path] : origin + path,
    });
  }
});

test('every page has a description of its own, of a length that search engines show', () => {
  const described = exportedPaths().filter((path) => path !== ALIAS);
  expect(repeated(described.map((path) => metaOf(path).description ?? ''))).toEqual([]);
  for (const path of described) {
    const { length } = metaOf(path).description ?? '';
    expect({ path, length, fits: length >= 35 && length <= 170 }).toEqual({ path, length, fits: true });
  }
});

test('every page looks like itself when it is shared', () => {
  for (const path of exportedPaths()) {
    const meta = metaOf(path);
    const canonical = canonicalOf(path);
    expect({ path, ...meta }).toMatchObject({
      'og:type': 'website',
      'og:description': meta.description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': meta['og:title'],
      'twitter:image': meta['og:image'],
      ...(canonical && { 'og:url': canonical }),
    });
    expect(meta['og:image:alt']).toBeTruthy();
    const picture = (meta['og:image'] ?? '').replace(origin, '');
    expect(files).toContain(picture);
    expect([...readExported(picture).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  }
  const shared = exportedPaths().filter(isIndexable);
  expect(repeated(shared.map((path) => metaOf(path)['og:title'] ?? ''))).toEqual([]);
});

test('what content keeps out of search engines stays out, with the questions and the pages of missing pages; all else may be found', () => {
  const keptOut = brands.flatMap(({ pages }) => Object.values(pages)).filter(({ noindex }) => noindex);
  expect(exportedPaths().filter((path) => !isIndexable(path))).toEqual(
    [
      NOT_FOUND,
      ALIAS,
      ...[site.offline, ...Object.values(site.chooserPages), ...keptOut].map(({ href }) => href),
    ].sort(),
  );
});

test('the sitemap names exactly the pages that may be found, and pictures that are there', () => {
  const sitemap = new DOMParser().parseFromString(readExported('/sitemap.xml').toString(), 'application/xml');
  const pathsOf = (name: string) =>
    [...sitemap.getElementsByTagName(name)].map((one) => new URL(one.textContent ?? '').pathname);
  const everyPath = languages.flatMap(({ code }) => exportedPathsIn(code));
  expect(pathsOf('loc').sort()).toEqual(everyPath.filter(isIndexable).sort());
  const pictures = pathsOf('image:loc');
  expect(pictures.length).toBeGreaterThanOrEqual(pathsOf('loc').length);
  const published = new Set(files);
  expect(pictures.filter((picture) => !published.has(picture))).toEqual([]);
});

test('robots.txt excludes no robot and names the sitemap', () => {
  const robots = readExported('/robots.txt').toString();
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the manifest has a name and icons that are there', () => {
  const manifest = JSON.parse(readExported('/manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: site.siteType, start_url: '/' });
  expect(manifest.icons).not.toEqual([]);
  for (const { src } of manifest.icons) expect(files).toContain(src);
  expect(files).toContain('/favicon.ico');
});
