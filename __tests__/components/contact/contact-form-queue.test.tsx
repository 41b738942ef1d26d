import { act, fireEvent, screen } from '@testing-library/react';
import { loadDraft, saveDraft } from '@/components/contact/draft-storage';
import { SEND_LOCK_TIMEOUT_MS, MIN_FILL_TIME_MS } from '@/components/contact/send-message';
import { SEND_RESULT_DISPLAY_MS } from '@/components/contact/send-result-display-duration';
import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  GUEST_EMAIL,
  errorBanner,
  getEntry,
  field,
  isQueued,
  labels,
  mailLink,
  getMessage,
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

/** The messages of all requests, in order. */
const sentTexts = (): readonly string[] =>
  post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).template_params.message);

describe('a message that could not be sent', () => {
  test.each([
    { fails: 'rejects', answer: async () => ({ ok: false, status: 429 }), status: labels.unsentOnline },
    { fails: 'fails', answer: async () => ({ ok: false, status: 503 }), status: labels.unsentOnline },
    {
      fails: 'hangs up',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      status: labels.mayHaveArrived,
    },
  ])(
    'is kept after the tab is closed where the service $fails, until it is sent',
    async ({ answer, status }) => {
      post.mockImplementation(answer);
      const { unmount } = openForm();
      await writeAndSend();
      await typeInto('message', ' Two of us.');
      unmount();
      const later = openOtherTab();
      expect(field('message')).toHaveValue('Karibu? Two of us.');
      expect(statusRegion()?.textContent).toBe(status);
      expect(mailLink()).toHaveAttribute('href', expect.stringContaining('Two%20of%20us'));
      await advanceTimersBy(MIN_FILL_TIME_MS);
      await send();
      later.unmount();
      openOtherTab();
      expect(field('message')).toHaveValue('Karibu? Two of us.');
      await sendAgain();
      expect(statusRegion()).toHaveTextContent(labels.success);
      expect(localStorage).toHaveLength(0);
    },
  );

  test('may have arrived where an attempt had no answer, although the next one is refused', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await failToSend();
    await send();
    expect(post).toHaveBeenCalledTimes(2);
    expect(statusRegion()?.textContent).toBe(labels.mayHaveArrived);
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

  describe('beside another', () => {
    const queuedTexts = () => ['The first.', 'The second.', 'The third.'].filter(isQueued);

    /** Leaves a first message in the queue, in a form that was begun before it was there. */
    async function openFormAfterFirstMessage() {
      const first = await failToSend('The first.');
      first.unmount();
      sessionStorage.setItem(`${SESSION_STORAGE_KEYS.contactDraft}:boutique`, JSON.stringify(getMessage('')));
      openForm();
    }

    test('does not appear in a form that was begun, which tells of it', async () => {
      await openFormAfterFirstMessage();
      expect(statusRegion()).toBeEmptyDOMElement();
      expect(field('message')).toHaveValue('');
      expect(screen.getByText(labels.anotherUnsent)).toBeVisible();
    });

    test('does not appear in the form of the other house', async () => {
      const first = await failToSend('The first.');
      first.unmount();
      openForm('villa');
      expect(field('message')).toHaveValue('');
      expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
    });

    test('is sent by itself, and the other stays in the queue', async () => {
      await openFormAfterFirstMessage();
      await typeInto('message', 'The second.');
      await advanceTimersBy(MIN_FILL_TIME_MS);
      await send();
      expect(queuedTexts()).toEqual(['The first.', 'The second.']);
      await sendAgain();
      expect(queuedTexts()).toEqual(['The first.']);
      expect(field('message')).toHaveValue('');
      expect(sentTexts()).toEqual(['The first.', 'The second.', 'The second.']);
    });

    test('is queued when the other is shown in its place', async () => {
      await openFormAfterFirstMessage();
      fireEvent.input(field('message'), { target: { value: 'The third.' } });
      await press(labels.showAnotherUnsent);
      expect(field('message')).toHaveValue('The first.');
      expect(queuedTexts()).toEqual(['The first.', 'The third.']);
    });

    test('can be completed and sent after the other, until the queue is empty', async () => {
      await openFormAfterFirstMessage();
      fireEvent.input(field('message'), { target: { value: 'The third.' } });
      await clearField('email');
      await press(labels.showAnotherUnsent);
      await sendAgain();
      await press(labels.showAnotherUnsent);
      expect(field('message')).toHaveValue('The third.');
      await typeInto('email', GUEST_EMAIL);
      await sendAgain();
      expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
      expect(localStorage).toHaveLength(0);
      expect(sentTexts()).toEqual(['The first.', 'The first.', 'The third.']);
    });
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

  test('is not a draft as well when it is sent again and blocked as spam', async () => {
    await failToSend();
    document.querySelector<HTMLInputElement>('[aria-hidden=true] input')!.value = 'https://pills.example';
    await send();
    expect(errorBanner()).toHaveTextContent(labels.blockedAsSpam);
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
      expect(sentTexts()).toEqual(texts);
      expect(statusRegion()).toHaveTextContent(labels.success);
      expect(localStorage).toHaveLength(0);
    },
  );

  const CHANGED = getEntry('Karibu sana?');

  test.each([
    { does: 'edits', action: () => typeInto('message', ' Two of us.') },
    { does: 'empties', action: () => clearField('message') },
    { does: 'sends', action: sendAgain },
  ])('keeps the change of another tab when the visitor $does it here a moment later', async ({ action }) => {
    await failToSend();
    const key = String(localStorage.key(0));
    // before the storage event arrives
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

  const OTHER_TAB = {
    sends: { stored: null, newValue: 'sent', text: '', statusText: labels.success, isDraft: false },
    changes: {
      stored: CHANGED,
      newValue: CHANGED,
      text: 'Karibu sana?',
      statusText: labels.unsentOnline,
      isDraft: false,
    },
    // a text that is no longer in the queue is a draft
    empties: { stored: null, newValue: null, text: 'Karibu?', statusText: '', isDraft: true },
  };

  test.each([
    { action: 'sends', events: ['storage'] },
    { action: 'changes', events: ['storage'] },
    { action: 'empties', events: ['storage'] },
    { action: 'changes', events: ['pageshow'] },
    { action: 'empties', events: ['pageshow'] },
    // a page from the back/forward cache learns of it late
    { action: 'sends', events: ['pageshow', 'storage'] },
    { action: 'changes', events: ['pageshow', 'storage'] },
  ] as const)('follows another tab that $action it, after the events $events', async ({ action, events }) => {
    const { stored, newValue, text, statusText, isDraft } = OTHER_TAB[action];
    const { unmount } = await failToSend();
    const key = String(localStorage.key(0));
    const oldValue = localStorage.getItem(key);
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, stored);
    for (const name of events)
      act(() => {
        const init = { key, oldValue, newValue };
        window.dispatchEvent(name === 'storage' ? new StorageEvent(name, init) : new Event(name));
        // the time of the earlier banner is over
        if (name === 'storage') jest.advanceTimersByTime(SEND_RESULT_DISPLAY_MS);
      });
    expect(field('message')).toHaveValue(text);
    expect(statusRegion()).toHaveTextContent(statusText || /^$/);
    expect(screen.queryByText(labels.anotherUnsent)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(isDraft ? 1 : 0);
    if (text) expect(mailLink()).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(text)));
    unmount();
    openForm();
    expect(field('message')).toHaveValue(text);
  });

  test.each([
    ['the message as it is now', CHANGED, 'Karibu sana?'],
    ['nothing once a later page has sent it', null, ''],
  ])('is left empty, and after Back has %s', async (_, stored, text) => {
    await failToSend();
    const key = String(localStorage.key(0));
    window.dispatchEvent(new Event('pagehide'));
    expect(field('message')).toHaveValue('');
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, stored);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(field('message')).toHaveValue(text);
    expect(statusRegion()).toHaveTextContent(text ? labels.unsentOnline : /^$/);
    expect(sessionStorage).toHaveLength(0);
  });

  test('after Back has what was begun on a later page that has sent it', async () => {
    await failToSend();
    const key = String(localStorage.key(0));
    window.dispatchEvent(new Event('pagehide'));
    localStorage.removeItem(key);
    saveDraft('boutique', getMessage('Another question.'));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(field('message')).toHaveValue('Another question.');
    expect(loadDraft('boutique')).toEqual(getMessage('Another question.'));
  });
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
    await advanceTimersBy(SEND_LOCK_TIMEOUT_MS - 1);
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
