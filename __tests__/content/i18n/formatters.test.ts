import { createFormatters } from '@/content/i18n/formatters';
import { languages } from '@/content/i18n/languages';
import { content } from '../../support/site';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const english = createFormatters(languages[0], { ...content.shared.formatTexts, numbers });
const interpolateValue = (text: string, value: string | number | readonly string[]) =>
  english.interpolate(text, { value }, { file: 'content/brand/home.json', path: ['hero', 'lead'] });

const [DOUBLES, SINGLE] = [
  { kind: 'double', count: 2 },
  { kind: 'single', count: 1 },
] as const;

test.each([
  ['7.00 to 10.30 AM', () => english.formatHours({ opens: '07:00', closes: '10:30' })],
  ['$79', () => english.formatPrice(79)],
  ['$79.50', () => english.formatPrice(79.5)],
  ['$1,200', () => english.formatPrice(1200)],
  ['Two double beds, one single bed', () => english.formatBeds([DOUBLES, SINGLE])],
  ['August 10, 2023', () => english.formatPostDate('2023-08-10')],
])('English writes hours, prices, beds and the days of the blog: %s', (expected, text) => {
  expect(text()).toBe(expected);
});

test.each([
  ['00:15', '12.15 AM', '12.15 AM'],
  ['07:00', '7.00 AM', 'seven'],
  ['10:30', '10.30 AM', 'half past ten'],
  ['12:00', '12.00 PM', 'noon'],
  ['13:15', '1.15 PM', '1.15 PM'],
  ['20:30', '8.30 PM', 'half past eight'],
])('%s is written %s, as the restaurant writes its hours, and said "%s" in a sentence', (clock, ...texts) => {
  expect([english.formatClock(clock), interpolateValue('{value:spoken}', clock)]).toEqual(texts);
});

test.each([
  ['{value:words}', 1, 'one'],
  ['{value:words}', 13, '13'],
  ['{value:Words} rooms, {value} beds', 6, 'Six rooms, 6 beds'],
  ['{value}', ['A', 'B'], 'A and B'],
  ['{value:or}', ['A', 'B', 'C'], 'A, B or C'],
])('"%s" with %j is read "%s"', (text, value, read) => {
  expect(interpolateValue(text, value)).toBe(read);
});

test('a name that is filled in later stays as it is', () => {
  const text = english.interpolate('{value} in {room}', { value: 2 }, { file: 'a' }, ['room']);
  expect(text).toBe('2 in {room}');
  const fill = (later?: string[]) => english.interpolate('{value}', {}, { file: 'a' }, later);
  expect(() => fill(['room', 'name'])).toThrow('Write one of name, room.');
  expect(() => fill()).toThrow('Write it without { and }.');
});

test.each([
  ['{values} rooms', 6, /: .*\{values\}[^]*Write one of value\./],
  ['{value:spoken}', 6, /: \{value:spoken\}[^]*The formats are words, Words/],
  ['{value:time}', '24:00', /: \{value:time\} is not a way to write "24:00"\./],
  [
    'From price} a night',
    80,
    /: the brace of "\} a night" is part of no placeholder\.\n {2}Write \{name\} or/,
  ],
])('what cannot be written, as in "%s" with %j, names the field', (text, value, problem) => {
  expect(() => interpolateValue(text, value)).toThrow(
    new RegExp(`^content/brand/home\\.json, hero\\.lead${problem.source}`),
  );
});

describe('each language', () => {
  const getFormatsIn = (code: string) =>
    createFormatters(
      languages.find((language) => language.code === code) ?? languages[0],
      content.shared.formatTexts,
    );

  // "~" is a no-break space
  test.each([
    ['en', '$79', '$69–$99', '9:00 AM', '10:30 AM', '1 August 2023', '10 August 2023', '€ 9.50', '45~m²'],
    ['it', '79~$', '69–99~$', '9:00', '10:30', '1 agosto 2023', '10 agosto 2023', '9,50~€', '45~m²'],
    ['de', '79~$', '69–99~$', '9:00', '10:30', '1. August 2023', '10. August 2023', '9,50~€', '45~m²'],
    ['fr', '79~$', '69–99~$', '9~h', '10~h~30', '1er août 2023', '10 août 2023', '9,50~€', '45~m²'],
  ])('%s has its own format of prices, times, dates and areas', (code, ...written) => {
    const { formatPrice, formatPriceRange, formatDate, formatDisplayPrice, interpolate } = getFormatsIn(code);
    const time = (clock: string) => interpolate('{clock:time}', { clock }, { file: 'a' });
    expect(
      [
        formatPrice(79),
        // a price range has a dash, whichever sign the locale's data has
        formatPriceRange([79, 69, 99]),
        time('09:00'),
        time('10:30'),
        formatDate('2023-08-01'),
        formatDate('2023-08-10'),
        formatDisplayPrice('€ 9.50'),
        interpolate('{sqm} m²', { sqm: 45 }, { file: 'a' }),
      ].map((text) => text.replaceAll('\u00a0', '~')),
    ).toEqual(written);
  });

  test.each(['16 sqm', '2x2 m', '25 km', '{height} m', '24 h', '500 KB', '20 %', '€ 49', '49 €'])(
    '"%s" stays on one line, in English too',
    (text) => {
      const fill = (code: string) =>
        getFormatsIn(code).interpolate(`(${text})`, {}, { file: 'a' }, ['height', 'time']);
      for (const { code } of languages) expect(fill(code)).toBe(`(${text.replace(' ', '\u00a0')})`);
    },
  );

  test('a figure and a word may be on two lines', () => {
    const text = '24 hours, 3 men, 2 joint pools';
    expect(getFormatsIn('en').interpolate(text, {}, { file: 'a' })).toBe(text);
  });

  test('a price such as "on request" stays as it is written', () => {
    const { formatDisplayPrice } = getFormatsIn('de');
    expect(formatDisplayPrice('€ 00.00')).toBe('00,00\u00a0€');
    expect(formatDisplayPrice('$12')).toBe('12\u00a0$');
    for (const text of ['€ 9,50', 'on request', '€ 9.50 each']) expect(formatDisplayPrice(text)).toBe(text);
  });
});
