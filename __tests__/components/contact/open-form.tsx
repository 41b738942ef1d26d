import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm, LEAST_MS } from '@/components/contact/contact-form';

// The form with a service that answers what a test says, on a clock that it drives.

export const post = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

const words = {
  heading: 'Heading',
  text: 'Text',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  success: 'Sent',
  failure: 'Failed',
  refused: 'Refused, send again',
  mailCut: 'Copy the rest',
  mailtoLabel: 'By mail',
  mailSubject: 'Subject',
  addEnquiryLabel: 'Add this',
  offline: 'No network',
  online: 'Network again',
  withoutScript: 'Without script',
};
const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

export function openForm(brand = 'boutique') {
  return render(<ContactForm words={words} service={service} to="house@example.com" brandId={brand} />);
}

export let visitor: UserEvent;

export const field = (label: 'Name' | 'Email' | 'Message') => screen.getByLabelText(label);
export const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
export const status = () => screen.getByRole('status');
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function writeAndSend(message = 'Karibu?') {
  await visitor.type(field('Name'), 'Asha');
  await visitor.type(field('Email'), 'asha@guests.example');
  await visitor.type(field('Message'), message);
  await pass(LEAST_MS);
  await press('Send');
  await pass(0);
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
