import { inWords, mealServedAt, nextMealAfter, zanzibarMinute } from '@/components/service/opening';
import { mealHours } from '@/content/shared/restaurant';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const meals = [
  { meal: 'Breakfast', hours: '7.00 to 10.30 AM', opens: '07:00', closes: '10:30' },
  { meal: 'Lunch', hours: '1.00 to 2.30 PM', opens: '13:00', closes: '14:30' },
  { meal: 'Supper', hours: '6.00 to 7.00 PM', opens: '18:00', closes: '19:00' },
  { meal: 'Dinner', hours: '8.30 to 10.00 PM', opens: '20:30', closes: '22:00' },
];

test.each([
  ['06:59', undefined, 'Breakfast'],
  ['07:00', 'Breakfast', 'Lunch'],
  ['10:29', 'Breakfast', 'Lunch'],
  ['10:30', undefined, 'Lunch'],
  ['13:00', 'Lunch', 'Supper'],
  ['14:30', undefined, 'Supper'],
  ['18:30', 'Supper', 'Dinner'],
  ['19:00', undefined, 'Dinner'],
  ['21:59', 'Dinner', 'Breakfast'],
  ['22:00', undefined, 'Breakfast'],
  ['23:59', undefined, 'Breakfast'],
  ['00:00', undefined, 'Breakfast'],
])('at %s the kitchen serves %s and next %s', (clock, served, next) => {
  expect(mealServedAt(meals, at(clock))?.meal).toBe(served);
  expect(nextMealAfter(meals, at(clock))?.meal).toBe(next);
});

test('the hour is Zanzibar’s, three hours ahead of Greenwich, wherever the reader is', () => {
  expect(zanzibarMinute(new Date('2026-07-01T04:00:00Z'))).toBe(at('07:00'));
  expect(zanzibarMinute(new Date('2026-01-01T21:05:00Z'))).toBe(at('00:05'));
});

test.each([
  ['07:00', '7.00 AM'],
  ['12:00', '12.00 PM'],
  ['00:15', '12.15 AM'],
  ['20:30', '8.30 PM'],
])('%s is written %s, as the house writes its hours', (clock, words) => {
  expect(inWords(clock)).toBe(words);
});

test('in content, what the board says and what "open now" counts by are the same hours', () => {
  for (const { hours, opens, closes } of mealHours) {
    expect(`${inWords(opens).replace(/ [AP]M$/, '')} to ${inWords(closes)}`).toBe(hours);
  }
});
