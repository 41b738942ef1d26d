/** @jest-environment node */
import { findMealServedAt, findNextMealTodayOrTomorrow } from '@/components/restaurant/current-meal';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const texts = { hours: '', opensText: '', closesText: '' };
const meals = [
  { meal: 'Breakfast', opens: '07:00', closes: '10:30', ...texts },
  { meal: 'Lunch', opens: '13:00', closes: '14:30', ...texts },
  { meal: 'Supper', opens: '18:00', closes: '19:00', ...texts },
  { meal: 'Dinner', opens: '20:30', closes: '22:00', ...texts },
] as const;

test.each([
  ['06:59', undefined, 'Breakfast'],
  ['07:00', 'Breakfast', 'Lunch'],
  ['10:29', 'Breakfast', 'Lunch'],
  ['10:30', undefined, 'Lunch'],
  ['18:30', 'Supper', 'Dinner'],
  ['21:59', 'Dinner', 'Breakfast'],
  ['22:00', undefined, 'Breakfast'],
  ['00:00', undefined, 'Breakfast'],
])('at %s the kitchen serves %s and next %s', (clock, served, next) => {
  expect(findMealServedAt(meals, at(clock))?.meal).toBe(served);
  expect(findNextMealTodayOrTomorrow(meals, at(clock))?.meal).toBe(next);
});
