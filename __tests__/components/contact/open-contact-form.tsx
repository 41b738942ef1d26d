// The contact form with a service and a clock that the test controls.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { messageFields, type ContactMessage, type MessageField } from '@/components/contact/contact-message';
import { markResultAsSeen, MIN_FILL_TIME_MS } from '@/components/contact/send-message';
import { localStorageWithMemoryFallback } from '@/components/utils/storage-with-memory-fallback';
import { getUnsentMessagePrefix } from '@/lib/storage-keys';
import { BOUTIQUE } from '../../support/brands';

export interface ServiceResponse {
  readonly ok: boolean;
  readonly status?: number;
}

export const labels = BOUTIQUE.contact.form;
export const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

export const [GUEST_EMAIL, HOTEL_EMAIL] = ['asha@guests.example', 'house@example.com'];

export const openForm = (brand = 'boutique') =>
  render(<ContactForm labels={labels} service={service} to={HOTEL_EMAIL} brandId={brand} />);

export const field = (name: MessageField) => screen.getByRole('textbox', { name: labels[name] });
/** The status of the message. Copying it has a status of its own, as do other parts of a page. */
export const statusRegion = () => screen.getAllByRole('status')[0];
export const errorBanner = () => screen.getByRole('alert');
export const sendingButton = () => screen.getByRole('button', { name: labels.sending });
export const mailLink = () => screen.getByRole('link', { name: labels.mailtoLabel });
export const advanceTimersBy = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The page becomes visible, as after another tab, or with Back. */
export const comeBackToTab = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });

/** The message of one guest. */
export const getMessage = (message: string): ContactMessage => ({
  name: 'Asha',
  email: GUEST_EMAIL,
  message,
});

/** Puts a message into the list as another tab does. Returns the key of its entry. */
export function storeUnsentMessage(message: string, id: string): string {
  const key = `${getUnsentMessagePrefix('boutique')}${id}`;
  localStorage.setItem(key, JSON.stringify({ ...getMessage(message), page: '/joya-boutique/contact' }));
  return key;
}

/** The unsent messages that the browser has stored, the oldest first. */
export const storedUnsentTexts = (): readonly string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(getUnsentMessagePrefix()))
    .sort()
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '').message);

/** The unsent messages above the form. */
export const listedItems = () => screen.queryAllByRole('listitem');

/** The service is cut off before it has answered. */
export const hangUp = () => Promise.reject(new TypeError('Failed to fetch'));

/** As a robot does it. */
export function fillFormInstantly() {
  for (const name of messageFields) fireEvent.input(field(name), { target: { value: GUEST_EMAIL } });
}

/**
 * Gives each test of a file fake timers, empty storage and a service that takes every message. Returns that service and
 * what a visitor does.
 */
export function setUpContactForm() {
  const post = jest.fn<Promise<ServiceResponse>, [string, RequestInit]>();
  let visitor: UserEvent;

  beforeEach(() => {
    jest.useFakeTimers();
    visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    sessionStorage.clear();
    for (const key of localStorageWithMemoryFallback.keys()) localStorageWithMemoryFallback.remove(key);
    markResultAsSeen();
    post.mockResolvedValue({ ok: true });
    Element.prototype.scrollIntoView = jest.fn();
    window.fetch = post as unknown as typeof fetch;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => jest.useRealTimers());

  const typeInto = (name: MessageField, text: string) => visitor.type(field(name), text);
  const clearField = (name: MessageField) => visitor.clear(field(name));
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));

  /** Presses the button and waits for an immediate response. */
  const send = () =>
    act(async () => {
      screen.getByRole('button', { name: labels.send }).click();
      await jest.advanceTimersByTimeAsync(0);
    });

  async function writeAndSend(text = 'Karibu?') {
    const message = getMessage(text);
    for (const name of messageFields) await typeInto(name, message[name]);
    await advanceTimersBy(MIN_FILL_TIME_MS);
    await send();
  }

  /** Sends a message that the service rejects. */
  async function failToSend(text?: string) {
    post.mockResolvedValue({ ok: false });
    const form = openForm();
    await writeAndSend(text);
    return form;
  }

  /** Sends once more, to a service that takes it. */
  async function sendAgain() {
    post.mockResolvedValue({ ok: true });
    await advanceTimersBy(MIN_FILL_TIME_MS);
    await send();
  }

  return { post, typeInto, clearField, press, send, writeAndSend, failToSend, sendAgain };
}
