import { act, fireEvent, screen } from '@testing-library/react';
import {
  EMAIL_SERVICE_TIMEOUT_MS,
  MIN_FILL_TIME_MS,
  SEND_RESULT_DISPLAY_MS,
} from '@/components/contact/send-message';
import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  GUEST_EMAIL,
  HOTEL_EMAIL,
  errorBanner,
  field,
  fillFormInstantly,
  hangUp,
  labels,
  mailLink,
  openForm,
  advanceTimersBy,
  sendingButton,
  setUpContactForm,
  statusRegion,
  storedUnsentTexts,
  storeUnsentMessage,
} from './open-contact-form';

const { post, typeInto, clearField, press, send, writeAndSend, failToSend, sendAgain } = setUpContactForm();

const setOnline = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

// CNT-14, ENT-17, ERR-01, NET-03, NET-04, NET-05, NET-09
test('the service receives what was typed, and the form is emptied', async () => {
  openForm();
  const message = 'Ni pwani nzuri 🌊 مرحبا <b>cot</b> & "towels"';
  await writeAndSend(message);
  const [[url, { method, headers, body } = {}] = []] = post.mock.calls;
  expect([method, url]).toEqual(['POST', 'https://api.emailjs.com/api/v1.0/email/send']);
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual({
    lib_version: expect.stringMatching(/^\d/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { from_name: 'Asha', from_email: GUEST_EMAIL, message, to_email: HOTEL_EMAIL },
  });
  expect(statusRegion()).toHaveTextContent(labels.success);
  expect(field('message')).toHaveValue('');
});

test('CNT-13, CNT-17: each banner has five seconds of its own', async () => {
  expect(SEND_RESULT_DISPLAY_MS).toBe(5_000);
  post.mockResolvedValueOnce({ ok: false });
  openForm();
  await writeAndSend();
  expect(errorBanner()).toHaveTextContent(labels.failure);
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS - 1_000);
  await send();
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS - 1);
  expect(statusRegion()).toHaveTextContent(labels.success);
  expect(errorBanner()).toBeEmptyDOMElement();
  await advanceTimersBy(1);
  expect(statusRegion()).toBeEmptyDOMElement();
});

// CNT-15, CNT-16, ERR-02, NET-12, ODD-44
test.each([
  ['rejects', async () => ({ ok: false }), labels.unsentOnline],
  ['hangs up', hangUp, labels.mayHaveArrived],
])(
  'where the service %s the form keeps the message and offers to send it by mail',
  async (_, answer, status) => {
    post.mockImplementationOnce(answer);
    openForm();
    await writeAndSend();
    expect(errorBanner().textContent).toBe(labels.failure);
    expect(statusRegion()?.textContent).toBe(status);
    expect(field('email')).toHaveValue(GUEST_EMAIL);
    await typeInto('message', ' A cot?');
    expect(mailLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:.*Karibu%3F%20A%20cot%3F/));
    await send();
    expect(statusRegion()).toHaveTextContent(labels.success);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('CNT-18, NET-07: a message is sent once; no answer in time is a failure', async () => {
  const aborted = jest.fn();
  post.mockImplementation((_, { signal }) => {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(aborted())));
  });
  openForm();
  await writeAndSend();
  fireEvent.submit(screen.getByRole('form'));
  await advanceTimersBy(EMAIL_SERVICE_TIMEOUT_MS - 1);
  expect(sendingButton()).toBeDisabled();
  expect(post).toHaveBeenCalledTimes(1);
  expect(aborted).not.toHaveBeenCalled();
  await advanceTimersBy(1);
  expect(aborted).toHaveBeenCalled();
  expect(errorBanner()).toHaveTextContent(labels.failure);
  expect(statusRegion()?.textContent).toBe(labels.mayHaveArrived);
});

