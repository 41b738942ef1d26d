import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import {
  markResultAsSeen,
  MIN_FILL_TIME_MS,
  SEND_LOCK_TIMEOUT_MS,
  SEND_RESULT_DISPLAY_MS,
} from '@/components/contact/send-message';
import { getUnsentMessagePrefix, LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  GUEST_EMAIL,
  HOTEL_EMAIL,
  advanceTimersBy,
  comeBackToTab,
  errorBanner,
  field,
  getMessage,
  hangUp,
  labels,
  listedItems,
  mailLink,
  openForm,
  sendingButton,
  service,
  setUpContactForm,
  statusRegion,
  storedUnsentTexts,
  storeUnsentMessage,
} from './open-contact-form';

// What the browser keeps of messages, and what other tabs do with it.

const { post, typeInto, clearField, press, send, writeAndSend, failToSend, sendAgain } = setUpContactForm();

/** The messages of all requests, in order. */
const sentTexts = (): readonly string[] =>
  post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).template_params.message);

const getItem = (text: string) => listedItems().find((item) => within(item).queryByText(text))!;
const pressOn = (item: HTMLElement, name: string) =>
  act(async () => within(item).getByRole('button', { name }).click());

/** Two tabs of one browser, each with its own form. */
function openTwoTabs() {
  const [first, second] = [openForm(), openForm()];
  return [within(first.container), within(second.container)] as const;
}

const messageIn = (tab: ReturnType<typeof within>) => tab.getByRole('textbox', { name: labels.message });

/** Types as after a pause: the text of each key has an id of its own. */
const write = (tab: ReturnType<typeof within>, value: string) =>
  fireEvent.input(messageIn(tab), { target: { value } });

const sendFrom = (tab: ReturnType<typeof within>) =>
  act(async () => {
    fireEvent.submit(tab.getByRole('form'));
    await jest.advanceTimersByTimeAsync(MIN_FILL_TIME_MS);
  });

function storeDraft(text: string, id = '1') {
  const draft = { ...getMessage(text), id };
  localStorage.setItem(`${LOCAL_STORAGE_KEYS.contactDraft}:boutique`, JSON.stringify(draft));
}

describe('a draft', () => {
  test('is there when the form is opened again, for its house alone, until it is emptied', async () => {
    const first = openForm();
    await typeInto('message', 'A cot?');
    first.unmount();
    const villa = openForm('villa');
    expect(field('message')).toHaveValue('');
    villa.unmount();
    const second = openForm();
    expect(field('message')).toHaveValue('A cot?');
    await clearField('message');
    second.unmount();
    expect(localStorage).toHaveLength(0);
  });

  test('is added to what was typed before the form was ready', () => {
    storeDraft('A cot?');
    const form = <ContactForm labels={labels} service={service} to={HOTEL_EMAIL} brandId="boutique" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    fireEvent.input(field('message'), { target: { value: 'Karibu' } });
    fireEvent.input(field('name'), { target: { value: 'Asha O' } });
    render(form, { container, hydrate: true });
    expect(field('name')).toHaveValue('Asha O');
    expect(field('email')).toHaveValue(GUEST_EMAIL);
    expect(field('message')).toHaveValue('A cot?\n\nKaribu');
  });

  test.each(['{', 'null', '{"message":"x"}'])('is none where the storage has %s', (stored) => {
    localStorage.setItem(`${LOCAL_STORAGE_KEYS.contactDraft}:boutique`, stored);
    openForm();
    expect(field('message')).toHaveValue('');
  });

  test('of another tab comes into an empty form only; the last one written is kept', async () => {
    const [first, second] = openTwoTabs();
    write(first, 'The first.');
    await comeBackToTab();
    expect(messageIn(second)).toHaveValue('The first.');
    write(second, 'The second.');
    await comeBackToTab();
    expect(messageIn(first)).toHaveValue('The first.');
    openForm();
    expect(screen.getAllByRole('textbox', { name: labels.message }).at(-1)).toHaveValue('The second.');
  });

  test.each(['comes back', 'does not come back'])(
    'that two tabs show is sent once, where the visitor %s to the second before sending there',
    async (way) => {
      storeDraft('Karibu?');
      const [first, second] = openTwoTabs();
      await sendFrom(first);
      if (way === 'comes back') await comeBackToTab();
      else await sendFrom(second);
      expect(sentTexts()).toEqual(['Karibu?']);
      expect(messageIn(second)).toHaveValue('');
      expect(second.getByText(labels.success)).toBeVisible();
      expect(storedUnsentTexts()).toEqual([]);
    },
  );

  test('that was changed in a second tab is sent from there too', async () => {
    storeDraft('Karibu?');
    const [first, second] = openTwoTabs();
    write(second, 'Karibu sana?');
    await sendFrom(first);
    await comeBackToTab();
    expect(messageIn(second)).toHaveValue('Karibu sana?');
    await sendFrom(second);
    expect(sentTexts()).toEqual(['Karibu?', 'Karibu sana?']);
  });
});

