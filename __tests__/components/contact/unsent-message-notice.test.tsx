import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { LazyUnsentMessageNotice } from '@/components/contact/lazy-unsent-message-notice';
import { MIN_FILL_TIME_MS, SEND_RESULT_DISPLAY_MS } from '@/components/contact/send-message';
import { getUnsentMessagePrefix } from '@/lib/storage-keys';
import { BOUTIQUE } from '../../support/brands';
import {
  comeBackToTab,
  fillFormInstantly,
  openForm,
  advanceTimersBy,
  setUpContactForm,
  statusRegion,
  storedUnsentTexts,
  storeUnsentMessage,
  type ServiceResponse,
} from './open-contact-form';

// The visitor leaves the contact page before the response arrives.

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const { post, press, writeAndSend } = setUpContactForm();

const { unsentMessage: notice, closeNotice } = BOUTIQUE.labels;

const CONTACT = '/joya-boutique/contact';
const ELSEWHERE = '/joya-boutique/room';
const mockPathname = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
let respond: (value: ServiceResponse) => void = () => {};

const awaitNextRequest = () => post.mockReturnValue(new Promise((resolve) => (respond = resolve)));

beforeEach(() => {
  window.history.replaceState(null, '', CONTACT);
  awaitNextRequest();
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Opens a page; returns how to go on to another one of the same house. */
async function open(path: string) {
  const createNotice = () => <LazyUnsentMessageNotice labels={notice} closeLabel={closeNotice} />;
  mockPathname(path);
  const { rerender } = render(createNotice());
  await advanceTimersBy(0);
  return async function goTo(nextPath: string) {
    mockPathname(nextPath);
    rerender(createNotice());
    await advanceTimersBy(0);
  };
}

async function sendAndLeave(path: string, result: ServiceResponse) {
  const { unmount } = openForm();
  await writeAndSend();
  unmount();
  respond(result);
  await advanceTimersBy(0);
  return open(path);
}

test('a failure is shown on any page but that of the form, with a way back to the message, until it is closed', async () => {
  const goTo = await sendAndLeave('/joya-boutique/it/room', { ok: false, status: 500 });
  for (const path of [CONTACT, '/joya-boutique/it/contact', `${CONTACT}/`]) {
    await goTo(path);
    expect(statusRegion()).toBeEmptyDOMElement();
  }
  for (const path of ['/beachsuites-villa', '/', ELSEWHERE]) {
    await goTo(path);
    expect(statusRegion()).toHaveTextContent(notice.text);
    expect(screen.getByRole('link', { name: notice.open })).toHaveAttribute('href', CONTACT);
  }
  await press(closeNotice);
  expect(statusRegion()).toBeEmptyDOMElement();
  expect(storedUnsentTexts()).toEqual(['Karibu?']);
});

test('a message without an answer is said to have arrived perhaps', async () => {
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  await sendAndLeave(ELSEWHERE, { ok: false });
  expect(statusRegion()).toHaveTextContent(notice.mayHaveArrived);
  expect(statusRegion()).not.toHaveTextContent(notice.text);
});

test('nothing is shown while a message is being sent, also in a browser without locks', async () => {
  const { unmount } = openForm();
  fillFormInstantly();
  fireEvent.submit(screen.getByRole('form'));
  unmount();
  await open(ELSEWHERE);
  expect(statusRegion()).toBeEmptyDOMElement();
  await advanceTimersBy(MIN_FILL_TIME_MS);
  expect(post).toHaveBeenCalledTimes(1);
  expect(statusRegion()).toBeEmptyDOMElement();
  respond({ ok: true });
  await advanceTimersBy(0);
  expect(statusRegion()).toHaveTextContent(notice.sent);
  await advanceTimersBy(SEND_RESULT_DISPLAY_MS);
  expect(statusRegion()).toBeEmptyDOMElement();
});

test.each([
  ['another tab has sent or deleted the message', () => comeBackToTab()],
  ['the privacy page has deleted it', () => act(async () => void window.dispatchEvent(new Event('storage')))],
])('the notice goes once %s, and comes back for the next message', async (_, change) => {
  const key = storeUnsentMessage('The first.', '1');
  await open(ELSEWHERE);
  expect(statusRegion()).toHaveTextContent(notice.text);
  localStorage.removeItem(key);
  await change();
  expect(statusRegion()).toBeEmptyDOMElement();
  storeUnsentMessage('The second.', '2');
  await comeBackToTab();
  await press(closeNotice);
  expect(statusRegion()).toBeEmptyDOMElement();
  storeUnsentMessage('The third.', '3');
  await comeBackToTab();
  expect(statusRegion()).toHaveTextContent(notice.text);
});

const MESSAGE = '"name":"Asha","email":"","message":"Karibu?"';

test.each(['7', 'x', `{${MESSAGE}}`, `{${MESSAGE},"page":"/\\t/evil/contact"}`])(
  '%s in the storage is not a message',
  async (text) => {
    localStorage.setItem(`${getUnsentMessagePrefix('boutique')}0`, text);
    await open(ELSEWHERE);
    expect(statusRegion()).toBeEmptyDOMElement();
  },
);
