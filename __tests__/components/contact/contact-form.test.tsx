import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BANNER_TIMEOUT_MS, ContactForm, LEAST_MS } from '@/components/contact/contact-form';
import { saveDraft } from '@/components/contact/draft';
import { RESPONSE_TIMEOUT_MS } from '@/components/contact/send-message';
import { SESSION_KEYS } from '@/components/ui/storage-keys';
import { getBrand } from '@/content';

// The form has a service that answers what a test says, on a clock that it drives.

const post = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

const { form: words } = getBrand('joya-boutique').contact;
const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

const [EMAIL, HOUSE] = ['asha@guests.example', 'house@example.com'];

const openForm = (brand = 'boutique') =>
  render(<ContactForm words={words} service={service} to={HOUSE} brandId={brand} />);

let visitor: UserEvent;

const field = (name: 'name' | 'email' | 'message') => screen.getByRole('textbox', { name: words[name] });
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');
const sendingButton = () => screen.getByRole('button', { name: words.sending });
const mailLink = () => screen.getByRole('link', { name: words.mailtoLabel });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Presses the button and waits for an answer that comes at once. */
async function send() {
  await press(words.send);
  await pass(0);
}

async function writeAndSend(message = 'Karibu?') {
  await visitor.type(field('name'), 'Asha');
  await visitor.type(field('email'), EMAIL);
  await visitor.type(field('message'), message);
  await pass(LEAST_MS);
  await send();
}

