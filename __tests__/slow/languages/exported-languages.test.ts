/** @jest-environment jsdom */
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { readCatalog } from '@/content/i18n/read-catalog';
import { getHrefs, getTexts } from '../../support/dom-queries';
import {
  listExportedEnglishPaths,
  listExportedPathsInLanguage,
  getLanguage,
  readPageHtml,
  readPage,
} from '../../support/exported-site';
import { brands, content } from '../../support/site';

const [english, ...others] = languages;

/** The same page in a language: "/joya-boutique/about" is "/joya-boutique/it/about". */
function getTranslatedPath(path: string, code: string): string {
  if (code === english.code) return path;
  if (path === '/404') return `/not-found/${code}`;
  const home = brands.find(({ href }) => `${path}/`.startsWith(`${href}/`))?.href ?? '';
  return `${home}/${code}${path.slice(home.length)}`.replace(/\/$/, '');
}

const getPathname = (link: Element | null) => new URL(link?.getAttribute('href') ?? '').pathname;

describe.each(others)('$code', (language) => {
  const { code, locale } = language;
  const paths = listExportedPathsInLanguage(code);

  test('every English page has a page in the language, and there is no other', () => {
    const translatedPaths = listExportedEnglishPaths().map((path) => getTranslatedPath(path, code));
    expect(paths).toEqual(translatedPaths.sort());
  });

  test('every page declares its language', () => {
    for (const path of paths) {
      const page = readPage(path);
      const shared = page.querySelector('meta[property="og:locale"]')?.getAttribute('content');
      const data = getTexts(page, 'script[type="application/ld+json"]').join();
      const inLanguage = [...data.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, tag]) => tag);
      const languageTags = [page.documentElement.lang, shared?.replace('_', '-'), ...inLanguage];
      expect([path, ...new Set(languageTags)]).toEqual([path, locale]);
    }
  });

  test('every link leads to a page of the language, but for the list of languages', () => {
    for (const path of paths) {
      const forms = [...readPage(path).querySelectorAll('form[action]')];
      const inside = [
        ...getHrefs(readPage(path), 'a[href^="/"]:not([hreflang])'),
        ...forms.map((form) => form.getAttribute('action') ?? ''),
      ];
      const elsewhere = inside.filter((href) => getLanguage(href) !== code);
      expect({ path, elsewhere }).toEqual({ path, elsewhere: [] });
    }
  });

  test('no page shows an English sentence that has a translation', () => {
    const messages = extractMessages(content);
    const { gettext } = readCatalog(language, messages);
    // long enough to be no name, and without details that are filled in
    const isLongEnough = (text: string) => text.split(' ').length >= 6 && !text.includes('{');
    const translated = messages.filter(
      ({ msgctxt, msgid }) => isLongEnough(msgid) && ![msgid, undefined].includes(gettext(msgctxt, msgid)),
    );
    expect(translated.length).toBeGreaterThan(0);
    for (const path of paths) {
      const html = readPageHtml(path);
      const left = translated.filter(({ msgid }) => html.includes(msgid)).map(({ msgid }) => msgid);
      expect({ path, left }).toEqual({ path, left: [] });
    }
  });
});

test('every page links itself in all languages', () => {
  for (const path of listExportedEnglishPaths().filter((path) => path !== '/404'))
    for (const { code } of languages) {
      const page = readPage(getTranslatedPath(path, code));
      // a stay without a brand is that of the brand whose theme such pages wear
      const canonical = getPathname(page.querySelector('link[rel=canonical]')).replace(`/${code}`, '') || '/';
      const expected = languages.map(({ code: other }) => [other, getTranslatedPath(canonical, other)]);
      const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        getPathname(link),
      ]);
      const own = languages.map(({ code: other }) => getTranslatedPath(path, other));
      const lists = [getHrefs(page, '#languages a'), getHrefs(page, 'footer a[hreflang]')];
      expect([path, code, alternates]).toEqual([path, code, [...expected, ['x-default', expected[0]?.[1]]]]);
      expect([path, code, lists]).toEqual([path, code, [own, own]]);
    }
});
