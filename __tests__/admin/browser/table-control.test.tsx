import type { CustomFieldControlProps } from '@sveltia/cms';
import { fireEvent, render, screen } from '@testing-library/react';
import { findIssuesInEntry } from '@/admin/browser/editor-content';
import { TableControl } from '@/admin/browser/table-control';
import { getReferenceOptions } from '@/admin/shared/reference-options';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: {} }));
jest.mock('@/admin/browser/editor-content', () => ({
  findIssuesInEntry: jest.fn(() => []),
  getContent: () => ({}),
  toEntry: (entry: { toJS(): object }) => entry.toJS(),
}));
jest.mock('@/admin/shared/reference-options', () => ({ getReferenceOptions: jest.fn() }));
const COLUMNS = [
  { path: 'room', label: 'Room', reference: 'room' },
  { path: 'price', label: 'A night' },
  { path: 'longStay.price', label: 'Longer stay' },
  { path: 'extra', label: 'Children count', isCheckbox: true },
];

/** The table of the second of two seasons. */
function renderTable(value: unknown) {
  jest.mocked(getReferenceOptions).mockReturnValue([
    { label: 'Garden', value: '4' },
    { label: 'Sea', value: '6' },
  ]);
  const onChange = jest.fn();
  const data = { seasons: [{ prices: [{ room: '4', price: 'a lot' }] }, { prices: value }] };
  const field = { path: 'seasons.entry.prices', columns: COLUMNS };
  const props = {
    value,
    entry: { toJS: () => ({ path: '', collection: '', data }) },
    field: { get: (key: 'path') => field[key], toJS: () => field },
    onChange,
  } as unknown as CustomFieldControlProps;
  render(<TableControl {...props} />);
  return onChange;
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } });

test('a table has a row for every room, and an entry for those in which something is written', () => {
  const onChange = renderTable([{ room: '6', price: '120' }]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Garden', 'Sea']);
  expect(cell('Sea, A night')).toHaveValue('120');
  // one after the other, before the form has passed the first back
  type('Garden, A night', '95');
  type('Garden, Longer stay', '85');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Garden, Children count' }));
  type('Sea, A night', '');
  const garden = { room: '4', price: '95', longStay: { price: '85' }, extra: true };
  expect(onChange).toHaveBeenLastCalledWith([garden]);
  expect(cell('Sea, A night')).toHaveValue('');
});

test('what is wrong is said below the table with its room, and in its cell', async () => {
  const issue = (keyPath: string, message: string) => ({ keyPath, labels: [], message, isMissing: false });
  jest
    .mocked(findIssuesInEntry)
    .mockReturnValue([
      issue('seasons.0.prices.0.price', 'Of another season.'),
      issue('seasons.1.prices.1.longStay.price', 'Too dear.'),
      issue('seasons.1.from', 'Of another field.'),
    ]);
  renderTable([
    { room: '9', price: '70' },
    { room: '6', price: '120', longStay: { price: '130' } },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sea: Longer stay: Too dear.');
  expect(cell('Sea, Longer stay')).toBeInvalid();
  expect(cell('Sea, A night')).toBeValid();
  expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('9 (no longer there)');
});
