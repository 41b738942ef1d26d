import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import {
  LOCK_TIMEOUT_MS,
  EMAIL_SERVICE_TIMEOUT_MS,
  MIN_FILL_TIME_MS,
} from '@/components/contact/send-message';
import { SEND_STATUS_DURATION_MS } from '@/components/contact/status-timeout';
import { LazyUnsentMessageNotice } from '@/components/contact/lazy-unsent-message-notice';
import { SESSION_KEYS } from '@/lib/storage-keys';
import { BOUTIQUE } from '../../support/brands';

// The form has a service that answers what a test says, on a clock that it drives.

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

interface Answer {
  readonly ok: boolean;
  readonly status?: number;
}

const post = jest.fn<Promise<Answer>, [string, RequestInit]>();

const {
  contact: { form: labels },
  labels: uiLabels,
} = BOUTIQUE;
const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

const [EMAIL, HOUSE] = ['asha@guests.example', 'house@example.com'];

const openForm = (brand = 'boutique') =>
  render(<ContactForm labels={labels} service={service} to={HOUSE} brandId={brand} />);

let visitor: UserEvent;

const field = (name: 'name' | 'email' | 'message') => screen.getByRole('textbox', { name: labels[name] });
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
/** What is said of the message. Copying it has a status of its own, as do other parts of a page. */
const status = () => screen.getAllByRole('status')[0];
const alert = () => screen.getByRole('alert');
const sendingButton = () => screen.getByRole('button', { name: labels.sending });
const mailLink = () => screen.getByRole('link', { name: labels.mailtoLabel });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Presses the button and waits for an answer that comes at once. */
async function send() {
  await press(labels.send);
  await pass(0);
}

async function writeAndSend(message = 'Karibu?') {
  await visitor.type(field('name'), 'Asha');
  await visitor.type(field('email'), EMAIL);
  await visitor.type(field('message'), message);
  await pass(MIN_FILL_TIME_MS);
  await send();
}

/** Sends a message that the service refuses. */
async function failToSend(message?: string) {
  post.mockResolvedValue({ ok: false });
  const form = openForm();
  await writeAndSend(message);
  return form;
}

/** Sends once more, to a service that takes it. */
async function sendAgain() {
  post.mockResolvedValue({ ok: true });
  await pass(MIN_FILL_TIME_MS);
  await send();
}

/** As a program does it. */
function fillAtOnce() {
  for (const part of ['name', 'email', 'message'] as const)
    fireEvent.input(field(part), { target: { value: EMAIL } });
}

const entryOf = (message: string) =>
  JSON.stringify({ name: 'Asha', email: EMAIL, message, page: '/joya-boutique/contact' });

let queuedCount = 0;

/** Puts a message into the queue as another tab does. Returns the key of its entry. */
function queueMessage(message: string, id = String((queuedCount += 1))): string {
  const key = `contact-queue:boutique:${id}`;
  localStorage.setItem(key, entryOf(message));
  return key;
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

afterEach(() => jest.useRealTimers());

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
    template_params: { from_name: 'Asha', from_email: EMAIL, message, to_email: HOUSE },
  });
  expect(status()).toHaveTextContent(labels.success);
  expect(field('message')).toHaveValue('');
});

test('CNT-13, CNT-17: each banner has five seconds of its own', async () => {
  expect(SEND_STATUS_DURATION_MS).toBe(5_000);
  post.mockResolvedValueOnce({ ok: false });
  openForm();
  await writeAndSend();
  expect(alert()).toHaveTextContent(labels.failure);
  await pass(SEND_STATUS_DURATION_MS - 1_000);
  await send();
  await pass(SEND_STATUS_DURATION_MS - 1);
  expect(status()).toHaveTextContent(labels.success);
  expect(alert()).toBeEmptyDOMElement();
  await pass(1);
  expect(status()).toBeEmptyDOMElement();
});

// CNT-15, CNT-16, ERR-02, NET-12, ODD-44
test.each([
  ['refuses', async () => ({ ok: false })],
  ['hangs up', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the service %s the form keeps the message and offers to send it by mail', async (_, answer) => {
  post.mockImplementationOnce(answer);
  openForm();
  await writeAndSend();
  expect(alert()).toHaveTextContent(new RegExp(`^${labels.failure}$`));
  expect(field('email')).toHaveValue(EMAIL);
  await visitor.type(field('message'), ' A cot?');
  expect(mailLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:.*Karibu%3F%20A%20cot%3F/));
  await send();
  expect(status()).toHaveTextContent(labels.success);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('CNT-18, NET-07: a message is sent once; no answer in time is a failure', async () => {
  const aborted = jest.fn();
  post.mockImplementation((_, { signal }) => {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(aborted())));
  });
  openForm();
  await writeAndSend();
  fireEvent.submit(screen.getByRole('form'));
  await pass(EMAIL_SERVICE_TIMEOUT_MS - 1);
  expect(sendingButton()).toBeDisabled();
  expect(post).toHaveBeenCalledTimes(1);
  expect(aborted).not.toHaveBeenCalled();
  await pass(1);
  expect(aborted).toHaveBeenCalled();
  expect(alert()).toHaveTextContent(labels.failure);
});

