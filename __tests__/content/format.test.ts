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

test.each([
  ['{value:words}', 1, 'one'],
  ['{value:words}', 6, 'six'],
  ['{value:words}', 12, 'twelve'],
  ['{value:words}', 13, '13'],
  ['{value:Words} rooms, {value} beds', 6, 'Six rooms, 6 beds'],
  ['{value}', ['A', 'B'], 'A and B'],
  ['{value:or}', ['A', 'B'], 'A or B'],
  ['{value:or}', ['A', 'B', 'C'], 'A, B or C'],
])('"%s" with %j is read "%s"', (text, value, read) => {
  expect(written(text, value)).toBe(read);
});

test.each([
  [79, '$79'],
  [79.5, '$79.50'],
  [1200, '$1,200'],
])('a price of %s is written %s', (price, text) => {
  expect(english.formatPrice(price)).toBe(text);
});

test('a name that is filled in later stays as it is', () => {
  const text = english.interpolate('{value} in {room}', { value: 2 }, { file: 'a' }, ['room']);
  expect(text).toBe('2 in {room}');
});

const [DOUBLE, DOUBLES, SINGLE] = [
  { kind: 'double', count: 1 },
  { kind: 'double', count: 2 },
  { kind: 'single', count: 1 },
] as const;

test.each([
  [[DOUBLE], 'One double bed'],
  [[DOUBLES, SINGLE], 'Two double beds, one single bed'],
])('beds are counted: %j', (beds, text) => {
  expect(english.formatBeds(beds)).toBe(text);
});

test.each([
  ['{values} rooms', /: .*\{values\}[^]*value/],
  ['{value:spoken}', /: \{value:spoken\}/],
])('what cannot be written, as in "%s", names the field', (text, said) => {
  expect(() => written(text, 6)).toThrow(new RegExp(`^content/brand/home\\.json, hero\\.lead${said.source}`));
});

describe('each language writes figures in its own way', () => {
  const formatsIn = (code: string) =>
    formatsOf(languages.find((one) => one.code === code) ?? languages[0], content.shared.figures);

  // "~" is a space at which no line breaks
  test.each([
    ['en', '$79', '9:00 AM', '10:30 AM', '1 August 2023', '10 August 2023', '€ 00.00', '€ 9.50', '45 m²'],
    ['it', '79~$', '9:00', '10:30', '1 agosto 2023', '10 agosto 2023', '00,00~€', '9,50~€', '45~m²'],
    ['de', '79~$', '9:00', '10:30', '1. August 2023', '10. August 2023', '00,00~€', '9,50~€', '45~m²'],
    ['fr', '79~$', '9~h', '10~h~30', '1er août 2023', '10 août 2023', '00,00~€', '9,50~€', '45~m²'],
  ])('%s', (code, ...written) => {
    const { formatPrice, formatDate, formatWrittenPrice, interpolate } = formatsIn(code);
    const time = (clock: string) => interpolate('{clock:time}', { clock }, { file: 'a' });
    expect(
      [
        formatPrice(79),
        time('09:00'),
        time('10:30'),
        formatDate('2023-08-01'),
        formatDate('2023-08-10'),
        formatWrittenPrice('€ 00.00'),
        formatWrittenPrice('€ 9.50'),
        interpolate('{sqm} m²', { sqm: 45 }, { file: 'a' }),
      ].map((text) => text.replaceAll('\u00a0', '~')),
    ).toEqual(written);
  });

  test('BLG-02: in English the blog writes the month first', () => {
    expect(formatsIn('en').formatPublished('2023-08-10')).toBe('August 10, 2023');
  });

  test('English writes prices from lowest to highest without spaces', () => {
    expect(formatsIn('en').formatPriceRange([79, 69, 99])).toBe('$69–$99');
  });

  // a stretch of prices has a dash, whichever sign the locale's data has
  test.each(['it', 'de', 'fr'])('%s writes prices from lowest to highest', (code) => {
    const range = formatsIn(code).formatPriceRange([79, 69, 99]);
    expect(range.replace('\u00a0', ' ')).toBe('69–99 $');
  });

  test.each(['€ 9,50', 'on request', '€ 9.50 each'])(
    'a price such as "%s" stays as it is written',
    (text) => {
      expect(formatsIn('de').formatWrittenPrice(text)).toBe(text);
    },
  );
});
