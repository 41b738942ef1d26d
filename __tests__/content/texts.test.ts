/** @jest-environment node */
import { content } from '@/content';
import { heading, untranslatedText } from '@/content/fields/field-types';
import { findTranslationIssue } from '@/content/i18n/find-translation-issue';
import { createFormats } from '@/content/i18n/formats';
import { languages } from '@/content/i18n/languages';

const LOCATION = { file: 'content/brand/home.json', path: ['hero', 'lead'] };
const BRACES = 'Write {name} or {name:format}, without spaces and each brace once, or take the brace out.';
const FORMATS =
  /^The formats are words, Words \(with a capital\), dollars, time, spoken, or; docs\/languages\.md/;

test.each([
  ['From {price:dollar night', '{price:dollar night'],
  ['From { price }', '{ price }'],
  ['From {{price:dollars}} a night', '{{price:dollars}} a'],
  ['From price} a night', '} a night'],
  ['From {prïce}', '{prïce}'],
])('%j stops the check', (text, brace) => {
  const { interpolate } = createFormats(languages[0], content.shared.formatTexts);
  expect(() => interpolate(text, { price: 80 }, LOCATION)).toThrow(
    `content/brand/home.json, hero.lead: the brace of "${brace}" is part of no placeholder.\n  ${BRACES}`,
  );
});

test.each([
  ['From {price:dollar night', 'the brace of "{price:dollar night" is part of no placeholder.', BRACES],
  ['Ab {price:dollars} { price }', 'the brace of "{ price }" is part of no placeholder.', BRACES],
  ['Ab {price:dollar}', 'there is no format "dollar", as in {price:dollar}.', FORMATS],
  ['Ab achtzig', 'the placeholder {price} is lost.', /^A translation has the same placeholders/],
  ['Ab {price} für {room}', 'the placeholder {room} is not in the English.', /^A translation has the same/],
  [' \u00a0', 'the translation is only a space.', /^Write it, or leave it empty/],
  ['\u200b', 'the translation is only a space.', /^Write it, or leave it empty/],
  ['Ab\u0007 {price}', 'the text has a control character, U+0007, after "Ab".', /^Delete it, and type/],
])('the translation %j is refused', (translation, problem, remedy) => {
  const english = translation.includes('dollar night') ? 'From' : 'From {price:dollars}';
  const expected = typeof remedy === 'string' ? remedy : expect.stringMatching(remedy);
  expect(findTranslationIssue(english, translation)).toEqual({ problem, remedy: expected });
});

test.each(['', 'Ab {price}', 'Ab {price:Words}', 'Ab\u00a0{price:dollars} (« pro Nacht »)'])(
  'the translation %j is right',
  (translation) => {
    const english = translation ? 'From {price:dollars}' : 'From';
    expect(findTranslationIssue(english, translation)).toBeUndefined();
  },
);

describe.each([
  ['a heading', heading()],
  ['a name', untranslatedText('Name')],
])('%s', (_, field) => {
  const problemOf = (text: string) => field.safeParse(text).error?.issues[0]?.message;

  test.each([
    ['Rooms\u0000', 'the text has a control character, U+0000, after "Rooms".'],
    ['\u001bRooms by the sea', 'the text has a control character, U+001B, at its beginning.'],
    ['Rooms\u0085', 'the text has a control character, U+0085, after "Rooms".'],
    ['Rooms \ud83c', 'the text has a control character, U+D83C, after "Rooms ".'],
    ['Rooms \uffff', 'the text has a control character, U+FFFF, after "Rooms ".'],
  ])('refuses %j', (text, problem) => {
    expect(problemOf(text)).toBe(`${problem}\nDelete it, and type the words around it anew.`);
  });

  test.each(['', ' ', '\u00a0', '\u200b\u200b', '\ufeff', '\u00ad'])('%j is no text', (text) => {
    expect(problemOf(text)).toMatch(/ is not a (?:text|name)\.\n/);
  });

  test.each(['Suite Juu', 'Chambres « Mer »', '🌴', 'Two lines\nof it', '404'])('may be %j', (text) => {
    expect(problemOf(text)).toBeUndefined();
  });
});
