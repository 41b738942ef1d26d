import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BANNER_STAYS_MS, ContactForm } from '@/components/contact/contact-form';
import { ENQUIRY_KEY } from '@/components/contact/enquiry';
import { ANSWER_WITHIN_MS } from '@/components/contact/send-message';

const mockSend = jest.fn();
jest.mock('@emailjs/browser', () => ({ send: (...all: unknown[]) => mockSend(...all) }));

const words = {
  heading: 'Heading',
  text: 'Text',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  idle: 'Send',
  sending: 'Sending',
  success: 'Sent',
  failure: 'Failed',
  mailInstead: 'By mail',
  mailSubject: 'Subject',
  useEnquiry: 'Add this',
  withoutScript: 'Without script',
};
const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

function openForm(house = 'boutique') {
  return render(<ContactForm words={words} service={service} to="house@example.com" house={house} />);
}

async function writeAndSend() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@guests.example');
  await user.type(screen.getByLabelText('Message'), 'Karibu?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  mockSend.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('NET-05: the form hands the service what was typed and where it goes', async () => {
  mockSend.mockResolvedValue({ status: 200 });
  openForm();
  await writeAndSend();
  await pass(0);
  expect(mockSend).toHaveBeenCalledWith(
    'service',
    'template',
    {
      from_name: 'Asha',
      from_email: 'asha@guests.example',
      message: 'Karibu?',
      to_email: 'house@example.com',
    },
    { publicKey: 'key' },
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('CNT-13 CNT-17: each banner has its own full time', async () => {
  mockSend.mockRejectedValueOnce({ status: 500 }).mockResolvedValue({ status: 200 });
  openForm();
  await writeAndSend();
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');

  await pass(BANNER_STAYS_MS - 1_000);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
  await pass(BANNER_STAYS_MS - 1);
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('NET-07: no answer in time is a failure, and the fields are kept', async () => {
  mockSend.mockReturnValue(new Promise(() => undefined));
  openForm();
  await writeAndSend();
  await pass(ANSWER_WITHIN_MS - 1);
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByLabelText('Message')).toHaveValue('Karibu?');
  expect(screen.getByRole('link', { name: 'By mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('CNT-04: an enquiry begins an empty message and is offered to a begun one', async () => {
  sessionStorage.setItem(ENQUIRY_KEY, 'About the dhow.');
  openForm().unmount();
  sessionStorage.setItem(ENQUIRY_KEY, 'About the suite.');
  openForm();
  expect(screen.getByLabelText('Message')).toHaveValue('About the dhow.\n\n');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Add this' }));
  expect(screen.getByLabelText('Message')).toHaveValue('About the suite.\n\nAbout the dhow.\n\n');
  expect(screen.queryByRole('button', { name: 'Add this' })).not.toBeInTheDocument();
});
