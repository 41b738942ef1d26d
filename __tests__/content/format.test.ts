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
