import type { CustomFieldControlProps } from '@sveltia/cms';
import { render, screen } from '@testing-library/react';
import { act, createRef, type ReactNode } from 'react';
import { COPIED_FROM_KEY } from '@/admin/browser/duplicate-list-item';
import { findIssuesInEntry } from '@/admin/browser/entry-issues';
import { ValidationSummaryControl } from '@/admin/browser/validation-summary-control';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: {} }));
jest.mock('@/admin/browser/entry-issues', () => ({ findIssuesInEntry: jest.fn() }));
jest.mock('@/admin/browser/content-in-memory', () => ({ getContentInMemory: () => ({}) }));
jest.mock('@/admin/browser/hidden-room-warnings', () => ({
  findHiddenRoomWarnings: () => ['A room is hidden.'],
}));

// missing in jsdom
globalThis.CSS ??= { escape: (text: string) => text.replaceAll('.', '\\.') } as typeof CSS;

const issue = {
  keyPath: 'list.0.price',
  labels: ['Rooms', 'Price'],
  message: 'Not a number.',
  isMissing: false,
};
const NOT_SAVED = { error: { message: 'Nothing has been saved yet: see the list.' } };

function renderSummary(data = {}, otherFields?: ReactNode) {
  const entry = { toJS: () => ({ path: 'content/shared/tours.json', collection: '', data }) };
  const ref = createRef<ValidationSummaryControl>();
  const props = { value: '', entry, onChange: jest.fn() } as unknown as CustomFieldControlProps;
  render(
    <>
      {otherFields}
      <ValidationSummaryControl {...props} ref={ref} />
    </>,
  );
  return { isValid: () => act(() => ref.current!.isValid('')) };
}

beforeEach(() => jest.mocked(findIssuesInEntry).mockReturnValue([]));

test('says that nothing is missing', async () => {
  expect(await renderSummary().isValid()).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Yes: nothing is missing.');
});

test('lists what is wrong or missing, and refuses what no field on the screen reports', async () => {
  jest.mocked(findIssuesInEntry).mockReturnValue([issue, { ...issue, labels: ['Title'], isMissing: true }]);
  expect(await renderSummary().isValid()).toEqual(NOT_SAVED);
  expect(screen.getByText('Rooms, Price: Not a number.')).toBeVisible();
  expect(screen.getByText('Title: not filled in yet')).toBeVisible();
  expect(screen.queryByText(/nothing is missing/)).toBeNull();
});

test('leaves an issue to the control that reports it', async () => {
  jest.mocked(findIssuesInEntry).mockReturnValue([issue]);
  const field = <div data-key-path="list.0.price" data-field-type="validating-string" />;
  expect(await renderSummary({}, field).isValid()).toBe(true);
});

test('warns of hidden rooms and asks to look through copied entries', () => {
  renderSummary({ list: [{ title: 'Dhow trip', [COPIED_FROM_KEY]: 'Reef trip' }] });
  expect(screen.getByText(/^Copied from “Reef trip”: .*Look through them\.$/)).toBeVisible();
  expect(screen.getByText('A room is hidden.')).toBeVisible();
});
