import { render, screen, within } from '@testing-library/react';
import { RoomRateTable } from '@/components/rooms/room-rate-table';
import type { RoomRateTableContent } from '@/content/model/helpers/room-prices';
import { content } from '../../support/site';

const { rates: labels } = content.shared.rooms.labels;
const LOW = { name: 'Low season', dates: '1 April to 31 May', price: '$60' };
const HIGH = {
  name: 'High season',
  dates: '15 June to 15 October 2027',
  price: '$100',
  extraGuest: '$15 each beyond 2 adults',
  longStay: '$90 from 7 nights',
  hideDuring: 'since-2027-10-16',
};
const OTHER = { name: labels.otherNights, dates: '', price: '$80' };

const show = (rows: RoomRateTableContent['rows']) => render(<RoomRateTable labels={labels} rows={rows} />);

const cells = (row: HTMLElement) =>
  [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the table is named, and says of each season when it is and what a night costs', () => {
  show([LOW, HIGH, OTHER]);
  expect(screen.getByRole('table', { name: labels.caption })).toBeVisible();
  expect(screen.getByRole('heading', { name: labels.caption })).toBeVisible();
  expect(columns()).toEqual([
    labels.season,
    labels.dates,
    labels.perNight,
    labels.extraGuest,
    labels.longStay,
  ]);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    [LOW.name, LOW.dates, LOW.price, '–', '–'],
    [HIGH.name, HIGH.dates, HIGH.price, HIGH.extraGuest, HIGH.longStay],
    [OTHER.name, OTHER.price, '–', '–'],
  ]);
  // a season is hidden from the day after its last night on
  expect(rows.map((row) => row.dataset.hideDuring)).toEqual([undefined, HIGH.hideDuring, undefined]);
});
