import { findTranslationIssue } from '@/content/i18n/find-translation-issue';

const BRACES = 'Write {name} or {name:format}, without spaces and each brace once, or take the brace out.';
const FORMATS =
  /^The formats are words, Words \(with a capital\), dollars, time, spoken, or; docs\/languages\.md/;

test.each([
  ['Ab {price:dollars} { price }', 'the brace of "{ price }" is part of no placeholder.', BRACES],
  ['Ab {price:dollar}', 'there is no format "dollar", as in {price:dollar}.', FORMATS],
  ['Ab achtzig', 'the placeholder {price} is lost.', /^A translation has the same placeholders/],
  ['Ab {price} für {room}', 'the placeholder {room} is not in the English.', /^A translation has the same/],
  [' \u00a0', 'the translation is only a space.', /^Write it, or leave it empty/],
  ['Ab\u0007 {price}', 'the text has a control character, U+0007, after "Ab".', /^Delete it, and type/],
])('the translation %j is refused', (translation, problem, remedy) => {
  const expected = typeof remedy === 'string' ? remedy : expect.stringMatching(remedy);
  expect(findTranslationIssue({ msgid: 'From {price:dollars}' }, translation)).toEqual({
    problem,
    remedy: expected,
  });
});

test.each(['', 'Ab {price}', 'Ab {price:Words}', 'Ab\u00a0{price:dollars} (« pro Nacht »)'])(
  'the translation %j is right',
  (translation) => {
    const english = translation ? 'From {price:dollars}' : 'From';
    expect(findTranslationIssue({ msgid: english }, translation)).toBeUndefined();
  },
);

test.each([
  ['Zu {room:words}', '{room:words} has no format: it is filled in later.'],
  ['Zimmer anfragen: {room} jetzt', 'the text has 29 characters.'],
  ['{room}: ein Zimmer', undefined],
])('the translation "%s" of a text with little room, whose page fills it in: %s', (translation, problem) => {
  const message = { msgid: 'Ask about {room}', maxLength: 24, runtimePlaceholders: ['room'] };
  expect(findTranslationIssue(message, translation)?.problem).toBe(problem);
});
