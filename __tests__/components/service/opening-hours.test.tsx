import { act, render, screen, within } from '@testing-library/react';
import { OpeningHours } from '@/components/service/opening-hours';
import { getBrand } from '@/content';

const { hours } = getBrand('joya-boutique').restaurant;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['SVC-03', 'Breakfast', '7.00 to 10.30 AM'],
  ['SVC-04', 'Lunch', '1.00 to 2.30 PM'],
  ['SVC-05', 'Supper', '6.00 to 7.00 PM'],
  ['SVC-06', 'Dinner', '8.30 to 10.00 PM'],
])('%s: %s is served %s, in one text', (_id, meal, text) => {
  render(<OpeningHours {...hours} />);
  const row = screen.getByRole('row', { name: `${meal} ${text}` });
  const cell = within(row).getByText(text);
  expect([...cell.childNodes].map(({ nodeType }) => nodeType)).toEqual([Node.TEXT_NODE]);
});

test('SVC-02: the board has four rows', () => {
  render(<OpeningHours {...hours} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('the board follows the hour in Zanzibar while the page stays open', () => {
  jest.setSystemTime(new Date('2026-07-01T11:28:40Z')); // 2.28 PM there
  render(<OpeningHours {...hours} />);
  expect(screen.getByText('Open now: Lunch, until 2.30 PM, Zanzibar time.')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('Closed just now. Supper from 6.00 PM, Zanzibar time.')).toBeVisible();
});