describe('another tab sends', () => {
  const withLocks = (request: (signal: AbortSignal) => Promise<never>) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_: string, { signal }: { signal: AbortSignal }) => request(signal) },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('and never ends: the wait does', async () => {
    withLocks(
      (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    );
    openForm();
    await writeAndSend();
    await pass(LOCK_TIMEOUT_MS - 1);
    expect(sendingButton()).toBeDisabled();
    await pass(1);
    expect(alert()).toHaveTextContent(labels.failure);
    expect(post).not.toHaveBeenCalled();
  });

  test('as far as a browser knows that refuses to tell: the message is sent', async () => {
    withLocks(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
    openForm();
    await writeAndSend();
    expect(post).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent(labels.success);
  });
});

test('a form opened again waits for the answer and does not send twice', async () => {
  let answer: (value: { ok: boolean }) => void = () => {};
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = openForm();
  await writeAndSend();
  first.unmount();
  queueMessage('A newer one.', '9');
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  openForm();
  expect(sendingButton()).toBeDisabled();
  // it would change a text that is on its way
  expect(screen.queryByRole('button', { name: labels.addEnquiryLabel })).not.toBeInTheDocument();
  expect(field('message')).toHaveValue('Karibu?');
  answer({ ok: true });
  await pass(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(labels.success);
  expect(field('message')).toHaveValue('');
  await press(labels.addEnquiryLabel);
  expect(field('message')).toHaveValue('About the dhow.\n\n');
});

test('a form whose page gets the same content again goes on', async () => {
  post.mockResolvedValue({ ok: false, status: 429 });
  sessionStorage.setItem(SESSION_KEYS.enquiry, 'About the dhow.');
  const { rerender } = openForm();
  const getContentAgain = () =>
    rerender(<ContactForm labels={labels} service={{ ...service }} to={HOUSE} brandId="boutique" />);
  getContentAgain();
  expect(sessionStorage).toHaveLength(0);
  await writeAndSend();
  getContentAgain();
  expect(alert()).toHaveTextContent(`${labels.failure}${labels.tooMany}`);
});

test('a draft is added to what was typed before the form was ready', () => {
  sessionStorage.setItem(
    `${SESSION_KEYS.contactDraft}:boutique`,
    JSON.stringify({ name: 'Asha', email: EMAIL, message: 'A cot?' }),
  );
  const form = <ContactForm labels={labels} service={service} to={HOUSE} brandId="boutique" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  fireEvent.input(field('message'), { target: { value: 'Karibu' } });
  fireEvent.input(field('name'), { target: { value: 'Asha O' } });
  render(form, { container, hydrate: true });
  expect(field('name')).toHaveValue('Asha O');
  expect(field('email')).toHaveValue(EMAIL);
  expect(field('message')).toHaveValue('A cot?\n\nKaribu');
});

test('a message of blanks is not sent', async () => {
  openForm();
  await writeAndSend('   ');
  expect(post).not.toHaveBeenCalled();
  expect(field('message')).toBeInvalid();
});

test('an enquiry begins an empty message and is offered to a begun one', async () => {
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
  await press(labels.addEnquiryLabel);
  expect(field('message')).toHaveValue('About the suite.\n\nKaribu?');
  expect(screen.queryByRole('button', { name: labels.addEnquiryLabel })).not.toBeInTheDocument();
});

test('a robot that fills in the hidden field is refused; the next attempt is sent', async () => {
  openForm();
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!;
  expect([trap.autocomplete, trap.tabIndex]).toEqual(['off', -1]);
  trap.value = 'https://pills.example';
  await writeAndSend();
  await pass(SEND_STATUS_DURATION_MS);
  expect(post).not.toHaveBeenCalled();
  expect(alert()).toHaveTextContent(labels.refusedAsSpam);
  expect(field('message')).toHaveValue('Karibu?');
  expect(mailLink()).toBeVisible();
  await send();
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message written faster than anybody types waits, whatever the clock says', async () => {
  openForm();
  jest.spyOn(Date, 'now').mockReturnValue(0);
  fillAtOnce();
  fireEvent.submit(screen.getByRole('form'));
  await pass(MIN_FILL_TIME_MS - 1);
  expect(sendingButton()).toBeDisabled();
  expect(post).not.toHaveBeenCalled();
  await pass(1);
  expect(post).toHaveBeenCalledTimes(1);
});

/** Another form, in a tab of its own: what it begins is not stored for this one. */
function openOtherTab(): ReturnType<typeof openForm> {
  sessionStorage.clear();
  return openForm();
}

const isQueued = (text: string) =>
  Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(text));

