import type { Page, Request } from 'playwright-core';
import { getBrand } from '@/content';
import { visit, type VisitOptions } from './visitor';
import { poll } from './wait';

export const CONTACT_BRAND = getBrand('beachsuites-villa');
export const PATH = `/${CONTACT_BRAND.id}/contact`;
const words = CONTACT_BRAND.contact.form;

export interface TestMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const testMessage: TestMessage = {
  name: "Asha O’Neill-D'Souza",
  email: 'asha@guests.example',
  message: 'Is there a cot for a one-year-old?\nWe arrive late.',
};
export const emptyMessage: TestMessage = { name: '', email: '', message: '' };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: words.send, exact: true });
export const banner = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Accepts the certificate of the fake e-mail service. */
export const visitContact = (options: VisitOptions = {}) =>
  visit(PATH, { ...options, context: { ignoreHTTPSErrors: true, ...options.context } });

export async function fillForm(page: Page, { name, email, message }: TestMessage): Promise<void> {
  await field(page, words.name).fill(name);
  await field(page, words.email).fill(email);
  await field(page, words.message).fill(message);
}

export async function fieldValues(page: Page): Promise<TestMessage> {
  return {
    name: await field(page, words.name).inputValue(),
    email: await field(page, words.email).inputValue(),
    message: await field(page, words.message).inputValue(),
  };
}

export const stillHolds = (page: Page, expected: TestMessage) =>
  poll(
    () => fieldValues(page),
    (fields) => expect(fields).toEqual(expected),
  );

export const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((element) => element === document.activeElement);

/** Collects POST requests to the e-mail service. */
export function collectPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