describe('the sentence of a link', () => {
  const follow = (sentence: string) => sessionStorage.setItem(SESSION_STORAGE_KEYS.enquiry, sentence);

  test('begins an empty message and is offered to a begun one', async () => {
    follow('About the dhow.');
    const first = openForm();
    expect(field('message')).toHaveValue('About the dhow.\n\n');
    await typeInto('name', 'Asha');
    first.unmount();
    const second = openForm();
    expect(field('message')).toHaveValue('');
    expect(field('name')).toHaveValue('Asha');
    await typeInto('message', 'Karibu?');
    second.unmount();
    follow('About the suite.');
    openForm();
    await press(labels.addEnquiryLabel);
    expect(field('message')).toHaveValue('About the suite.\n\nKaribu?');
    expect(screen.queryByRole('button', { name: labels.addEnquiryLabel })).not.toBeInTheDocument();
  });

  test('in two tabs that show one draft makes two messages', async () => {
    storeDraft('');
    const tabs = ['About the dhow.', 'About the spices.'].map((sentence) => {
      follow(sentence);
      return within(openForm().container);
    });
    for (const tab of tabs) {
      await sendFrom(tab);
      await comeBackToTab();
    }
    expect(sentTexts()).toEqual(['About the dhow.\n\n', 'About the spices.\n\n']);
  });
});

