import { act, render, screen } from '@testing-library/react';
import {
  findMealServedAt,
  findNextMealTodayOrTomorrow,
} from '@/components/restaurant/restaurant-open-status';
import { RestaurantOpeningHours } from '@/components/restaurant/restaurant-opening-hours';

const texts = { hours: '', opensText: '', closesText: '' };
const meals = [
  { ...texts, meal: 'Breakfast', opens: '07:00', closes: '10:30' },
  { ...texts, meal: 'Lunch', opens: '13:00', closes: '14:30', closesText: '2.30 PM' },
  { ...texts, meal: 'Supper', opens: '18:00', closes: '19:00', opensText: '6.00 PM' },
] as const;

test.each([
  ['06:59', undefined, 'Breakfast'],
  ['07:00', 'Breakfast', 'Lunch'],
  ['10:29', 'Breakfast', 'Lunch'],
  ['10:30', undefined, 'Lunch'],
  ['18:59', 'Supper', 'Breakfast'],
  ['00:00', undefined, 'Breakfast'],
])('at %s the kitchen serves %s and next %s', (clock, served, next) => {
  const minute = 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));
  expect(findMealServedAt(meals, minute)?.meal).toBe(served);
  expect(findNextMealTodayOrTomorrow(meals, minute)?.meal).toBe(next);
});

const labels = {
  open: 'Open now: {meal}, until {time}, Zanzibar time.',
  closed: 'Closed at the moment. {meal} from {time}, Zanzibar time.',
  closedAll: 'Closed at the moment.',
};

test('the board follows the hour in Zanzibar while the page stays open', () => {
  jest.useFakeTimers({ now: new Date('2026-07-01T11:28:40Z') }); // 2.28 PM there
  render(
    <RestaurantOpeningHours
      look="gallery"
      heading="When we cook"
      text=""
      list={[...meals]}
      labels={labels}
    />,
  );
  expect(screen.getByText('Open now: Lunch, until 2.30 PM, Zanzibar time.')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('Closed at the moment. Supper from 6.00 PM, Zanzibar time.')).toBeVisible();
});
