/** @jest-environment node */
import {
  formatBeds,
  formatClock,
  joinWithOr,
  formatHours,
  numberInWords,
  timeInWords,
} from '@/content/format';

test.each([
  ['07:00', '7.00 AM'],
  ['12:00', '12.00 PM'],
  ['00:15', '12.15 AM'],
  ['20:30', '8.30 PM'],
])('%s is written %s, as the restaurant writes its hours', (clock, text) => {
  expect(formatClock(clock)).toBe(text);
});

test.each([
  ['07:00', '10:30', '7.00 to 10.30 AM'],
  ['20:30', '22:00', '8.30 to 10.00 PM'],
  ['11:00', '14:00', '11.00 AM to 2.00 PM'],
])('SVC-03 to SVC-06: from %s to %s is written %s', (opens, closes, text) => {
  expect(formatHours({ opens, closes })).toBe(text);
});

test.each([
  ['07:00', 'seven'],
  ['10:30', 'half past ten'],
  ['13:15', '1.15'],
])('%s is said "%s" in a sentence', (clock, text) => {
  expect(timeInWords(clock)).toBe(text);
});

test('numbers up to twelve are written in words', () => {
  expect([1, 6, 12, 13].map(numberInWords)).toEqual(['one', 'six', 'twelve', '13']);
});

test('a list of two or of more is read as one', () => {
  expect(joinWithOr(['A', 'B'])).toBe('A or B');
  expect(joinWithOr(['A', 'B', 'C'])).toBe('A, B or C');
});

test('beds are counted', () => {
  expect(formatBeds([{ kind: 'double', count: 1 }])).toBe('One double bed');
  expect(
    formatBeds([
      { kind: 'double', count: 2 },
      { kind: 'single', count: 1 },
    ]),
  ).toBe('Two double beds, one single bed');
});
