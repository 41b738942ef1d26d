import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BANNER_TIMEOUT_MS } from '@/components/contact/contact-form';
import { MAX_LENGTH } from '@/components/contact/message';
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

test('a field takes no more than the service and a mail program can carry', async () => {
  openForm();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const [label, most] of [
    ['Name', MAX_LENGTH.name],
    ['Message', MAX_LENGTH.message],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste('x'.repeat(most + 1));
    expect(screen.getByLabelText(label)).toHaveValue('x'.repeat(most));
  }
  expect(screen.getByLabelText('Email')).toHaveAttribute('maxlength', String(MAX_LENGTH.email));
});

test('the form is named by its heading', () => {
  openForm();
  expect(screen.getByRole('form', { name: 'Heading' })).toBeVisible();
});

test('an enquiry begins an empty message and is offered to a begun one', async () => {
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  openForm().unmount();
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the suite.');
  openForm();
  expect(screen.getByLabelText('Message')).toHaveValue('About the dhow.\n\n');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Add this' }));
  expect(screen.getByLabelText('Message')).toHaveValue('About the suite.\n\nAbout the dhow.\n\n');
  expect(screen.queryByRole('button', { name: 'Add this' })).not.toBeInTheDocument();
});