test('a form opened again waits for the answer and does not send twice', async () => {
  let answer: (value: { ok: boolean }) => void = () => {};
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = openForm();
  await writeAndSend();
  first.unmount();
  storeUnsentMessage('A newer one.', '9');
  sessionStorage.setItem(SESSION_STORAGE_KEYS.enquiry, 'About the dhow.');
  openForm();
  expect(sendingButton()).toBeDisabled();
  // it would change a text that is being sent
  expect(screen.queryByRole('button', { name: labels.addEnquiryLabel })).not.toBeInTheDocument();
  expect(field('message')).toHaveValue('Karibu?');
  answer({ ok: true });
  await advanceTimersBy(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(statusRegion()).toHaveTextContent(labels.success);
  expect(field('message')).toHaveValue('');
  await press(labels.addEnquiryLabel);
  expect(field('message')).toHaveValue('About the dhow.\n\n');
});

test('CNT-06, CNT-07: nothing is sent while a field is empty, invalid or blank', async () => {
  openForm();
  await send();
  await writeAndSend('   ');
  expect(field('message')).toBeInvalid();
  await clearField('message');
  await typeInto('message', 'Karibu?');
  await typeInto('email', ' abc');
  await send();
  expect(field('email')).toBeInvalid();
  expect(post).not.toHaveBeenCalled();
});

test('a robot that fills in the hidden field is blocked; the next attempt is sent', async () => {
  openForm();
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  expect([trap.autocomplete, trap.tabIndex]).toEqual(['off', -1]);
  trap.value = 'https://pills.example';
  await writeAndSend();
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS);
  expect(post).not.toHaveBeenCalled();
  expect(errorBanner()).toHaveTextContent(labels.blockedAsSpam);
  expect(field('message')).toHaveValue('Karibu?');
  expect(mailLink()).toBeVisible();
  await send();
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message written faster than anybody types waits, whatever the clock says', async () => {
  openForm();
  jest.spyOn(Date, 'now').mockReturnValue(0);
  fillFormInstantly();
  fireEvent.submit(screen.getByRole('form'));
  await advanceTimersBy(MIN_FILL_TIME_MS - 1);
  expect(sendingButton()).toBeDisabled();
  expect(post).not.toHaveBeenCalled();
  await advanceTimersBy(1);
  expect(post).toHaveBeenCalledTimes(1);
});

test.each([
  [429, labels.tooManyMessages],
  [413, labels.messageTooLarge],
  [412, labels.serviceUnavailable],
])('where the service answers %i, the visitor reads what to do', async (status, advice) => {
  post.mockResolvedValueOnce({ ok: false, status });
  openForm();
  await writeAndSend();
  expect(errorBanner()).toHaveTextContent(`${labels.failure}${advice}`);
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS);
  expect(errorBanner().textContent).toBe(advice);
  expect(mailLink()).toBeVisible();
});

test('a message that could not be sent can be copied', async () => {
  await failToSend();
  await press(labels.copy);
  await advanceTimersBy(0);
  expect(screen.getByText(labels.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`Asha\n${GUEST_EMAIL}\nKaribu?`);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Forbidden'));
  await press(labels.copy);
  await advanceTimersBy(0);
  expect(screen.getByText(labels.notCopied)).toBeVisible();
});

test('NET-07: without a network sending fails without a request, and succeeds later', async () => {
  setOnline(false);
  openForm();
  await writeAndSend();
  expect(post).not.toHaveBeenCalled();
  expect(errorBanner()).toHaveTextContent(labels.failure);
  expect(statusRegion()).toHaveTextContent(labels.unsentOffline);
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS);
  setOnline(true);
  expect(statusRegion()).toHaveTextContent(labels.unsentOnline);
  await send();
  expect(post).toHaveBeenCalledTimes(1);
  expect(statusRegion()).toHaveTextContent(labels.success);
  expect(storedUnsentTexts()).toEqual([]);
});

test('a visitor whose browser stores nothing is asked before leaving, until the message is sent', async () => {
  const isAskedToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await failToSend();
  expect(isAskedToStay()).toBe(true);
  await sendAgain();
  expect(isAskedToStay()).toBe(false);
});
