/** @jest-environment node */
import { content } from '@/content';
import { formatsOf } from '@/content/resolve/format';
import { languages } from '@/content/languages';

const english = formatsOf(languages[0], content.shared.figures);
const written = (text: string, value: string | number | readonly string[]) =>
  english.interpolate(text, { value }, { file: 'content/brand/home.json', path: ['hero', 'lead'] });

test.each([
  ['07:00', '7.00 AM'],
  ['12:00', '12.00 PM'],
  ['00:15', '12.15 AM'],
  ['20:30', '8.30 PM'],
])('%s is written %s, as the restaurant writes its hours', (clock, text) => {
  expect(english.formatClock(clock)).toBe(text);
});

test.each([
  ['07:00', '10:30', '7.00 to 10.30 AM'],
  ['20:30', '22:00', '8.30 to 10.00 PM'],
  ['11:00', '14:00', '11.00 AM to 2.00 PM'],
] as const)('from %s to %s is written %s', (opens, closes, text) => {
  expect(english.formatHours({ opens, closes })).toBe(text);
});

test.each([
  ['07:00', 'seven'],
  ['10:30', 'half past ten'],
  ['12:00', 'noon'],
  ['13:15', '1.15 PM'],
])('%s is said "%s" in a sentence', (clock, text) => {
  expect(written('{value:spoken}', clock)).toBe(text);
});

test('numbers up to twelve are written in words where a text asks for it', () => {
  expect([1, 6, 12, 13].map((count) => written('{value:words}', count))).toEqual([
    'one',
    'six',
    'twelve',
    '13',
  ]);
  expect(written('{value:Words} rooms, {value} beds', 6)).toBe('Six rooms, 6 beds');
});

test('a list of two or of more is read as one', () => {
  expect(written('{value}', ['A', 'B'])).toBe('A and B');
  expect(written('{value:or}', ['A', 'B'])).toBe('A or B');
  expect(written('{value:or}', ['A', 'B', 'C'])).toBe('A, B or C');
});

test('a price has cents where it needs them', () => {
  expect([79, 79.5, 1200].map(english.formatPrice)).toEqual(['$79', '$79.50', '$1,200']);
});

test('a name that is filled in later stays as it is', () => {
  const text = english.interpolate('{value} in {room}', { value: 2 }, { file: 'a' }, ['room']);
  expect(text).toBe('2 in {room}');
});

test('beds are counted', () => {
  expect(english.formatBeds([{ kind: 'double', count: 1 }])).toBe('One double bed');
  expect(
    english.formatBeds([
      { kind: 'double', count: 2 },
      { kind: 'single', count: 1 },
    ]),
  ).toBe('Two double beds, one single bed');
});

test('an unknown variable, or a way of writing that does not suit it, names the field', () => {
  expect(() => written('{values} rooms', 6)).toThrow(
    /^content\/brand\/home\.json, hero\.lead: .*\{values\}[^]*value/,
  );
  expect(() => written('{value:spoken}', 6)).toThrow(
    /^content\/brand\/home\.json, hero\.lead: \{value:spoken\}/,
  );
});

test.each([
  ['it', '79 $', '20:30', '10 agosto 2023'],
  ['de', '79 $', '20:30', '10. August 2023'],
  ['fr', '79 $', '20:30', '10 août 2023'],
])('prices, hours and dates follow the locale: %s', (code, price, hour, date) => {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  const formats = formatsOf(language, content.shared.figures);
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formats.formatPrice(79))).toBe(price);
  expect(formats.formatClock('20:30')).toBe(hour);
  expect(formats.formatDate('2023-08-10')).toBe(date);
});
