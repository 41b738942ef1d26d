import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { render, screen } from '@testing-library/react';
import type { Component } from 'react';
import { findIssuesInEntry } from '@/admin/browser/editor-content';
import { createCheckedControl, ValidationSummaryControl } from '@/admin/browser/form-controls';
import { getReferenceOptions } from '@/admin/shared/reference-options';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: { getFieldType: jest.fn() } }));
jest.mock('@/admin/browser/editor-content', () => ({
  findIssuesInEntry: jest.fn(() => []),
  getContent: () => ({}),
  toEntry: (entry: { toJS(): object }) => entry.toJS(),
}));
jest.mock('@/admin/browser/hidden-room-warnings', () => ({
  findHiddenRoomWarnings: () => ['A room is hidden.'],
}));
jest.mock('@/admin/shared/reference-options', () => ({ getReferenceOptions: jest.fn() }));

const SveltiaControl = ({ field }: { readonly field: object }) => <pre>{JSON.stringify(field)}</pre>;
const data = { list: [{ price: 'a lot', title: '' }, { price: '79' }] };

function renderControl(
  Control: new (props: CustomFieldControlProps) => Component<CustomFieldControlProps>,
  value: string,
  field: Readonly<Record<string, string>> = {},
) {
  jest.mocked(CMS.getFieldType).mockReturnValue({ control: SveltiaControl } as never);
  const props = {
    value,
    entry: { toJS: () => ({ path: 'content/shared/tours.json', collection: '', data }) },
    field: { get: (key: string) => field[key], toJS: () => field },
    onChange: jest.fn(),
  } as unknown as CustomFieldControlProps;
  render(<Control {...props} />);
}

const issue = (keyPath: string, message: string, isMissing = false) => ({
  keyPath,
  labels: ['Tours', keyPath],
  message,
  isMissing,
});

test('a reference offers its choices, and the current value if it is none of them', () => {
  jest.mocked(getReferenceOptions).mockReturnValue([{ label: 'Suite', value: '1' }]);
  renderControl(createCheckedControl('select'), '7', { reference: 'room' });
  const options = [
    { label: 'Suite', value: '1' },
    { label: '7 (no longer there)', value: '7' },
  ];
  expect(screen.getByText(JSON.stringify({ reference: 'room', options }))).toBeVisible();
});

test('the summary lists what is wrong, what is missing and what leaves the site with a hidden room', async () => {
  jest
    .mocked(findIssuesInEntry)
    .mockReturnValue([issue('list.0.price', 'Not a number.'), issue('list.0.title', 'It is empty.', true)]);
  renderControl(ValidationSummaryControl, '', { runs: 'https://host.example/runs' });
  expect(screen.getByRole('status')).toHaveTextContent('Yes: nothing is missing.');
  expect(await screen.findByText('Tours, list.0.price: Not a number.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tours, list.0.price: Not a number.',
    'Tours, list.0.title: not filled in yet',
    'A room is hidden.',
  ]);
  expect(screen.queryByText(/nothing is missing/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Is it published?' })).toHaveAttribute(
    'href',
    'https://host.example/runs',
  );
});
