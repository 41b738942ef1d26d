import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createCheckedControl } from '@/admin/browser/create-checked-control';
import { issuesOfEntry } from '@/admin/browser/entry-issues';
import { getChoicesFor } from '@/admin/shared/reference-options';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: { getFieldType: jest.fn() } }));
jest.mock('@/admin/browser/entry-issues', () => ({ issuesOfEntry: jest.fn() }));
jest.mock('@/admin/shared/reference-options', () => ({ getChoicesFor: jest.fn() }));

const CheckedControl = createCheckedControl('string');

const SveltiaControl = ({ field }: { readonly field: object }) => <pre>{JSON.stringify(field)}</pre>;

function renderControl(value: string, field: Readonly<Record<string, string>> = {}) {
  jest.mocked(CMS.getFieldType).mockReturnValue({ control: SveltiaControl } as never);
  const entry = { toJS: () => ({ path: 'content/shared/tours.json', collection: '', data: {} }) };
  const ref = createRef<InstanceType<typeof CheckedControl>>();
  const props = {
    value,
    entry,
    field: { get: (key: string) => field[key], toJS: () => field },
    onChange: jest.fn(),
  } as unknown as CustomFieldControlProps;
  render(
    <div data-key-path="list.0.price">
      <CheckedControl {...props} ref={ref} />
    </div>,
  );
  return ref.current!;
}

const issue = (keyPath: string, message: string) => ({ keyPath, labels: [], message, isMissing: false });

test('refuses a value with the issues of its own field', async () => {
  jest
    .mocked(issuesOfEntry)
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
  jest.mocked(issuesOfEntry).mockReturnValue(issues);
  expect(await renderControl(value).isValid(value)).toBe(true);
});

test('offers the choices of a reference, and the current value if it is none of them', () => {
  jest.mocked(getChoicesFor).mockReturnValue([{ label: 'Suite', value: '1' }]);
  renderControl('7', { reference: 'room' });
  const options = [
    { label: 'Suite', value: '1' },
    { label: '7 (no longer there)', value: '7' },
  ];
  expect(screen.getByText(JSON.stringify({ reference: 'room', options }))).toBeVisible();
});
