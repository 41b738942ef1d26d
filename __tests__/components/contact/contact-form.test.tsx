import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BANNER_TIMEOUT_MS, LEAST_MS } from '@/components/contact/contact-form';
import { RESPONSE_TIMEOUT_MS } from '@/components/contact/send-message';
import { SESSION_KEYS } from '@/components/ui/storage-keys';
import { openForm, pass, post, writeAndSend } from './open-form';

test('NET-05: the form hands the service what was typed and where it goes', async () => {
  post.mockResolvedValue({ ok: true });
  openForm();
  await writeAndSend();
  await pass(0);
  const [[url, { body } = {}] = []] = post.mock.calls;
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(JSON.parse(String(body))).toEqual({
    lib_version: expect.stringMatching(/^\d/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: 'Asha',
      from_email: 'asha@guests.example',
      message: 'Karibu?',
      to_email: 'house@example.com',
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('CNT-13, CNT-17: each banner has five seconds of its own', async () => {
  expect(BANNER_TIMEOUT_MS).toBe(5_000);
  post.mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true });
  openForm();
  await writeAndSend();
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');

  await pass(BANNER_TIMEOUT_MS - 1_000);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
  await pass(BANNER_TIMEOUT_MS - 1);
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('NET-07: no answer in time is a failure, and the fields are kept', async () => {
  const aborted = jest.fn();
  post.mockImplementation((_, { signal }) => {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(aborted())));
  });
  openForm();
  await writeAndSend();
  await pass(RESPONSE_TIMEOUT_MS - 1);
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  expect(aborted).not.toHaveBeenCalled();
  await pass(1);
  expect(aborted).toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByLabelText('Message')).toHaveValue('Karibu?');
  expect(screen.getByRole('link', { name: 'By mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('a form that is left and opened again waits for the answer to its message and does not send it twice', async () => {
  let answer: (value: { ok: boolean }) => void = () => {};
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = openForm();
  await writeAndSend();
  first.unmount();
  openForm();
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  expect(screen.getByLabelText('Message')).toHaveValue('Karibu?');
  answer({ ok: true });
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a message of blanks is not sent', async () => {
  openForm();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@guests.example');
  await user.type(screen.getByLabelText('Message'), '   ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Message')).toBeInvalid();
});

test('the form is named by its heading', () => {
  openForm();
  expect(screen.getByRole('form', { name: 'Heading' })).toBeVisible();
});

test('an enquiry begins an empty message, lives for one visit, and is offered to a begun message', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const message = () => screen.getByLabelText('Message');
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  const first = openForm();
  expect(message()).toHaveValue('About the dhow.\n\n');
  await user.type(screen.getByLabelText('Name'), 'Asha');
  first.unmount();
  const second = openForm();
  expect(message()).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await user.type(message(), 'Karibu?');
  second.unmount();
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the suite.');
  openForm();
  await user.click(screen.getByRole('button', { name: 'Add this' }));
  expect(message()).toHaveValue('About the suite.\n\nKaribu?');
  expect(screen.queryByRole('button', { name: 'Add this' })).not.toBeInTheDocument();
});

test('a robot that fills in the hidden field is refused; its text stays, and the next attempt is sent', async () => {
  post.mockResolvedValue({ ok: true });
  openForm();
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap.tabIndex).toBe(-1);
  trap.value = 'https://pills.example';
  await writeAndSend();
  await pass(BANNER_TIMEOUT_MS);
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Refused, send again');
  expect(screen.getByLabelText('Message')).toHaveValue('Karibu?');
  expect(screen.getByRole('link', { name: 'By mail' })).toBeVisible();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message that is written faster than anybody types waits before it leaves', async () => {
  post.mockResolvedValue({ ok: true });
  openForm();
  for (const [label, text] of [
    ['Name', 'Asha'],
    ['Email', 'asha@guests.example'],
    ['Message', 'Karibu?'],
  ] as const)
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form'));
  await pass(LEAST_MS - 1);
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  expect(post).not.toHaveBeenCalled();
  await pass(1);
  expect(post).toHaveBeenCalledTimes(1);
});