describe('a message that could not be sent', () => {
  test.each([
    ['too many messages', 429, labels.tooMany],
    ['a message that is too large', 413, labels.tooLarge],
    ['a message that it cannot pass on', 412, labels.unavailable],
    ['a message that it cannot pass on', 422, labels.unavailable],
  ])('of %s the service says %s: the visitor reads why, and what to do', async (_, status, advice) => {
    post.mockResolvedValueOnce({ ok: false, status });
    openForm();
    await writeAndSend();
    expect(alert()).toHaveTextContent(`${labels.failure}${advice}`);
    await pass(SEND_STATUS_DURATION_MS);
    expect(alert()).toHaveTextContent(new RegExp(`^${advice}$`));
    expect(mailLink()).toBeVisible();
  });

  test('can be copied', async () => {
    await failToSend();
    await press(labels.copy);
    await pass(0);
    expect(screen.getByText(labels.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`Asha\n${EMAIL}\nKaribu?`);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Forbidden'));
    await press(labels.copy);
    await pass(0);
    expect(screen.getByText(labels.notCopied)).toBeVisible();
  });

  test.each([
    ['refuses', () => Promise.resolve({ ok: false, status: 429 })],
    ['fails', () => Promise.resolve({ ok: false, status: 503 })],
    ['hangs up', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is kept after the tab is closed where the service %s, until it is sent', async (_, answer) => {
    post.mockImplementation(answer);
    const { unmount } = openForm();
    await writeAndSend();
    await visitor.type(field('message'), ' Two of us.');
    unmount();
    const later = openOtherTab();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    expect(status()).toHaveTextContent(labels.unsentOnline);
    expect(mailLink()).toHaveAttribute('href', expect.stringContaining('Two%20of%20us'));
    await pass(MIN_FILL_TIME_MS);
    await send();
    later.unmount();
    openOtherTab();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    await sendAgain();
    expect(status()).toHaveTextContent(labels.success);
    expect(localStorage).toHaveLength(0);
  });

  test('is gone when the visitor empties it', async () => {
    await failToSend();
    await visitor.clear(field('message'));
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(field('name')).toHaveValue('Asha');
  });

  test('does not come back after it was sent from another tab', async () => {
    const { unmount } = await failToSend();
    unmount();
    localStorage.clear();
    openForm();
    expect(field('message')).toHaveValue('');
  });

  test('does not take the place of another, and each is sent by itself', async () => {
    const first = await failToSend('The first.');
    first.unmount();
    openForm('villa').unmount();
    // begun before the first was there
    sessionStorage.setItem(
      'contact-draft:boutique',
      JSON.stringify({ name: 'Asha', email: EMAIL, message: '' }),
    );
    openForm();
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByText(labels.anotherUnsent)).toBeVisible();
    await visitor.type(field('message'), 'The second.');
    await pass(MIN_FILL_TIME_MS);
    await send();
    expect([isQueued('The first.'), isQueued('The second.')]).toEqual([true, true]);
    post.mockResolvedValue({ ok: true });
    await send();
    expect([isQueued('The first.'), isQueued('The second.')]).toEqual([true, false]);
    expect(field('message')).toHaveValue('');
    fireEvent.input(field('message'), { target: { value: 'The third.' } });
    await press(labels.showAnotherUnsent);
    expect(field('message')).toHaveValue('The first.');
    expect(isQueued('The third.')).toBe(true);
    await send();
    await press(labels.showAnotherUnsent);
    expect(field('message')).toHaveValue('The third.');
    for (const part of ['name', 'email'] as const) fireEvent.input(field(part), { target: { value: EMAIL } });
    await send();
    expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    const texts = post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).template_params.message);
    expect(texts).toEqual(['The first.', 'The second.', 'The second.', 'The first.', 'The third.']);
  });

  test('is in memory where the browser stores nothing, and is not said to be kept', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
    }
    const { unmount } = await failToSend();
    expect(status()).toBeEmptyDOMElement();
    expect(alert()).toHaveTextContent(`${labels.failure}${labels.notKept}`);
    expect(mailLink()).toBeVisible();
    unmount();
    openForm();
    expect(field('message')).toHaveValue('Karibu?');
    expect(alert()).toHaveTextContent(labels.notKept);
    await sendAgain();
    expect(status()).toHaveTextContent(labels.success);
  });

  test('begins with the sentence of a link, which is kept once it was submitted', async () => {
    sessionStorage.setItem(SESSION_KEYS.enquiry, 'About your dates.');
    post.mockResolvedValue({ ok: false, status: 503 });
    const { unmount } = openForm();
    await visitor.type(field('name'), 'Asha');
    await visitor.type(field('email'), EMAIL);
    await pass(MIN_FILL_TIME_MS);
    await send();
    unmount();
    openForm();
    expect(field('message')).toHaveValue('About your dates.\n\n');
  });

  test('NET-07: without a network it fails without a request and can be sent later', async () => {
    setOnline(false);
    openForm();
    await writeAndSend();
    expect(post).not.toHaveBeenCalled();
    expect(alert()).toHaveTextContent(labels.failure);
    expect(status()).toHaveTextContent(labels.unsentOffline);
    await pass(SEND_STATUS_DURATION_MS);
    setOnline(true);
    expect(status()).toHaveTextContent(labels.unsentOnline);
    await send();
    expect(post).toHaveBeenCalledTimes(1);
    expect(status()).toHaveTextContent(labels.success);
    expect(localStorage).toHaveLength(0);
  });

  test('is not a draft as well when it is sent again and refused', async () => {
    await failToSend();
    document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!.value = 'https://pills.example';
    await send();
    expect(alert()).toHaveTextContent(labels.refusedAsSpam);
    expect(isQueued('Karibu?')).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['changed', ' Two of us.', ['Karibu? Two of us.']],
    ['not changed', '', []],
  ])(
    'that another tab has sent, and that was %s when its entry was written here too late, is sent once',
    async (_, change, texts) => {
      const { unmount } = await failToSend();
      const key = String(localStorage.key(0));
      const oldValue = localStorage.getItem(key);
      if (change) await visitor.type(field('message'), change);
      const init = { key, oldValue, newValue: 'sent' };
      act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
      unmount();
      openForm();
      post.mockClear();
      await sendAgain();
      expect(post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).template_params.message)).toEqual(
        texts,
      );
      expect(status()).toHaveTextContent(labels.success);
      expect(localStorage).toHaveLength(0);
    },
  );

  const CHANGED = entryOf('Karibu sana?');

  test.each([
    ['edits', () => visitor.type(field('message'), ' Two of us.')],
    ['empties', () => visitor.clear(field('message'))],
    ['sends', sendAgain],
  ])(
    'that another tab has changed a moment ago stays changed when the visitor %s it here',
    async (_, change) => {
      await failToSend();
      const key = String(localStorage.key(0));
      // the event that says so has not come yet
      localStorage.setItem(key, CHANGED);
      await change();
      expect(localStorage.getItem(key)).toBe(CHANGED);
    },
  );

  test('that another tab changes while it is sent stays in the queue', async () => {
    await failToSend();
    const key = String(localStorage.key(0));
    post.mockImplementation(async () => {
      localStorage.setItem(key, CHANGED);
      return { ok: true };
    });
    await send();
    expect(status()).toHaveTextContent(labels.success);
    expect(localStorage.getItem(key)).toBe(CHANGED);
    expect(screen.getByText(labels.anotherUnsent)).toBeVisible();
  });

  test.each<[what: string, events: string, entry: string | null, text: string, said: string]>([
    ['sent', 'storage', 'sent', '', labels.success],
    ['changed', 'storage', CHANGED, 'Karibu sana?', labels.unsentOnline],
    ['emptied', 'storage', null, 'Karibu?', ''],
    ['changed', 'pageshow', CHANGED, 'Karibu sana?', labels.unsentOnline],
    ['emptied', 'pageshow', null, 'Karibu?', ''],
    // a page from the back/forward cache learns of it late
    ['sent', 'pageshow, storage', 'sent', '', labels.success],
    ['changed', 'pageshow, storage', CHANGED, 'Karibu sana?', labels.unsentOnline],
  ])('that was %s in another tab follows it on the event %s', async (_, events, entry, text, said) => {
    const { unmount } = await failToSend();
    const key = String(localStorage.key(0));
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (entry !== null && entry !== 'sent') localStorage.setItem(key, entry);
    for (const name of events.split(', '))
      act(() => {
        const init = { key, oldValue, newValue: entry };
        window.dispatchEvent(name === 'storage' ? new StorageEvent(name, init) : new Event(name));
        // the time of the earlier banner is over
        if (name === 'storage') jest.advanceTimersByTime(SEND_STATUS_DURATION_MS);
      });
    expect(field('message')).toHaveValue(text);
    expect(status()).toHaveTextContent(said || /^$/);
    expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
    // a text that is no longer in the queue is a draft
    expect(sessionStorage).toHaveLength(entry === null ? 1 : 0);
    if (text) expect(mailLink()).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(text)));
    unmount();
    openForm();
    expect(field('message')).toHaveValue(text);
  });
});

