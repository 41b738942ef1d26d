import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createValidatingControl } from '@/admin/browser/create-validating-control';
import { findIssuesInEntry } from '@/admin/browser/entry-issues';
import { getReferenceOptions } from '@/admin/shared/reference-options';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: { getFieldType: jest.fn() } }));
jest.mock('@/admin/browser/entry-issues', () => ({ findIssuesInEntry: jest.fn() }));
jest.mock('@/admin/shared/reference-options', () => ({ getReferenceOptions: jest.fn() }));

const ValidatingControl = createValidatingControl('string');

const SveltiaControl = ({ field }: { readonly field: object }) => <pre>{JSON.stringify(field)}</pre>;

function renderControl(value: string, field: Readonly<Record<string, string>> = {}) {
  jest.mocked(CMS.getFieldType).mockReturnValue({ control: SveltiaControl } as never);
  const entry = { toJS: () => ({ path: 'content/shared/tours.json', collection: '', data: {} }) };
  const ref = createRef<InstanceType<typeof ValidatingControl>>();
  const props = {
    value,
    entry,
    field: { get: (key: string) => field[key], toJS: () => field },
    onChange: jest.fn(),
  } as unknown as CustomFieldControlProps;
  render(
    <div data-key-path="list.0.price">
      <ValidatingControl {...props} ref={ref} />
    </div>,
  );
  return ref.current!;
}

const issue = (keyPath: string, message: string) => ({ keyPath, labels: [], message, isMissing: false });

test('refuses a value with the issues of its own field', async () => {
  jest
    .mocked(findIssuesInEntry)
    .mockReturnValue([
      issue('list.0.price', 'Not a number.'),
      issue('list.0.price', 'Write 79.'),
      issue('list.1.price', 'Another field.'),
    ]);
  expect(await renderControl('a lot').isValid('a lot')).toEqual({
    error: { message: 'Not a number. Write 79.' },
  });
});

test.each([
  ['a value without issues', '79', []],
  ['an empty value, which Sveltia reports itself', '', [issue('list.0.price', 'Fill it in.')]],
])('accepts %s', async (_, value, issues) => {
  jest.mocked(findIssuesInEntry).mockReturnValue(issues);
  expect(await renderControl(value).isValid(value)).toBe(true);
});

test('offers the choices of a reference, and the current value if it is none of them', () => {
  jest.mocked(getReferenceOptions).mockReturnValue([{ label: 'Suite', value: '1' }]);
  renderControl('7', { reference: 'room' });
  const options = [
    { label: 'Suite', value: '1' },
    { label: '7 (no longer there)', value: '7' },
  ];
  expect(screen.getByText(JSON.stringify({ reference: 'room', options }))).toBeVisible();
});