beforeEach(() => {
  jest.useFakeTimers();
  visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  sessionStorage.clear();
  localStorage.clear();
  post.mockReset().mockResolvedValue({ ok: true });
  Element.prototype.scrollIntoView = jest.fn();
  window.fetch = post as unknown as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const setOnline = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('CNT-14, ENT-17, ERR-01, NET-03, NET-04, NET-05, NET-09: the form hands the service what was typed and where it goes, and is empty then', async () => {
  openForm();
  await writeAndSend();
  const [[url, { method, headers, body } = {}] = []] = post.mock.calls;
  expect([method, url]).toEqual(['POST', 'https://api.emailjs.com/api/v1.0/email/send']);
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(String(body))).toEqual({
    lib_version: expect.stringMatching(/^\d/),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { from_name: 'Asha', from_email: EMAIL, message: 'Karibu?', to_email: HOUSE },
  });
  expect(status()).toHaveTextContent(words.success);
  expect(field('message')).toHaveValue('');
});

test('CNT-13, CNT-17: each banner has five seconds of its own', async () => {
  expect(BANNER_TIMEOUT_MS).toBe(5_000);
  post.mockResolvedValueOnce({ ok: false });
  openForm();
  await writeAndSend();
  expect(alert()).toHaveTextContent(words.failure);
  await pass(BANNER_TIMEOUT_MS - 1_000);
  await send();
  await pass(BANNER_TIMEOUT_MS - 1);
  expect(status()).toHaveTextContent(words.success);
  expect(alert()).toBeEmptyDOMElement();
  await pass(1);
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  ['refuses', async () => ({ ok: false })],
  ['hangs up', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'CNT-15, CNT-16, ERR-02, NET-12, ODD-44: where the service %s the form says no more than that, keeps what was written, and offers to send it by mail',
  async (_, answer) => {
    post.mockImplementationOnce(answer);
    openForm();
    await writeAndSend();
    expect(alert()).toHaveTextContent(new RegExp(`^${words.failure}$`));
    expect(field('email')).toHaveValue(EMAIL);
    await visitor.type(field('message'), ' A cot?');
    expect(mailLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:.*Karibu%3F%20A%20cot%3F/));
    await send();
    expect(status()).toHaveTextContent(words.success);
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
  await pass(RESPONSE_TIMEOUT_MS - 1);
  expect(sendingButton()).toBeDisabled();
  expect(post).toHaveBeenCalledTimes(1);
  expect(aborted).not.toHaveBeenCalled();
  await pass(1);
  expect(aborted).toHaveBeenCalled();
  expect(alert()).toHaveTextContent(words.failure);
});

test('a form that is left and opened again waits for the answer to its message and does not send it twice', async () => {
  let answer: (value: { ok: boolean }) => void = () => {};
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = openForm();
  await writeAndSend();
  first.unmount();
  openForm();
  expect(sendingButton()).toBeDisabled();
  expect(field('message')).toHaveValue('Karibu?');
  answer({ ok: true });
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(words.success);
  expect(field('message')).toHaveValue('');
});

test('a message of blanks is not sent', async () => {
  openForm();
  await writeAndSend('   ');
  expect(post).not.toHaveBeenCalled();
  expect(field('message')).toBeInvalid();
});

test('an enquiry begins an empty message, lives for one visit, and is offered to a begun message', async () => {
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  const first = openForm();
  expect(field('message')).toHaveValue('About the dhow.\n\n');
  await visitor.type(field('name'), 'Asha');
  first.unmount();
  const second = openForm();
  expect(field('message')).toHaveValue('');
  expect(field('name')).toHaveValue('Asha');
  await visitor.type(field('message'), 'Karibu?');
  second.unmount();
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the suite.');
  openForm();
  await press(words.addEnquiryLabel);
  expect(field('message')).toHaveValue('About the suite.\n\nKaribu?');
  expect(screen.queryByRole('button', { name: words.addEnquiryLabel })).not.toBeInTheDocument();
});

test('a robot that fills in the hidden field is refused; its text stays, and the next attempt is sent', async () => {
  openForm();
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  expect([trap.autocomplete, trap.tabIndex]).toEqual(['off', -1]);
  trap.value = 'https://pills.example';
  await writeAndSend();
  await pass(BANNER_TIMEOUT_MS);
  expect(post).not.toHaveBeenCalled();
  expect(alert()).toHaveTextContent(words.refused);
  expect(field('message')).toHaveValue('Karibu?');
  expect(mailLink()).toBeVisible();
  await send();
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message that is written faster than anybody types waits before it leaves', async () => {
  openForm();
  for (const part of ['name', 'email', 'message'] as const)
    fireEvent.input(field(part), { target: { value: EMAIL } });
  fireEvent.submit(screen.getByRole('form'));
  await pass(LEAST_MS - 1);
  expect(sendingButton()).toBeDisabled();
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
    expect(alert()).toHaveTextContent(words.failure);
    expect(status()).toHaveTextContent(words.offline);
    await pass(BANNER_TIMEOUT_MS);
    setOnline(true);
    expect(status()).toHaveTextContent(words.online);
    await send();
    expect(post).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent(words.success);
    expect(localStorage).toHaveLength(0);
  });

  test('a message that waits is there in another tab, as it was changed last, until it is emptied', async () => {
    const { unmount } = openForm();
    await writeAndSend();
    await visitor.type(field('message'), ' Two of us.');
    unmount();
    sessionStorage.clear();
    openForm('villa').unmount();
    saveDraft('boutique', { name: 'Asha', email: EMAIL, message: 'Another.' });
    const begun = openForm();
    expect(status()).toBeEmptyDOMElement();
    begun.unmount();
    sessionStorage.clear();
    openForm();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    expect(status()).toHaveTextContent(words.offline);
    for (const part of ['name', 'email', 'message'] as const) await visitor.clear(field(part));
    expect(status()).toBeEmptyDOMElement();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['leaves this one', {}, '', false],
    ['stays where it was changed here', { oldValue: '{}' }, 'Karibu?', false],
    ['waits where the other tab has only changed it', { newValue: '{}' }, 'Karibu?', true],
    ['waits where the other tab has sent that of another house', { key: 'villa' }, 'Karibu?', true],
  ])('a message that is sent from another tab %s', async (_, change, text, waits) => {
    openForm();
    await writeAndSend();
    const key = String(localStorage.key(0));
    const sent = { key, oldValue: localStorage.getItem(key), newValue: null };
    act(() => void window.dispatchEvent(new StorageEvent('storage', { ...sent, ...change })));
    expect(field('message')).toHaveValue(text);
    expect(status()).toHaveTextContent(waits ? words.offline : /^$/);
    expect(sessionStorage).toHaveLength(text ? 1 : 0);
  });
});
