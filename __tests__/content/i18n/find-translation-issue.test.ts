/** @jest-environment node */
import { findTranslationIssue } from '@/content/i18n/find-translation-issue';

const BRACES = 'Write {name} or {name:format}, without spaces and each brace once, or take the brace out.';
const FORMATS =
  /^The formats are words, Words \(with a capital\), dollars, time, spoken, or; docs\/languages\.md/;

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
