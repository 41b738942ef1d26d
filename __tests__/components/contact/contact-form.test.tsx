import { act, fireEvent, screen } from '@testing-library/react';
import { BANNER_TIMEOUT_MS, LEAST_MS } from '@/components/contact/contact-form';
import { RESPONSE_TIMEOUT_MS } from '@/components/contact/send-message';
import { SESSION_KEYS } from '@/components/ui/storage-keys';
import { field, openForm, pass, post, press, status, visitor, writeAndSend } from './open-form';

const alert = () => screen.getByRole('alert');
const setOnline = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('NET-05: the form hands the service what was typed and where it goes', async () => {
  openForm();
  await writeAndSend();
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
  expect(status()).toHaveTextContent('Sent');
  expect(field('Message')).toHaveValue('');
});

test('CNT-13, CNT-17: each banner has five seconds of its own', async () => {
  expect(BANNER_TIMEOUT_MS).toBe(5_000);
  post.mockResolvedValueOnce({ ok: false });
  openForm();
  await writeAndSend();
  expect(alert()).toHaveTextContent('Failed');
  await pass(BANNER_TIMEOUT_MS - 1_000);
  await press('Send');
  await pass(0);
  await pass(BANNER_TIMEOUT_MS - 1);
  expect(status()).toHaveTextContent('Sent');
  expect(alert()).toBeEmptyDOMElement();
  await pass(1);
  expect(status()).toBeEmptyDOMElement();
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
  expect(alert()).toHaveTextContent('Failed');
  expect(field('Message')).toHaveValue('Karibu?');
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
  expect(field('Message')).toHaveValue('Karibu?');
  answer({ ok: true });
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent('Sent');
  expect(field('Message')).toHaveValue('');
});

test('a message of blanks is not sent', async () => {
  openForm();
  await writeAndSend('   ');
  expect(post).not.toHaveBeenCalled();
  expect(field('Message')).toBeInvalid();
});

test('an enquiry begins an empty message, lives for one visit, and is offered to a begun message', async () => {
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  const first = openForm();
  expect(field('Message')).toHaveValue('About the dhow.\n\n');
  await visitor.type(field('Name'), 'Asha');
  first.unmount();
  const second = openForm();
  expect(field('Message')).toHaveValue('');
  expect(field('Name')).toHaveValue('Asha');
  await visitor.type(field('Message'), 'Karibu?');
  second.unmount();
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the suite.');
  openForm();
  await press('Add this');
  expect(field('Message')).toHaveValue('About the suite.\n\nKaribu?');
  expect(screen.queryByRole('button', { name: 'Add this' })).not.toBeInTheDocument();
});

test('a robot that fills in the hidden field is refused; its text stays, and the next attempt is sent', async () => {
  openForm();
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  expect([trap.autocomplete, trap.tabIndex]).toEqual(['off', -1]);
  trap.value = 'https://pills.example';
  await writeAndSend();
  await pass(BANNER_TIMEOUT_MS);
  expect(post).not.toHaveBeenCalled();
  expect(alert()).toHaveTextContent('Refused, send again');
  expect(field('Message')).toHaveValue('Karibu?');
  expect(screen.getByRole('link', { name: 'By mail' })).toBeVisible();
  await press('Send');
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message that is written faster than anybody types waits before it leaves', async () => {
  openForm();
  fireEvent.input(field('Name'), { target: { value: 'Asha' } });
  fireEvent.input(field('Email'), { target: { value: 'asha@guests.example' } });
  fireEvent.input(field('Message'), { target: { value: 'Karibu?' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Heading' }));
  await pass(LEAST_MS - 1);
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
  expect(post).not.toHaveBeenCalled();
  await pass(1);
  expect(post).toHaveBeenCalledTimes(1);
});

describe('offline', () => {
  beforeEach(() => setOnline(false));

  test('NET-07: the form fails at once without a request, and offers to send when online again', async () => {
    openForm();
    await writeAndSend();
    expect(post).not.toHaveBeenCalled();
    expect(alert()).toHaveTextContent('Failed');
    expect(status()).toHaveTextContent('No network');
    await pass(BANNER_TIMEOUT_MS);
    setOnline(true);
    expect(status()).toHaveTextContent('Network again');
    await press('Send');
    await pass(0);
    expect(post).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent('Sent');
    expect(localStorage).toHaveLength(0);
  });

  test('a message that waits is there in another tab, as it was changed last, until it is emptied', async () => {
    const { unmount } = openForm();
    await writeAndSend();
    await visitor.type(field('Message'), ' Two of us.');
    unmount();
    sessionStorage.clear();
    openForm('villa').unmount();
    openForm();
    expect(field('Message')).toHaveValue('Karibu? Two of us.');
    expect(status()).toHaveTextContent('No network');
    for (const label of ['Name', 'Email', 'Message'] as const) await visitor.clear(field(label));
    expect(status()).toBeEmptyDOMElement();
    expect(localStorage).toHaveLength(0);
  });
});
