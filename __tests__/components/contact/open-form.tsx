import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm, LEAST_MS } from '@/components/contact/contact-form';

// The form with a service that answers what a test says, on a clock that it drives.

export const post = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

export const words = {
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
export const service = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

export function openForm(brand = 'boutique') {
  return render(<ContactForm words={words} service={service} to="house@example.com" brandId={brand} />);
}

export async function writeAndSend() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@guests.example');
  await user.type(screen.getByLabelText('Message'), 'Karibu?');
  await pass(LEAST_MS);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  post.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  window.fetch = post as unknown as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
