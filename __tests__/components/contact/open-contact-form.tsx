// The form has a service that answers what a test says, on a clock that it drives.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { MIN_FILL_TIME_MS } from '@/components/contact/send-message';
import { BOUTIQUE } from '../../support/brands';

export interface Answer {
  readonly ok: boolean;
  readonly status?: number;
}

export const post = jest.fn<Promise<Answer>, [string, RequestInit]>();

export const labels = BOUTIQUE.contact.form;
export const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

export const [EMAIL, HOUSE] = ['asha@guests.example', 'house@example.com'];

export const openForm = (brand = 'boutique') =>
  render(<ContactForm labels={labels} service={service} to={HOUSE} brandId={brand} />);

export let visitor: UserEvent;

export const field = (name: 'name' | 'email' | 'message') =>
  screen.getByRole('textbox', { name: labels[name] });
export const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
/** What is said of the message. Copying it has a status of its own, as do other parts of a page. */
export const status = () => screen.getAllByRole('status')[0];
export const alert = () => screen.getByRole('alert');
export const sendingButton = () => screen.getByRole('button', { name: labels.sending });
export const mailLink = () => screen.getByRole('link', { name: labels.mailtoLabel });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Presses the button and waits for an answer that comes at once. */
export async function send() {
  await press(labels.send);
  await pass(0);
}

export async function writeAndSend(message = 'Karibu?') {
  await visitor.type(field('name'), 'Asha');
  await visitor.type(field('email'), EMAIL);
  await visitor.type(field('message'), message);
  await pass(MIN_FILL_TIME_MS);
  await send();
}

/** Sends a message that the service refuses. */
export async function failToSend(message?: string) {
  post.mockResolvedValue({ ok: false });
  const form = openForm();
  await writeAndSend(message);
  return form;
}

/** Sends once more, to a service that takes it. */
export async function sendAgain() {
  post.mockResolvedValue({ ok: true });
  await pass(MIN_FILL_TIME_MS);
  await send();
}

/** As a program does it. */
export function fillAtOnce() {
  for (const part of ['name', 'email', 'message'] as const)
    fireEvent.input(field(part), { target: { value: EMAIL } });
}

export const entryOf = (message: string) =>
  JSON.stringify({ name: 'Asha', email: EMAIL, message, page: '/joya-boutique/contact' });

let queuedCount = 0;

/** Puts a message into the queue as another tab does. Returns the key of its entry. */
export function queueMessage(message: string, id = String((queuedCount += 1))): string {
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

export const isQueued = (text: string) =>
  Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes(text));
