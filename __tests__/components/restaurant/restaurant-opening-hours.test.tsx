import { act, render, screen } from '@testing-library/react';
import { RestaurantOpeningHours } from '@/components/restaurant/restaurant-opening-hours';
import type { MealHours } from '@/content/model/restaurant';

const meals: MealHours[] = [
  ['Breakfast', '07:00', '10:30', '7.00 AM', '10.30 AM'],
  ['Lunch', '13:00', '14:30', '1.00 PM', '2.30 PM'],
  ['Supper', '18:00', '19:00', '6.00 PM', '7.00 PM'],
].map(([meal = '', opens = '', closes = '', opensText = '', closesText = '']) => ({
  meal,
  opens,
  closes,
  opensText,
  closesText,
  hours: '',
}));

const labels = {
  open: 'Open now: {meal}, until {time}, Zanzibar time.',
  closed: 'Closed at the moment. {meal} from {time}, Zanzibar time.',
  closedAll: 'Closed at the moment.',
};

test.each([
  ['06:59', 'Closed at the moment. Breakfast from 7.00 AM, Zanzibar time.'],
  ['07:00', 'Open now: Breakfast, until 10.30 AM, Zanzibar time.'],
  ['10:30', 'Closed at the moment. Lunch from 1.00 PM, Zanzibar time.'],
  ['19:00', 'Closed at the moment. Breakfast from 7.00 AM, Zanzibar time.'],
])('from %s on the board says: %s', (clock, text) => {
  jest.useFakeTimers({ now: Date.parse(`2026-07-01T${clock}:40+03:00`) - 2 * 60_000 });
  render(
    <RestaurantOpeningHours look="gallery" heading="When we cook" text="" list={meals} labels={labels} />,
  );
  // the page stays open
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText(text)).toBeVisible();
});