describe('a message that could not be sent', () => {
  test.each([
    ['rejects', async () => ({ ok: false, status: 429 }), labels.listedUnsent],
    ['hangs up', hangUp, labels.listedMayHaveArrived],
    // the tab is closed, and the form opened in another
    ['does not answer', () => new Promise<never>(() => {}), labels.listedMayHaveArrived],
  ])('is above the form of a later tab where the service %s, until it is sent', async (_, answer, text) => {
    post.mockImplementation(answer);
    const { unmount } = openForm();
    await writeAndSend();
    unmount();
    // the memory of the tab goes with it
    markResultAsSeen();
    storeUnsentMessage('Older.', '0');
    openForm();
    expect(field('message')).toHaveValue('');
    const item = getItem('Karibu?');
    expect(item).toHaveTextContent(text);
    await pressOn(item, labels.putIntoForm);
    expect(field('message')).toHaveFocus();
    expect(field('message')).toHaveValue('Karibu?');
    expect(listedItems()).toHaveLength(1);
    expect(mailLink()).toHaveAttribute('href', expect.stringContaining('Karibu'));
    await sendAgain();
    expect(statusRegion()).toHaveTextContent(labels.success);
    expect(storedUnsentTexts()).toEqual(['Older.']);
    await pressOn(getItem('Older.'), labels.deleteUnsent);
    expect(screen.getByRole('form')).toHaveFocus();
    expect(listedItems()).toEqual([]);
    expect(storedUnsentTexts()).toEqual([]);
  });

  test('is not above the form of the other house', async () => {
    storeUnsentMessage('Karibu?', '1');
    openForm('villa');
    expect(listedItems()).toEqual([]);
  });

  test('may have arrived where an attempt had no answer, although the next one is refused', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await failToSend();
    await typeInto('message', ' A cot?');
    await send();
    expect(post).toHaveBeenCalledTimes(2);
    expect(statusRegion()?.textContent).toBe(labels.mayHaveArrived);
  });

  test('is replaced by its edited version, which is a draft until it is sent', async () => {
    const { unmount } = await failToSend();
    await typeInto('message', ' Two of us.');
    expect(statusRegion()?.textContent).toBe(labels.unsentOnline);
    unmount();
    openForm();
    expect(field('message')).toHaveValue('Karibu? Two of us.');
    expect(listedItems()).toEqual([]);
    expect(storedUnsentTexts()).toEqual(['Karibu?']);
    await send();
    expect(storedUnsentTexts()).toEqual(['Karibu? Two of us.']);
    await sendAgain();
    expect(storedUnsentTexts()).toEqual([]);
  });

  test('is above the form when it was emptied there', async () => {
    await failToSend();
    await clearField('message');
    expect(statusRegion()).toBeEmptyDOMElement();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(getItem('Karibu?')).toBeVisible();
    await typeInto('message', 'Another.');
    await sendAgain();
    expect(storedUnsentTexts()).toEqual(['Karibu?']);
  });

  test('changes places with a text that is in the form', async () => {
    storeUnsentMessage('The first.', '1');
    openForm();
    await typeInto('message', 'Begun.');
    await pressOn(getItem('The first.'), labels.putIntoForm);
    expect(field('message')).toHaveValue('The first.');
    await pressOn(getItem('Begun.'), labels.putIntoForm);
    expect(field('message')).toHaveValue('Begun.');
    expect(getItem('The first.')).toBeVisible();
    expect(storedUnsentTexts()).toEqual(['The first.', 'Begun.']);
  });

  test.each([
    ['sent', labels.success],
    ['deleted', ''],
  ])('that another tab has %s meanwhile is not in the form either', async (what, status) => {
    await failToSend();
    await advanceTimersBy(SEND_RESULT_DISPLAY_MS);
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith(getUnsentMessagePrefix()));
    localStorage.removeItem(key);
    if (what === 'sent') localStorage.setItem(LOCAL_STORAGE_KEYS.sentMessages, `0 ${key.split(':')[2]}`);
    await comeBackToTab();
    expect(field('message')).toHaveValue('');
    expect(statusRegion()?.textContent).toBe(status);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is in memory where the browser stores nothing, and is not said to be kept', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
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
    await sendAgain();
    expect(statusRegion()).toHaveTextContent(labels.success);
    expect(listedItems()).toEqual([]);
  });

  test('is not said to be kept where another tab has replaced the draft of its edited version', async () => {
    await failToSend();
    await typeInto('message', ' Two of us.');
    expect(errorBanner()).not.toHaveTextContent(labels.notKept);
    storeDraft('Another text.', '2');
    await comeBackToTab();
    expect(errorBanner()).toHaveTextContent(labels.notKept);
    expect(statusRegion()).toBeEmptyDOMElement();
  });

  test('is not said to be kept where its edited version no longer fits', async () => {
    await failToSend();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await typeInto('message', ' Two of us.');
    expect(errorBanner()).toHaveTextContent(labels.notKept);
    expect(statusRegion()).toBeEmptyDOMElement();
    await send();
    expect(errorBanner()).toHaveTextContent(labels.notKept);
    // what was stored stays
    expect(storedUnsentTexts()).toEqual(['Karibu?']);
  });
});

describe('the lock of the tab that sends', () => {
  const withLocks = (request: jest.Mock) =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is waited for, but not for ever', async () => {
    withLocks(
      jest.fn(
        (_, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
      ),
    );
    openForm();
    await writeAndSend();
    await advanceTimersBy(SEND_LOCK_TIMEOUT_MS - 1);
    expect(sendingButton()).toBeDisabled();
    await advanceTimersBy(1);
    expect(errorBanner()).toHaveTextContent(labels.failure);
    expect(statusRegion()?.textContent).toBe(labels.unsentOnline);
    expect(post).not.toHaveBeenCalled();
  });

  test('is not asked for where the browser refuses storage: the message is sent', async () => {
    const request = jest.fn(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
    withLocks(request);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    openForm();
    await writeAndSend();
    expect(request).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledTimes(1);
    expect(statusRegion()).toHaveTextContent(labels.success);
  });
});
