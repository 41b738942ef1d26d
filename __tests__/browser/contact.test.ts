import type { Page, Request } from 'playwright-core';
import { BANNER_TIMEOUT_MS } from '@/components/contact/contact-form';
import { getBrand } from '@/content';
import {
  consoleErrorsOf,
  poll,
  expectConsoleError,
  goTo,
  externalRequestsOf,
  expectVisible,
  visit,
  type VisitOptions,
} from './support/visitor';

const SEND = 'https://api.emailjs.com/api/v1.0/email/send';

const { id, contact, business } = getBrand('beachsuites-villa');
const { form: words, map, sampleForm, callToAction } = contact;
const PATH = `/${id}/contact`;

interface TestMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const testMessage: TestMessage = {
  name: "Asha O’Neill-D'Souza",
  email: 'asha@guests.example',
  message: 'Is there a cot for a one-year-old?\nWe arrive late.',
};
const noPosts: TestMessage = { name: '', email: '', message: '' };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: words.send, exact: true });
const banner = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Accepts the certificate of the fake e-mail service. */
const visitContact = (options: VisitOptions = {}) =>
  visit(PATH, { ...options, context: { ignoreHTTPSErrors: true, ...options.context } });

async function fillForm(page: Page, { name, email, message }: TestMessage): Promise<void> {
  await field(page, words.name).fill(name);
  await field(page, words.email).fill(email);
  await field(page, words.message).fill(message);
}

async function fieldValues(page: Page): Promise<TestMessage> {
  return {
    name: await field(page, words.name).inputValue(),
    email: await field(page, words.email).inputValue(),
    message: await field(page, words.message).inputValue(),
  };
}

const stillHolds = (page: Page, expected: TestMessage) =>
  poll(
    () => fieldValues(page),
    (fields) => expect(fields).toEqual(expected),
  );

const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((element) => element === document.activeElement);

/** Collects POST requests to the e-mail service. */
function collectPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

test('CNT-11, CNT-14, CNT-16, NET-03, NET-04, NET-05, NET-08, NET-09, ENT-17, ERR-01: a message arrives as it was written, and the fields are cleared', async () => {
  const page = await visitContact();
  const posts = collectPosts(page);
  const toService = () => externalRequestsOf(page).filter((url) => url.includes('emailjs'));
  await fillForm(page, testMessage);
  expect(toService()).toEqual([]);
  const answer = page.waitForResponse(SEND);
  await sendButton(page).click();
  await expectVisible(page.getByRole('status').filter({ has: banner(page, words.success) }));
  expect(await (await answer).json()).toEqual({
    lib_version: expect.stringMatching(/./),
    user_id: expect.stringMatching(/./),
    service_id: expect.stringMatching(/./),
    template_id: expect.stringMatching(/./),
    template_params: {
      from_name: testMessage.name,
      from_email: testMessage.email,
      message: testMessage.message,
      to_email: business.email,
    },
  });
  expect(posts.map((post) => post.url())).toEqual([SEND]);
  expect(posts[0]?.headers()['content-type']).toContain('application/json');
  expect(new Set(toService())).toEqual(new Set([SEND]));
  expect(await fieldValues(page)).toEqual(noPosts);
  expect(await sendButton(page).isEnabled()).toBe(true);
  expect(consoleErrorsOf(page)).toEqual([]);
});

test('CNT-12, CNT-15, CNT-16, NET-07, NET-12, ERR-02: any refusal and a cut connection say that it failed, no more, and keep what was written', async () => {
  const page = await visitContact();
  for (const sender of [
    'answers-400',
    'answers-403',
    'answers-429',
    'answers-451',
    'answers-500',
    'hangs-up',
  ]) {
    const refused = { ...testMessage, email: `${sender}@guests.example` };
    await fillForm(page, refused);
    const ended = Promise.race([page.waitForEvent('requestfailed'), page.waitForResponse(SEND)]);
    await sendButton(page).click();
    await ended;
    await expectVisible(page.getByRole('alert').filter({ has: banner(page, words.failure) }));
    expect(await fieldValues(page)).toEqual(refused);
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(await page.locator('body').innerText()).not.toMatch(
      /Headless|Forbidden|Too Many|Network Error|not found/i,
    );
  }
});

