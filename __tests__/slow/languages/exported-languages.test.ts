/** @jest-environment jsdom */
import { brands, content } from '@/content';
import { languages } from '@/content/languages';
import { readTranslation } from '@/content/languages/read-translation';
import { sentencesOf } from '@/content/languages/sentences';
import { withoutMark } from '@/untranslated/mark';
import { hrefsOf, textOf } from '../../support/elements';
import {
  exportedPaths,
  exportedPathsIn,
  languageOf,
  readExported,
  readHtml,
  readPage,
} from '../../support/exported';

const [english, ...others] = languages;
const brandIds = brands.map(({ id }) => id);

/** The same page in a language: "/joya-boutique/about" is "/joya-boutique/it/about". */
function twinOf(path: string, code: string): string {
  if (code === english.code) return path;
  if (path === '/404') return `/not-found/${code}`;
  const brand = brandIds.find((id) => `${path}/`.startsWith(`/${id}/`));
  const home = brand ? `/${brand}` : '';
  return `${home}/${code}${path.slice(home.length)}`.replace(/\/$/, '');
}

const pathnameOf = (link: Element | null) => new URL(link?.getAttribute('href') ?? '').pathname;

/** Long enough to be no name, and without details that are filled in. */
const isTelling = (text: string) => text.split(' ').length >= 6 && !/\{/.test(text);

describe.each(others.map(({ code }) => code))('%s', (code) => {
  const paths = exportedPathsIn(code);
  const language = languages.find((one) => one.code === code) ?? english;

  test('every page has its twin, and there is no other', () => {
    expect(paths).toEqual(
      exportedPaths()
        .map((path) => twinOf(path, code))
        .sort(),
    );
  });

  test('every page says its language, to browsers, search engines and those who share it', () => {
    for (const path of paths) {
      const page = readPage(path);
      const locale = page.querySelector('meta[property="og:locale"]')?.getAttribute('content');
      expect({ path, lang: page.documentElement.lang, locale }).toEqual({
        path,
        lang: language.locale,
        locale: language.locale.replace('-', '_'),
      });
      for (const script of page.querySelectorAll('script[type="application/ld+json"]'))
        for (const [, inLanguage] of (script.textContent ?? '').matchAll(/"inLanguage":"([^"]+)"/g))
          expect({ path, inLanguage }).toEqual({ path, inLanguage: language.locale });
    }
  });

  test('every link leads to a page of the language, but for the list of languages', () => {
    for (const path of paths) {
      const inside = hrefsOf(readPage(path), 'a[href^="/"]:not([hreflang])');
      expect({ path, elsewhere: inside.filter((href) => languageOf(href) !== code) }).toEqual({
        path,
        elsewhere: [],
      });
      for (const form of readPage(path).querySelectorAll('form[action]'))
        expect(languageOf(form.getAttribute('action') ?? '')).toBe(code);
    }
  });

  test('no English sentence that has a translation is on a page or in what its scripts are given', () => {
    const sentences = sentencesOf(content);
    const { wordsOf } = readTranslation(language, sentences);
    const english = sentences
      .filter(
        ({ msgctxt, msgid }) => isTelling(msgid) && ![msgid, undefined].includes(wordsOf(msgctxt, msgid)),
      )
      .map(({ msgid }) => msgid);
    expect(english.length).toBeGreaterThan(0);
    for (const path of paths) {
      const html = readHtml(path);
      const payload = /"(\/_next\/static\/payloads\/[0-9a-f]{16}\.js)"/.exec(html)?.[1];
      const delivered = html + (payload ? readExported(payload).toString() : '');
      expect({ path, english: english.filter((sentence) => delivered.includes(sentence)) }).toEqual({
        path,
        english: [],
      });
    }
  });

  test('a sentence without a translation is marked as English, and the mark is not shown', () => {
    const { wordsOf } = readTranslation(language, []);
    const untranslated = sentencesOf(content)
      .filter(({ msgctxt, msgid }) => wordsOf(msgctxt, msgid) === undefined)
      .map(({ msgid }) => msgid);
    for (const path of paths) {
      const { body, head } = readPage(path);
      for (const script of body.querySelectorAll('script')) script.remove();
      expect({ path, marked: withoutMark(head.innerHTML + body.innerHTML).length }).toEqual({
        path,
        marked: (head.innerHTML + body.innerHTML).length,
      });
      const unsaid = [...body.querySelectorAll('p, h1, h2, h3')]
        .filter(({ innerHTML }) => untranslated.includes(innerHTML))
        .filter((element) => !element.closest('[lang=en]'));
      expect({ path, unsaid: unsaid.map(textOf) }).toEqual({ path, unsaid: [] });
    }
  });
});

test('every page names itself in all languages, in its head and in its list of languages', () => {
  for (const path of exportedPaths().filter((one) => one !== '/404'))
    for (const { code } of languages) {
      const page = readPage(twinOf(path, code));
      // a stay without a brand is that of the brand whose theme such pages wear
      const canonical = page.querySelector('link[rel=canonical]');
      const kept = languages.map(({ code: other }) => [
        other,
        twinOf(pathnameOf(canonical).replace(`/${code}`, '') || '/', other),
      ]);
      const twins = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        pathnameOf(link),
      ]);
      expect({ path, code, twins }).toEqual({ path, code, twins: [...kept, ['x-default', kept[0]?.[1]]] });
      const own = languages.map(({ code: other }) => twinOf(path, other));
      expect({ path, links: hrefsOf(page, '#languages a') }).toEqual({ path, links: own });
      expect(hrefsOf(page, 'footer a[hreflang]')).toEqual(own);
    }
});
