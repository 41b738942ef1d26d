import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { fireEvent, render, screen } from '@testing-library/react';
import { act, createRef, type Component } from 'react';
import { registerPoFileControl } from '@/admin/browser/po-file-control';
import { mockFailedFetch, mockFetchedJson } from '../../support/mock-fetch';

jest.mock('@sveltia/cms', () => ({ __esModule: true, default: { registerFieldType: jest.fn() } }));

type Control = Component<CustomFieldControlProps> & { isValid(): unknown };

const PO = `msgid ""
msgstr "Content-Type: text/plain; charset=utf-8\\n"

msgid "Sea view"
msgstr "Vista mare"

msgid "From {price} a night"
msgstr ""
`;
const message = { msgctxt: '', references: [], textDomain: 'shared', places: ['Home'] };
const MESSAGES = ['Sea view', 'From {price} a night'].map((msgid) => ({ ...message, msgid }));

async function renderControl(value = PO) {
  registerPoFileControl();
  const [, PoFileControl] = jest.mocked(CMS.registerFieldType).mock.lastCall!;
  const ControlClass = PoFileControl as unknown as new (props: CustomFieldControlProps) => Control;
  const field = new Map([
    ['messages', 'translations/it.json'],
    ['label', 'Rooms'],
    ['locale', 'it'],
  ]);
  const ref = createRef<Control>();
  const onChange = jest.fn();
  const props = { value, field, onChange } as unknown as CustomFieldControlProps;
  await act(async () => render(<ControlClass {...props} ref={ref} />));
  return { control: ref.current!, onChange };
}

const type = (value: string) => fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value } });

test('shows untranslated messages first and counts them', async () => {
  mockFetchedJson(MESSAGES);
  await renderControl();
  expect(screen.getByText('1 of 2 sentences are missing or have changed.')).toBeVisible();
  expect(screen.getAllByRole('group').map(({ dataset }) => dataset.state)).toEqual(['missing', 'translated']);
});

test('writes a translation into the text of the file, on one line and without spaces around it', async () => {
  mockFetchedJson(MESSAGES);
  const { control, onChange } = await renderControl();
  type(' Da {price}\na notte ');
  expect(onChange).toHaveBeenLastCalledWith(PO.replace('msgstr ""', 'msgstr "Da {price} a notte"'));
  expect(screen.getByRole('status')).toHaveTextContent('All 2 sentences are translated.');
  expect(control.isValid()).toBe(true);
});

test('refuses a translation that has lost a placeholder', async () => {
  mockFetchedJson(MESSAGES);
  const { control } = await renderControl();
  type('Da 79');
  expect(screen.getByRole('alert')).toHaveTextContent('The placeholder {price} is lost.');
  expect(control.isValid()).toMatchObject({
    error: { message: expect.stringContaining('“From {price} a night”: The placeholder {price} is lost.') },
  });
});

test('refuses a translation for which there is no room, or with a format where a page fills in the value', async () => {
  mockFetchedJson(MESSAGES.map((one) => ({ ...one, maxLength: 24, runtimePlaceholders: ['price'] })));
  const { control } = await renderControl();
  type('Prenota ora da {price} a notte');
  expect(screen.getByRole('alert')).toHaveTextContent('The text has 30 characters. Keep to 24');
  type('Da {price:words} a notte');
  expect(screen.getByRole('alert')).toHaveTextContent('{price:words} has no format');
  expect(control.isValid()).not.toBe(true);
});

test('says that the sentences could not be loaded', async () => {
  mockFailedFetch();
  await renderControl();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded. Load this page again.');
});