describe('the visitor leaves the contact page before the answer comes', () => {
  const CONTACT = '/joya-boutique/contact';
  const ELSEWHERE = '/joya-boutique/room';
  const goTo = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
  const notice = (
    <LazyUnsentMessageNotice labels={uiLabels.unsentMessage} closeLabel={uiLabels.closeNotice} />
  );
  let answer: (value: Answer) => void = () => {};

  beforeEach(() => {
    window.history.replaceState(null, '', CONTACT);
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  async function open(path: string) {
    goTo(path);
    render(notice);
    await pass(0);
  }

  async function sendAndLeave(path: string, result: Answer) {
    const { unmount } = openForm();
    await writeAndSend();
    unmount();
    answer(result);
    await pass(0);
    await open(path);
  }

  test.each(['/joya-boutique/it/room', '/beachsuites-villa', '/'])(
    'a failure is shown on %s, with a way back to the message, until it is closed',
    async (path) => {
      await sendAndLeave(path, { ok: false, status: 500 });
      expect(status()).toHaveTextContent(uiLabels.unsentMessage.text);
      expect(screen.getByRole('link', { name: uiLabels.unsentMessage.open })).toHaveAttribute(
        'href',
        CONTACT,
      );
      await press(uiLabels.closeNotice);
      expect(status()).toBeEmptyDOMElement();
      expect(isQueued('Karibu?')).toBe(true);
    },
  );

  test('nothing is said of a message that is still being sent, without locks too', async () => {
    const { unmount } = openForm();
    fillAtOnce();
    fireEvent.submit(screen.getByRole('form'));
    unmount();
    await open(ELSEWHERE);
    expect(status()).toBeEmptyDOMElement();
    await pass(MIN_FILL_TIME_MS);
    expect(post).toHaveBeenCalledTimes(1);
    expect(status()).toBeEmptyDOMElement();
    answer({ ok: true });
    await pass(0);
    expect(status()).toHaveTextContent(uiLabels.unsentMessage.sent);
    await pass(SEND_STATUS_DURATION_MS);
    expect(status()).toBeEmptyDOMElement();
  });

  test('the result is announced beside an older unsent message', async () => {
    const { unmount } = openForm();
    queueMessage('The first.');
    fillAtOnce();
    await pass(MIN_FILL_TIME_MS);
    await send();
    unmount();
    await open(ELSEWHERE);
    answer({ ok: true });
    await pass(0);
    expect(status()).toHaveTextContent(uiLabels.unsentMessage.sent);
  });

  test('a closed notice comes back for the next message', async () => {
    queueMessage('The first.');
    queueMessage('The second.');
    await open(ELSEWHERE);
    await press(uiLabels.closeNotice);
    expect(status()).toBeEmptyDOMElement();
    const key = queueMessage('The third.');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    await pass(0);
    expect(status()).toHaveTextContent(uiLabels.unsentMessage.text);
  });

  test('a page from the back/forward cache drops a notice that is out of date', async () => {
    const key = queueMessage('The first.');
    await open(ELSEWHERE);
    expect(status()).toHaveTextContent(uiLabels.unsentMessage.text);
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await pass(0);
    expect(status()).toBeEmptyDOMElement();
  });

  test.each(['{}', '7', 'sent', '{"name":"Asha","email":"","message":"Karibu?"}'])(
    '%s in the storage is not a message',
    async (text) => {
      localStorage.setItem('contact-queue:boutique:0', text);
      await open(ELSEWHERE);
      expect(status()).toBeEmptyDOMElement();
    },
  );

  test.each([CONTACT, '/joya-boutique/it/contact', `${CONTACT}/`])(
    'on %s the form alone says it',
    async (path) => {
      await sendAndLeave(path, { ok: false, status: 500 });
      expect(status()).toBeEmptyDOMElement();
    },
  );
});