test('NET-07, ERR-02: without a connection the message is kept, and it is sent when the connection is back', async () => {
  const page = await visitContact();
  expectConsoleError(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expectVisible(banner(page, words.failure));
  expect(await fieldValues(page)).toEqual(testMessage);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expectVisible(banner(page, words.success));
});

test('CNT-09, CNT-18: while a message is on its way the button says so and cannot be pressed again', async () => {
  const page = await visitContact();
  const posts = collectPosts(page);
  await fillForm(page, { ...testMessage, email: 'never-answers@guests.example' });
  await sendButton(page).dblclick();
  const sending = page.getByRole('button', { name: words.sending, exact: true });
  await expectVisible(sending);
  expect(await sending.isDisabled()).toBe(true);
  await field(page, words.name).press('Enter');
  await field(page, words.email).press('Enter');
  await poll(
    () => posts.length,
    (count) => expect(count).toBe(1),
  );
});

test('CNT-08: 20,000 characters, emoji, right-to-left text and apostrophes arrive whole, and so does one letter', async () => {
  const page = await visitContact();
  const line = 'Ni pwani nzuri 🌊🐚 — مرحبا بكم في زنجبار, it’s "lovely" & <b>calm</b>\n';
  for (const [name, message] of [
    ["محمد O'Hara 👩‍👧", line.repeat(400).slice(0, 20_000)],
    ['A', '?'],
  ] as const) {
    await fillForm(page, { ...testMessage, name, message });
    const answer = page.waitForResponse(SEND);
    await sendButton(page).click();
    expect((await (await answer).json()).template_params).toMatchObject({ from_name: name, message });
    await stillHolds(page, noPosts);
  }
});

test('ODD-44: after a failure the same message can leave by the visitor’s own e-mail, with later changes too', async () => {
  const page = await visitContact({ clock: '2026-03-01T12:00:00+03:00' });
  const refused = { ...testMessage, email: 'answers-403@guests.example' };
  await fillForm(page, refused);
  await page.clock.pauseAt('2026-03-01T13:00:00+03:00');
  await sendButton(page).click();
  await expectVisible(banner(page, words.failure));
  const mail = page.getByRole('link', { name: words.mailtoLabel, exact: true });
  const mailtoBody = async () => decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(await mailtoBody()).toContain(`mailto:${business.email}?`);
  expect(await mailtoBody()).toContain(refused.message.replaceAll('\n', '\r\n'));
  expect(await mailtoBody()).toContain(refused.name);

  await field(page, words.message).fill('Two cots, please + towels');
  expect(await mailtoBody()).toContain('Two cots, please + towels');
  await page.clock.runFor(BANNER_TIMEOUT_MS);
  expect(await banner(page, words.failure).count()).toBe(0);
  await expectVisible(mail);

  await field(page, words.email).fill(testMessage.email);
  await sendButton(page).click();
  await expectVisible(banner(page, words.success));
  expect(await mail.count()).toBe(0);
});

test('CNT-15: what was typed survives leaving the page and a reload, and is forgotten once it was sent', async () => {
  const page = await visitContact();
  await fillForm(page, testMessage);
  const { href } = callToAction.links[0]!;
  await page.getByRole('main').locator(`a[href="${href}"]`).click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await stillHolds(page, testMessage);
  await goTo(page, PATH);
  await stillHolds(page, testMessage);

  await sendButton(page).click();
  await expectVisible(banner(page, words.success));
  await goTo(page, PATH);
  await field(page, words.name).focus();
  expect(await fieldValues(page)).toEqual(noPosts);
});

test('CNT-15: with blocked storage a message is sent all the same', async () => {
  const page = await visitContact({
    prepare: (context) =>
      context.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            configurable: true,
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          });
        }
      }),
  });
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expectVisible(banner(page, words.success));
});

test('CNT-06, CNT-07, CNT-16: by keyboard alone nothing is sent while a field is missing or the address is none; then the form is sent and answered', async () => {
  const page = await visitContact();
  const posts = collectPosts(page);
  await sendButton(page).press('Enter');
  expect(await isFocused(page, words.name)).toBe(true);
  const typed = { name: 'Asha', email: 'abc', message: 'Karibu?' };
  await page.keyboard.type(typed.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await isFocused(page, words.email)).toBe(true);
  expect(await fieldValues(page)).toEqual(typed);
  expect(posts).toEqual([]);

  await page.keyboard.press('Control+A');
  await page.keyboard.type(testMessage.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectVisible(banner(page, words.success));
  await poll(
    () => sendButton(page).evaluate((button) => button === document.activeElement),
    (focused) => expect(focused).toBe(true),
  );
});

test('CNT-19, CNT-20, ODD-42, ODD-43: the sample form does nothing', async () => {
  const page = await visitContact();
  const sample = page.getByRole('form', { name: sampleForm.heading });
  const subject = sample.getByLabel(sampleForm.subject);
  const details = sample.getByLabel(sampleForm.details);
  await subject.selectOption({ index: 2 });
  await details.fill('Anything');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await sample.getByRole('button').click();
  await sample.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await details.press('Control+Enter');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(requests.filter((url) => !url.startsWith(map.embedUrl))).toEqual([]);
  expect(await details.inputValue()).toBe('Anything');
  expect(await subject.inputValue()).toBe(sampleForm.subjects[2]);
  for (const text of [words.success, words.failure]) expect(await banner(page, text).count()).toBe(0);
});

test('CNT-05: on a phone the map is fetched when the visitor comes near', async () => {
  const page = await visitContact({ viewport: 'phone', touch: true });
  expect(externalRequestsOf(page)).toEqual([]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await poll(
    () => externalRequestsOf(page),
    (urls) => expect(urls).toContain(map.embedUrl),
  );
});
