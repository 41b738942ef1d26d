import { act, render, screen } from '@testing-library/react';
import { RestaurantOpeningHours } from '@/components/restaurant/restaurant-opening-hours';

const MEALS = [
  { meal: 'Lunch', opens: '13:00', closes: '14:30', opensText: '1.00 PM', closesText: '2.30 PM' },
  { meal: 'Supper', opens: '18:00', closes: '19:00', opensText: '6.00 PM', closesText: '7.00 PM' },
] as const;

const labels = {
  open: 'Open now: {meal}, until {time}, Zanzibar time.',
  closed: 'Closed at the moment. {meal} from {time}, Zanzibar time.',
  closedAll: 'Closed at the moment.',
};

test('the board follows the hour in Zanzibar while the page stays open', () => {
  jest.useFakeTimers({ now: new Date('2026-07-01T11:28:40Z') }); // 2.28 PM there
  const list = MEALS.map((meal) => ({ ...meal, hours: '' }));
  render(
    <RestaurantOpeningHours
      look="gallery"
      heading="When we cook"
      text="Twice a day."
      list={list}
      labels={labels}
    />,
  );
  expect(screen.getByText('Open now: Lunch, until 2.30 PM, Zanzibar time.')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('Closed at the moment. Supper from 6.00 PM, Zanzibar time.')).toBeVisible();
});
