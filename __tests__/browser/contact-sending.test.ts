import { BANNER_TIMEOUT_MS } from '@/components/contact/contact-form';
import {
  testMessage,
  emptyMessage,
  field,
  sendButton,
  banner,
  visitContact,
  fillForm,
  fieldValues,
  stillHolds,
  collectPosts,
  CONTACT_BRAND,
} from './support/contact';
import { consoleErrorsOf, expectConsoleError, externalRequestsOf } from './support/visitor';
import { poll, expectVisible } from './support/wait';

const SEND = 'https://api.emailjs.com/api/v1.0/email/send';

const { business, contact } = CONTACT_BRAND;
const { form: words } = contact;

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
  expect(await fieldValues(page)).toEqual(emptyMessage);
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
    await stillHolds(page, emptyMessage);
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
