import { getSite } from '@/content';
import { languages } from '@/content/i18n/languages';
import type { ContentInput } from '@/content/model/files/content-input';
import { translateContent } from '@/content/translate';
import { resolveChecked, type Writable } from '../support/resolve-changed-content';
import { content } from '../support/site';

const FILE = 'content/languages/xx/home.po';
const [, language = languages[0]] = languages;

test('texts are in the language, and all else stays as it is', () => {
  const gettext = (_: string, msgid: string) => (/^\W*$/.test(msgid) ? undefined : `«${msgid}»`);
  const { content: translated, english } = translateContent(content, { language, gettext });
  expect(english).toBe(content);
  const [[name, photo] = ['', undefined]] = Object.entries(content.photos);
  expect(translated.photos[name]).toEqual({ ...photo, alt: `«${photo?.alt}»` });
  const [room] = content.brands[0]!.rooms.list;
  const { id, price, title, summary } = room!;
  expect(translated.brands[0]!.rooms.list[0]).toMatchObject({ id, price, title, summary: `«${summary}»` });
  expect(translated.posts.flatMap(({ article }) => article)).toEqual(
    content.posts.flatMap(({ article }) => article.map((block) => `«${block}»`)),
  );
});

test('a sentence without a translation is shown in English', () => {
  const { getBrand } = resolveChecked(content, { language, gettext: () => undefined });
  const english = getSite().brands[0];
  const { about, home } = getBrand(english?.id ?? '');
  expect(home.hero.lead).toBe(english?.home.hero.lead);
  expect(about.philosophy.heading).toBe(english?.about.philosophy.heading);
});

describe('a translation with a text variable that is too long for its place', () => {
  const changed: Writable<ContentInput> = structuredClone(content);
  const { id, brand, pages } = changed.brands[0]!;
  pages.about.description = '{name} and those who run it.';
  const resolveTranslated = (characters: number, strict?: boolean) =>
    resolveChecked(changed, {
      language,
      gettext: (_, msgid) =>
        msgid === pages.about.description ? `{name}${'a'.repeat(characters)}` : undefined,
      getLocation: () => ({ file: FILE, line: 7 }),
      ...(strict && { strict }),
    });
  const length = 160 + brand.name.length;
  const problem = `with the values of content/${id}/pages.json, about.description the translation has ${length} characters, so that guests read English.`;
  const remedy = 'Shorten it: there is room for 160.';

  test('is shown in English and reported with its line where only the values are too long', () => {
    const { getBrand, tooLongTranslations } = resolveTranslated(160);
    expect(getBrand(id).pages.about.description).toBe(`${brand.name} and those who run it.`);
    expect(tooLongTranslations).toContainEqual({ file: FILE, line: 7, problem, remedy });
    expect(resolveTranslated(160 - brand.name.length).tooLongTranslations).toEqual([]);
  });

  test('is refused in strict mode', () => {
    expect(() => resolveTranslated(160, true)).toThrow(`${FILE}, line 7: ${problem}\n  ${remedy}`);
  });
});
