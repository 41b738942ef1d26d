/** @jest-environment node */
import { z } from 'zod';
import * as kinds from '@/content/schema/fields';

const PRICE = 'Write one without quotes, like 79.';

/** The problem and the remedy that a kind of field says of a value. */
function refusal(kind: z.ZodType, value: unknown): string[] {
  const { error } = z.strictObject({ field: kind }).safeParse(value === undefined ? {} : { field: value });
  return error?.issues[0]?.message.split('\n') ?? [];
}

test.each<[kind: string, field: z.ZodType, good: unknown, bad: unknown, problem: string, remedy: string]>([
  ['words', kinds.words('x'), 'Karibu', '  ', '"  " is not a text.', 'Write what guests should read.'],
  [
    'words',
    kinds.words('x'),
    'Karibu',
    12,
    '12 is not text.',
    'Write it between straight quotes, like "Breakfast included".',
  ],
  [
    'words',
    kinds.words('x', { max: 5 }),
    'Jambo',
    'Karibu',
    'the text has 6 characters.',
    'Keep to 5, so that there is room for it.',
  ],
  [
    'words that may be empty',
    kinds.words('x', { empty: true }),
    '',
    null,
    'null is not text.',
    'Write it between straight quotes, like "Breakfast included".',
  ],
  ['name', kinds.name('x'), 'Suite Juu', '', '"" is not a name.', 'Write it between the quotes.'],
  [
    'href',
    kinds.href(),
    '/contact',
    'contact',
    '"contact" is not the address of a page.',
    'Write a page of the house, like "/contact".',
  ],
  [
    'siteHref',
    kinds.siteHref(),
    '/about',
    '/pricing',
    '"/pricing" is not a page without a house.',
    'Write one of /, /about, /room, /services, /restaurant, /contact.',
  ],
  [
    'photo',
    kinds.photo(),
    'garden-room',
    'garden-room.jpg',
    '"garden-room.jpg" is not the name of a picture.',
    'Write the name of an entry of content/photos without its ending, like "garden-room".',
  ],
  [
    'photo with a description of its own',
    kinds.photo(),
    { name: 'garden-room', alt: 'A bed' },
    { name: 'garden-room', alt: '' },
    '"" is not a text.',
    'Write what guests should read.',
  ],
  [
    'photoFile',
    kinds.photoFile('x'),
    'Garden Room.WebP',
    'garden-room.heic',
    '"garden-room.heic" is not the name of a JPEG, PNG or WebP.',
    'Write the name of a file in content/photos with its ending, like "garden-room.jpg".',
  ],
  ['price', kinds.price(), 79.5, '79', '"79" is not a number above zero.', PRICE],
  ['price', kinds.price(), 79, 0, '0 is not a number above zero.', PRICE],
  ['price', kinds.price(), 79, undefined, 'the field is missing.', PRICE],
  ['size', kinds.size(), 45, -5, '-5 is not a number above zero.', 'Write one without quotes, like 45.'],
  [
    'count',
    kinds.count('x'),
    2,
    2.5,
    '2.5 is not a whole number above zero.',
    'Write one without quotes, like 2.',
  ],
  [
    'number',
    kinds.number('x', -90, 90),
    -6.3,
    120,
    '120 is not a number from -90 to 90.',
    'Write one without quotes.',
  ],
  [
    'clock',
    kinds.clock('x'),
    '20:30',
    '7.30',
    '"7.30" is not a time of day.',
    'Write hours and minutes with 24 hours, like "07:00" or "20:30".',
  ],
  [
    'clock',
    kinds.clock('x'),
    '07:00',
    '24:00',
    '"24:00" is not a time of day.',
    'Write hours and minutes with 24 hours, like "07:00" or "20:30".',
  ],
  [
    'day',
    kinds.day('x'),
    '2028-02-29',
    '2027-02-30',
    '"2027-02-30" is not a date.',
    'Write year-month-day, like "2026-12-24".',
  ],
  [
    'slug',
    kinds.slug(),
    'what-to-pack',
    'What to pack',
    '"What to pack" is not a part of an address.',
    'Use small letters, digits and single hyphens, like "spice-tour".',
  ],
  [
    'choice',
    kinds.choice('x', ['left', 'right']),
    'left',
    'top',
    '"top" is not one of the choices.',
    'Write one of "left", "right".',
  ],
  [
    'phone',
    kinds.phone('x'),
    '+255777123456',
    '0777 123456',
    '"0777 123456" is not a phone number that can be dialled from abroad.',
    'Write "+" and digits, like "+255777123456", or leave it empty: "".',
  ],
  [
    'email',
    kinds.email('x'),
    'karibu@joya.tz',
    'karibu',
    '"karibu" is not an e-mail address.',
    'Write one like "hello@example.com".',
  ],
  [
    'url',
    kinds.url('x'),
    'https://example.com/a',
    'www.example.com',
    '"www.example.com" is not an address of another site.',
    'Write it with "https://" in front.',
  ],
  [
    'publicFile',
    kinds.publicFile('x'),
    '/video/sea.mp4',
    'sea.mp4',
    '"sea.mp4" is not a file of the folder public.',
    'Write it like "/video/sea.mp4".',
  ],
  [
    'flag',
    kinds.flag('x'),
    true,
    'true',
    '"true" is not a yes or no.',
    'Write true or false, without quotes.',
  ],
  ['list', kinds.list('x', kinds.name('y')), ['a'], 'a', '"a" is not a list.', 'Write it between [ and ].'],
  [
    'list',
    kinds.list('x', kinds.name('y')),
    ['a'],
    [],
    'the list is too short.',
    'Write at least one entry.',
  ],
  [
    'group',
    kinds.group('x', { a: kinds.name('y') }),
    { a: 'b' },
    { a: 'b', c: 1 },
    'there is no field "c" here.',
    'The fields are a.',
  ],
  [
    'one of several',
    kinds.either('a or b', 'Write a.', [kinds.count('x'), kinds.flag('y')]),
    2,
    'c',
    '"c" is not a or b.',
    'Write a.',
  ],
])('%s: %#: what is wrong and what to write is said in two lines', (_, field, good, bad, problem, remedy) => {
  expect(refusal(field, good)).toEqual([]);
  expect(refusal(field, bad)).toEqual([problem, remedy]);
});

test('a long value is quoted in part', () => {
  const [problem = ''] = refusal(kinds.price(), 'a'.repeat(500));
  expect(problem.length).toBeLessThan(100);
});
