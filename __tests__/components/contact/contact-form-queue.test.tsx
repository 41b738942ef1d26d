import { act, fireEvent, screen } from '@testing-library/react';
import { LOCK_TIMEOUT_MS, MIN_FILL_TIME_MS } from '@/components/contact/send-message';
import { SEND_STATUS_DURATION_MS } from '@/components/contact/send-status-duration';
import { SESSION_KEYS } from '@/lib/storage-keys';
import {
  GUEST_EMAIL,
  errorBanner,
  entryOf,
  field,
  isQueued,
  labels,
  mailLink,
  messageOf,
  openForm,
  advanceTimersBy,
  sendingButton,
  setUpContactForm,
  statusRegion,
} from './open-contact-form';

// Messages that could not be sent, and the other tabs that show and send them too.

const { post, typeInto, clearField, press, send, writeAndSend, failToSend, sendAgain } = setUpContactForm();

/** Another form, in a tab of its own: what it begins is not stored for this one. */
function openOtherTab(): ReturnType<typeof openForm> {
  sessionStorage.clear();
  return openForm();
}

describe('a message that could not be sent', () => {
  test.each([
    { fails: 'refuses', answer: async () => ({ ok: false, status: 429 }) },
    { fails: 'fails', answer: async () => ({ ok: false, status: 503 }) },
    { fails: 'hangs up', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  ])('is kept after the tab is closed where the service $fails, until it is sent', async ({ answer }) => {
    post.mockImplementation(answer);
    const { unmount } = openForm();
    await writeAndSend();
    await typeInto('message', ' Two of us.');
    unmount();
    const later = openOtherTab();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    expect(statusRegion()).toHaveTextContent(labels.unsentOnline);
    expect(mailLink()).toHaveAttribute('href', expect.stringContaining('Two%20of%20us'));
    await advanceTimersBy(MIN_FILL_TIME_MS);
    await send();
    later.unmount();
    openOtherTab();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    await sendAgain();
    expect(statusRegion()).toHaveTextContent(labels.success);
    expect(localStorage).toHaveLength(0);
  });

  test('is gone when the visitor empties it', async () => {
    await failToSend();
    await clearField('message');
    expect(statusRegion()).toBeEmptyDOMElement();
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
    sessionStorage.setItem(`${SESSION_KEYS.contactDraft}:boutique`, JSON.stringify(messageOf('')));
    openForm();
    expect(statusRegion()).toBeEmptyDOMElement();
    expect(screen.getByText(labels.anotherUnsent)).toBeVisible();
    await typeInto('message', 'The second.');
    await advanceTimersBy(MIN_FILL_TIME_MS);
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
    for (const part of ['name', 'email'] as const)
      fireEvent.input(field(part), { target: { value: GUEST_EMAIL } });
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
    expect(statusRegion()).toBeEmptyDOMElement();
    expect(errorBanner()).toHaveTextContent(`${labels.failure}${labels.notKept}`);
    expect(mailLink()).toBeVisible();
    unmount();
    openForm();
    expect(field('message')).toHaveValue('Karibu?');
    expect(errorBanner()).toHaveTextContent(labels.notKept);
    await sendAgain();
    expect(statusRegion()).toHaveTextContent(labels.success);
  });

  test('is not a draft as well when it is sent again and refused', async () => {
    await failToSend();
    document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!.value = 'https://pills.example';
    await send();
    expect(errorBanner()).toHaveTextContent(labels.refusedAsSpam);
    expect(isQueued('Karibu?')).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    { typed: ' Two of us.', texts: ['Karibu? Two of us.'] },
    { typed: '', texts: [] },
  ])(
    'is not sent again after another tab has sent it, unless it was changed here: "$typed"',
    async ({ typed, texts }) => {
      const { unmount } = await failToSend();
      const key = String(localStorage.key(0));
      const oldValue = localStorage.getItem(key);
      if (typed) await typeInto('message', typed);
      const init = { key, oldValue, newValue: 'sent' };
      act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
      unmount();
      openForm();
      post.mockClear();
      await sendAgain();
      expect(post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).template_params.message)).toEqual(
        texts,
      );
      expect(statusRegion()).toHaveTextContent(labels.success);
      expect(localStorage).toHaveLength(0);
    },
  );

  const CHANGED = entryOf('Karibu sana?');

  test.each([
    { does: 'edits', action: () => typeInto('message', ' Two of us.') },
    { does: 'empties', action: () => clearField('message') },
    { does: 'sends', action: sendAgain },
  ])('keeps the change of another tab when the visitor $does it here a moment later', async ({ action }) => {
    await failToSend();
    const key = String(localStorage.key(0));
    // the event that says so has not come yet
    localStorage.setItem(key, CHANGED);
    await action();
    expect(localStorage.getItem(key)).toBe(CHANGED);
  });

  test('stays in the queue where another tab changes it while it is sent', async () => {
    await failToSend();
    const key = String(localStorage.key(0));
    post.mockImplementation(async () => {
      localStorage.setItem(key, CHANGED);
      return { ok: true };
    });
    await send();
    expect(statusRegion()).toHaveTextContent(labels.success);
    expect(localStorage.getItem(key)).toBe(CHANGED);
    expect(screen.getByText(labels.anotherUnsent)).toBeVisible();
  });

  const SENT = { did: 'sent', entry: 'sent', text: '', statusText: labels.success };
  const CHANGE = { did: 'changed', entry: CHANGED, text: 'Karibu sana?', statusText: labels.unsentOnline };
  const EMPTIED = { did: 'emptied', entry: null, text: 'Karibu?', statusText: '' };

  test.each([
    { ...SENT, events: ['storage'] },
    { ...CHANGE, events: ['storage'] },
    { ...EMPTIED, events: ['storage'] },
    { ...CHANGE, events: ['pageshow'] },
    { ...EMPTIED, events: ['pageshow'] },
    // a page from the back/forward cache learns of it late
    { ...SENT, events: ['pageshow', 'storage'] },
    { ...CHANGE, events: ['pageshow', 'storage'] },
  ])(
    'is shown as another tab has $did it, after the events $events',
    async ({ events, entry, text, statusText }) => {
      const { unmount } = await failToSend();
      const key = String(localStorage.key(0));
      const oldValue = localStorage.getItem(key);
      localStorage.removeItem(key);
      if (entry !== null && entry !== 'sent') localStorage.setItem(key, entry);
      for (const name of events)
        act(() => {
          const init = { key, oldValue, newValue: entry };
          window.dispatchEvent(name === 'storage' ? new StorageEvent(name, init) : new Event(name));
          // the time of the earlier banner is over
          if (name === 'storage') jest.advanceTimersByTime(SEND_STATUS_DURATION_MS);
        });
      expect(field('message')).toHaveValue(text);
      expect(statusRegion()).toHaveTextContent(statusText || /^$/);
      expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
      // a text that is no longer in the queue is a draft
      expect(sessionStorage).toHaveLength(entry === null ? 1 : 0);
      if (text) expect(mailLink()).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(text)));
      unmount();
      openForm();
      expect(field('message')).toHaveValue(text);
    },
  );
});

describe('the lock of the tab that sends', () => {
  const withLocks = (request: (signal: AbortSignal) => Promise<never>) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_: string, { signal }: { signal: AbortSignal }) => request(signal) },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is waited for, but not for ever', async () => {
    withLocks(
      (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    );
    openForm();
    await writeAndSend();
    await advanceTimersBy(LOCK_TIMEOUT_MS - 1);
    expect(sendingButton()).toBeDisabled();
    await advanceTimersBy(1);
    expect(errorBanner()).toHaveTextContent(labels.failure);
    expect(post).not.toHaveBeenCalled();
  });

  test('is not needed where the browser refuses it: the message is sent', async () => {
    withLocks(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
    openForm();
    await writeAndSend();
    expect(post).toHaveBeenCalledTimes(1);
    expect(statusRegion()).toHaveTextContent(labels.success);
  });
});
