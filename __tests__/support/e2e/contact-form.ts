import { VILLA } from '../brands';
import { expect, test as base, type Page, type Request } from './fixtures';

export const CONTACT_TEST_BRAND = VILLA;
export const CONTACT_PATH = CONTACT_TEST_BRAND.pages.contact.href;
export const EMAILJS_SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send';
const labels = CONTACT_TEST_BRAND.contact.form;

/** Fulfills the requests to the e-mail service while there is a network: a route would fulfill them without one too. */
export async function fulfillEmailRequests(page: Page): Promise<void> {
  await page.route(EMAILJS_SEND_URL, async (route) => {
    const isOnline = await route
      .request()
      .frame()
      .evaluate(() => navigator.onLine);
    return isOnline ? route.fulfill() : route.abort('internetdisconnected');
  });
}

export const test = base.extend({
  page: async ({ page }, use) => {
    await fulfillEmailRequests(page);
    await use(page);
  },
});

export const testMessage = {
  name: "Asha O’Neill-D'Souza",
  email: 'asha@guests.example',
  message: 'Ni pwani nzuri 🌊🐚 مرحبا\nIs there a <b>cot</b> & "towels"?',
};
export const emptyMessage = { name: '', email: '', message: '' };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: labels.send, exact: true });
export const statusMessage = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Puts the first of the messages above the form into it. */
export const putIntoForm = (page: Page) =>
  page.getByRole('button', { name: labels.putIntoForm, exact: true }).first().click();

/** Advances the clock by the time that writing takes: the form delays a message that is filled in faster, as by a robot. */
export const simulateWritingTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });

export async function fillForm(page: Page, { name, email, message }: typeof testMessage): Promise<void> {
  await field(page, labels.name).fill(name);
  await field(page, labels.email).fill(email);
  await field(page, labels.message).fill(message);
  await simulateWritingTime(page);
}

export async function expectForm(page: Page, { name, email, message }: typeof testMessage): Promise<void> {
  await expect(field(page, labels.name)).toHaveValue(name);
  await expect(field(page, labels.email)).toHaveValue(email);
  await expect(field(page, labels.message)).toHaveValue(message);
}

/** Collects POST requests to the e-mail service. */
export function collectPostRequests(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
