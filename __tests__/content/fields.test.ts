/** @jest-environment node */
import { z } from 'zod';
import * as kinds from '@/content/schema/fields';

/** What a kind of field says of a value: the problem, and the remedy on a second line. */
function refusal(kind: z.ZodType, value: unknown): string | undefined {
  const { error } = z.strictObject({ field: kind }).safeParse(value === undefined ? {} : { field: value });
  return error?.issues[0]?.message;
}

test.each<[field: z.ZodType, good: unknown, bad: unknown, said: string]>([
  [kinds.words('x'), 'Karibu', '  ', '"  " is not a text.\nWrite what guests should read.'],
  [
    kinds.words('x'),
    'Karibu',
    12,
    '12 is not text.\nWrite it between straight quotes, like "Breakfast included".',
  ],
  [
    kinds.words('x', { max: 5 }),
    'Jambo',
    'Karibu',
    'the text has 6 characters.\nKeep to 5, so that there is room for it.',
  ],
  [
    kinds.words('x', { empty: true }),
    '',
    null,
    'null is not text.\nWrite it between straight quotes, like "Breakfast included".',
  ],
  [kinds.name('x'), 'Suite Juu', '', '"" is not a name.\nWrite it between the quotes.'],
  [
    kinds.href(),
    '/contact',
    'contact',
    '"contact" is not the address of a page.\nWrite a page of the house, like "/contact".',
  ],
  [
    kinds.siteHref(),
    '/about',
    '/pricing',
    '"/pricing" is not a page without a house.\nWrite one of /, /about, /room, /services, /restaurant, /contact.',
  ],
  [
    kinds.photo(),
    'garden-room',
    'garden-room.jpg',
    '"garden-room.jpg" is not the name of a picture.\nWrite the name of an entry of content/photos without its ending, like "garden-room".',
  ],
  [
    kinds.photo(),
    { name: 'garden-room', alt: 'A bed' },
    { name: 'garden-room', alt: '' },
    '"" is not a text.\nWrite what guests should read.',
  ],
  [
    kinds.photoFile('x'),
    'Garden Room.WebP',
    'garden-room.heic',
    '"garden-room.heic" is not the name of a JPEG, PNG or WebP.\nWrite the name of a file in content/photos with its ending, like "garden-room.jpg".',
  ],
  [kinds.price(), 79.5, '79', '"79" is not a number above zero.\nWrite one without quotes, like 79.'],
  [kinds.price(), 79, 0, '0 is not a number above zero.\nWrite one without quotes, like 79.'],
  [kinds.price(), 79, undefined, 'the field is missing.\nWrite one without quotes, like 79.'],
  [kinds.size(), 45, -5, '-5 is not a number above zero.\nWrite one without quotes, like 45.'],
  [kinds.count('x'), 2, 2.5, '2.5 is not a whole number above zero.\nWrite one without quotes, like 2.'],
  [kinds.number('x', -90, 90), -6.3, 120, '120 is not a number from -90 to 90.\nWrite one without quotes.'],
  [
    kinds.clock('x'),
    '20:30',
    '7.30',
    '"7.30" is not a time of day.\nWrite hours and minutes with 24 hours, like "07:00" or "20:30".',
  ],
  [
    kinds.clock('x'),
    '07:00',
    '24:00',
    '"24:00" is not a time of day.\nWrite hours and minutes with 24 hours, like "07:00" or "20:30".',
  ],
  [
    kinds.day('x'),
    '2028-02-29',
    '2027-02-30',
    '"2027-02-30" is not a date.\nWrite year-month-day, like "2026-12-24".',
  ],
  [
    kinds.slug(),
    'what-to-pack',
    'What to pack',
    '"What to pack" is not a part of an address.\nUse small letters, digits and single hyphens, like "spice-tour".',
  ],
  [
    kinds.choice('x', ['left', 'right']),
    'left',
    'top',
    '"top" is not one of the choices.\nWrite one of "left", "right".',
  ],
  [
    kinds.phone('x'),
    '+255777123456',
    '0777 123456',
    '"0777 123456" is not a phone number that can be dialled from abroad.\nWrite "+" and digits, like "+255777123456", or leave it empty: "".',
  ],
  [
    kinds.email('x'),
    'karibu@joya.tz',
    'karibu',
    '"karibu" is not an e-mail address.\nWrite one like "hello@example.com".',
  ],
  [
    kinds.url('x'),
    'https://example.com/a',
    'www.example.com',
    '"www.example.com" is not an address of another site.\nWrite it with "https://" in front.',
  ],
  [
    kinds.publicFile('x'),
    '/video/sea.mp4',
    'sea.mp4',
    '"sea.mp4" is not a file of the folder public.\nWrite it like "/video/sea.mp4".',
  ],
  [kinds.flag('x'), true, 'true', '"true" is not a yes or no.\nWrite true or false, without quotes.'],
  [kinds.list('x', kinds.name('y')), ['a'], 'a', '"a" is not a list.\nWrite it between [ and ].'],
  [kinds.list('x', kinds.name('y')), ['a'], [], 'the list is too short.\nWrite at least one entry.'],
  [
    kinds.group('x', { a: kinds.name('y') }),
    { a: 'b' },
    { a: 'b', c: 1 },
    'there is no field "c" here.\nThe fields are a.',
  ],
  [
    kinds.either('a or b', 'Write a.', [kinds.count('x'), kinds.flag('y')]),
    2,
    'c',
    '"c" is not a or b.\nWrite a.',
  ],
])('a kind of field says what is wrong and what to write: %#', (field, good, bad, said) => {
  expect(refusal(field, good)).toBeUndefined();
  expect(refusal(field, bad)).toBe(said);
});

test('a long value is quoted in part', () => {
  expect(refusal(kinds.price(), 'a'.repeat(500))?.split('\n')[0]?.length).toBeLessThan(100);
});
