/** @jest-environment node */
import { z } from 'zod';
import * as kinds from '@/content/fields/field-types';

/** What a kind of field says of a value: the problem, and the remedy on a second line. */
function refusal(kind: z.ZodType, value: unknown): string | undefined {
  const { error } = z.strictObject({ field: kind }).safeParse(value === undefined ? {} : { field: value });
  return error?.issues[0]?.message;
}

const BETWEEN_QUOTES = 'Write it between straight quotes, like "Breakfast included".';
const PICTURE = 'Write the name of an entry of content/photos without its ending, like "garden-room".';
const PICTURE_FILE = 'Write the name of a file in content/photos with its ending, like "garden-room.jpg".';
const SITE_PAGES = 'Write one of /, /about, /room, /services, /restaurant, /contact.';
const HOURS = 'Write hours and minutes with 24 hours, like "07:00" or "20:30".';
const SLUG = 'Use small letters, digits and single hyphens, like "spice-tour".';
const PHONE = 'Write "+" and digits, like "+255777123456", or leave it empty: "".';
const PRICE = 'Write one without quotes, like 79 or 79.50.';
const CENTS = 'Write a point before the cents, and both of them, like "€ 9.00".';
const HTTPS = 'Write it with "https://" in front.';
const FILE = 'Write it like "/video/sea.mp4".';

test.each<[field: z.ZodType, good: unknown, bad: unknown, what: string, remedy: string]>([
  [kinds.translatedText('x'), 'Karibu', '  ', 'a text', 'Write what guests should read.'],
  [kinds.translatedText('x'), 'Karibu', 12, 'text', BETWEEN_QUOTES],
  [kinds.translatedText('x', { allowEmpty: true }), '', null, 'text', BETWEEN_QUOTES],
  [kinds.untranslatedText('x'), 'Suite Juu', '', 'a name', 'Write what it is called.'],
  [
    kinds.reference('page', 'x'),
    '/contact',
    'contact',
    'the address of a page',
    'Write a page of the house, like "/contact".',
  ],
  [kinds.unbrandedPath(), '/about', '/pricing', 'a page without a house', SITE_PAGES],
  [kinds.photo(), 'garden-room', 'garden-room.jpg', 'the name of a picture', PICTURE],
  [kinds.photoFile('x'), 'Our room.WebP', 'a.heic', 'the name of a JPEG, PNG or WebP', PICTURE_FILE],
  [kinds.dollars(), 79.5, '79', 'a price in dollars and cents', PRICE],
  [kinds.dollars(), 79, 0, 'a price in dollars and cents', PRICE],
  [kinds.dollars(), 0.07, 0.001, 'a price in dollars and cents', PRICE],
  [kinds.dollars(), 1234.56, 79.999, 'a price in dollars and cents', PRICE],
  [kinds.displayPrice('x'), '€ 9.00', '€ 9,00', 'a price', CENTS],
  [kinds.displayPrice('x'), '$1,200', '€ 9.5', 'a price', CENTS],
  [kinds.squareMetres(), 45, -5, 'a number above zero', 'Write one without quotes, like 45.'],
  [kinds.positiveInteger('x'), 2, 2.5, 'a whole number above zero', 'Write one without quotes, like 2.'],
  [kinds.number('x', -90, 90), -6.3, 120, 'a number from -90 to 90', 'Write one without quotes.'],
  [kinds.timeOfDay('x'), '20:30', '7.30', 'a time of day', HOURS],
  [kinds.timeOfDay('x'), '07:00', '24:00', 'a time of day', HOURS],
  [kinds.date('x'), '2028-02-29', '2027-02-30', 'a date', 'Write year-month-day, like "2026-12-24".'],
  [kinds.slug(), 'what-to-pack', 'What to pack', 'a part of an address', SLUG],
  [
    kinds.select('x', ['left', 'right']),
    'left',
    'top',
    'one of the choices',
    'Write one of "left", "right".',
  ],
  [kinds.phone('x'), '+255777123456', '0777', 'a phone number that can be dialled from abroad', PHONE],
  [kinds.email('x'), 'karibu@joya.tz', 'karibu', 'an e-mail address', 'Write one like "hello@example.com".'],
  [kinds.url('x'), 'https://a.example/b', 'a.example', 'an address of another site', HTTPS],
  [kinds.url('x'), 'https://a.example', 'https://www,a.example', 'an address of another site', HTTPS],
  [kinds.publicFilePath('x'), '/video/sea.mp4', 'sea.mp4', 'a file of the folder public', FILE],
  [kinds.boolean('x'), true, 'true', 'a yes or no', 'Write true or false, without quotes.'],
  [kinds.list('x', kinds.untranslatedText('y')), ['a'], 'a', 'a list', 'Write it between [ and ].'],
  [
    kinds.union('a or b', 'Write a.', [kinds.positiveInteger('x'), kinds.boolean('y')]),
    2,
    'c',
    'a or b',
    'Write a.',
  ],
])('a kind of field says what is wrong and what to write: %#', (field, good, bad, what, remedy) => {
  expect(refusal(field, good)).toBeUndefined();
  expect(refusal(field, bad)).toBe(`${JSON.stringify(bad)} is not ${what}.\n${remedy}`);
});

const TWO = kinds.fieldset('x', {
  a: kinds.untranslatedText('y').optional(),
  b: kinds.untranslatedText('z').optional(),
});
const described = (alt: string) => ({ name: 'garden-room', alt });

test.each<[field: z.ZodType, good: unknown, bad: unknown, said: string]>([
  [
    kinds.translatedText('x', { max: 5 }),
    'Jambo',
    'Karibu',
    'the text has 6 characters.\nKeep to 5, so that there is room for it.',
  ],
  [kinds.photo(), described('A bed'), described(''), '"" is not a text.\nWrite what guests should read.'],
  [kinds.dollars(), 79, undefined, 'the field is missing.\nWrite one without quotes, like 79 or 79.50.'],
  [
    kinds.list('x', kinds.untranslatedText('y')),
    ['a'],
    [],
    'the list is too short.\nWrite at least one entry.',
  ],
  [TWO, { a: 'b', b: 'c' }, { c: 1, d: 2 }, 'there is no field "c", "d" here.\nThe fields are a, b.'],
  [TWO, { a: 'b', b: 'c' }, undefined, 'the field is missing.\nWrite { … } with a, b.'],
  [TWO, { a: 'b', b: 'c' }, 'text', '"text" is not a group of fields.\nWrite { … } with a, b.'],
])('and says so of what is missing, too long or too much: %#', (field, good, bad, said) => {
  expect(refusal(field, good)).toBeUndefined();
  expect(refusal(field, bad)).toBe(said);
});

test.each([
  ['a'.repeat(58), `"${'a'.repeat(58)}"`],
  ['a'.repeat(59), `"${'a'.repeat(58)}…`],
])('a long value is quoted in part: %s', (value, quoted) => {
  expect(refusal(kinds.dollars(), value)).toMatch(new RegExp(`^${quoted} is not`));
});

test('a text that figures are written with keeps their placeholders, in any format', () => {
  const hours = kinds.translatedText('x', { runtimePlaceholders: ['opens', 'closes'] });
  expect(refusal(hours, '{opens:time} – {closes}')).toBeUndefined();
  expect(refusal(hours, 'From {opens}')).toBe('the text has no {closes}.\nWrite {closes} where it belongs.');
  const rooms = kinds.translatedText('x', { runtimePlaceholders: ['count'], optionalPlaceholders: true });
  expect(refusal(rooms, 'One room')).toBeUndefined();
});
