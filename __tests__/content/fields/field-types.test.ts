import { z } from 'zod';
import * as kinds from '@/content/fields/field-types';

/** The error of a value in a field: the problem, and the remedy on a second line. */
function errorMessage(kind: z.ZodType, value: unknown): string | undefined {
  const { error } = z.strictObject({ field: kind }).safeParse(value === undefined ? {} : { field: value });
  return error?.issues[0]?.message;
}

const BETWEEN_QUOTES = 'Write it between straight quotes, like "Breakfast included".';
const PICTURE = 'Write the name of an entry of content/photos without its ending, like "garden-room".';
const PICTURE_FILE = 'Write the name of a file in content/photos with its ending, like "garden-room.jpg".';
const SITE_PAGES = 'Write one of /, /about.';
const HOURS = 'Write hours and minutes with 24 hours, like "07:00" or "20:30".';
const SLUG = 'Use small letters, digits and single hyphens, like "spice-tour".';
const PHONE =
  'Write "+", the code of the country and the number, like "+255 777 123 456", or leave it empty.';
const PRICE = 'Write one without quotes, like 79 or 79.50.';
const CENTS = 'Write a point before the cents, and both of them, like "€ 9.00".';
const HTTPS = 'Write it with https:// in front.';
const FILE = 'Write it like "/video/sea.mp4".';

test.each<[what: string, good: unknown, bad: unknown, field: z.ZodType, remedy: string]>([
  ['a text', 'Karibu', '  ', kinds.translatedText('x'), 'Write what guests should read.'],
  ['text', 'Karibu', 12, kinds.translatedText('x'), BETWEEN_QUOTES],
  ['a name', 'Suite Juu', '', kinds.nonTranslatableText('x'), 'Write what it is called.'],
  [
    'the address of a page',
    '/contact',
    'contact',
    kinds.reference('page', 'x'),
    'Write a page of the house, like "/contact".',
  ],
  ['a page without a house', '/about', '/pricing', kinds.unbrandedPath('x', ['about']), SITE_PAGES],
  ['the name of a picture', 'garden-room', 'garden-room.jpg', kinds.photo(), PICTURE],
  ['the name of a JPEG, PNG or WebP', 'Our room.WebP', 'a.heic', kinds.photoFileName('x'), PICTURE_FILE],
  ['a price in dollars and cents', 79.5, '79', kinds.dollarPrice(), PRICE],
  ['a price', '€ 9.00', '€ 9,00', kinds.displayPrice('x'), CENTS],
  ['a number above zero', 45, -5, kinds.squareMetres(), 'Write one without quotes, like 45.'],
  ['a whole number above zero', 2, 2.5, kinds.positiveInteger('x'), 'Write one without quotes, like 2.'],
  ['a number from -90 to 90', -6.3, 120, kinds.numberBetween('x', -90, 90), 'Write one without quotes.'],
  ['a time of day', '07:00', '24:00', kinds.timeOfDay('x'), HOURS],
  ['a date', '2028-02-29', '2027-02-30', kinds.date('x'), 'Write year-month-day, like "2026-12-24".'],
  ['a part of an address', 'what-to-pack', 'What to pack', kinds.slug(), SLUG],
  [
    'one of the choices',
    'left',
    'top',
    kinds.select('x', ['left', 'right']),
    'Write one of "left", "right".',
  ],
  ['a phone number that can be dialled from abroad', '+255 (777) 123-456', '0777', kinds.phone('x'), PHONE],
  ['an e-mail address', 'karibu@joya.tz', 'karibu', kinds.email('x'), 'Write one like "hello@example.com".'],
  ['an address of another site', 'https://a.example/b', 'a.example', kinds.externalUrl('x'), HTTPS],
  ['a file of the folder public', '/video/sea.mp4', 'sea.mp4', kinds.publicFilePath('x'), FILE],
  ['a yes or no', true, 'true', kinds.boolean('x'), 'Write true or false, without quotes.'],
  ['a list', ['a'], 'a', kinds.list('x', kinds.nonTranslatableText('y')), 'Write it between [ and ].'],
  [
    'a or b',
    2,
    'c',
    kinds.union('a or b', 'Write a.', [kinds.positiveInteger('x'), kinds.boolean('y')]),
    'Write a.',
  ],
])('%s can be %j and not %j, and the error says what to write', (what, good, bad, field, remedy) => {
  expect(errorMessage(field, good)).toBeUndefined();
  expect(errorMessage(field, bad)).toBe(`${JSON.stringify(bad)} is not ${what}.\n${remedy}`);
});

const TWO = kinds.fieldset('x', {
  a: kinds.nonTranslatableText('y').optional(),
  b: kinds.nonTranslatableText('z').optional(),
});
const described = (alt: string) => ({ name: 'garden-room', alt });

test.each<[good: unknown, bad: unknown, message: string, field: z.ZodType]>([
  [
    'Jambo',
    'Karibu',
    'the text has 6 characters.\nKeep to 5, so that there is room for it.',
    kinds.translatedText('x', { max: 5 }),
  ],
  [described('A bed'), described(''), '"" is not a text.\nWrite what guests should read.', kinds.photo()],
  [79, undefined, 'the field is missing.\nWrite one without quotes, like 79 or 79.50.', kinds.dollarPrice()],
  [
    ['a'],
    [],
    'the list is too short.\nWrite at least one entry.',
    kinds.list('x', kinds.nonTranslatableText('y')),
  ],
  [{ a: 'b', b: 'c' }, { c: 1, d: 2 }, 'there is no field "c", "d" here.\nThe fields are a, b.', TWO],
  [{ a: 'b', b: 'c' }, undefined, 'the field is missing.\nWrite { … } with a, b.', TWO],
  [{ a: 'b', b: 'c' }, 'text', '"text" is not a group of fields.\nWrite { … } with a, b.', TWO],
])('%j is accepted, and %j is refused: %s', (good, bad, message, field) => {
  expect(errorMessage(field, good)).toBeUndefined();
  expect(errorMessage(field, bad)).toBe(message);
});

test('a text that figures are written with keeps their placeholders, in any format', () => {
  const hours = kinds.translatedText('x', { runtimePlaceholders: ['opens', 'closes'] });
  expect(errorMessage(hours, '{opens:time} – {closes}')).toBeUndefined();
  expect(errorMessage(hours, 'From {opens}')).toBe(
    'the text has no {closes}.\nWrite {closes} where it belongs.',
  );
  const rooms = kinds.translatedText('x', { runtimePlaceholders: ['count'], optionalPlaceholders: true });
  expect(errorMessage(rooms, 'One room')).toBeUndefined();
});

test('a text has no control characters and more than spaces', () => {
  expect(errorMessage(kinds.heading(), 'Rooms \uffff')).toBe(
    'the text has a control character, U+FFFF, after "Rooms ".\nDelete it, and type the words around it anew.',
  );
  for (const empty of ['\u00a0', '\u200b\u200b', '\ufeff'])
    expect(errorMessage(kinds.heading(), empty)).toMatch(/ is not a text\.\n/);
  for (const text of ['Chambres « Mer »', '🌴', 'Two lines\nof it'])
    expect(errorMessage(kinds.heading(), text)).toBeUndefined();
});
