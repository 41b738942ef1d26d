import {
  banner,
  collectPosts,
  CONTACT_BRAND,
  emptyMessage,
  expectForm,
  field,
  fillForm,
  PATH,
  SEND,
  sendButton,
  test,
  testMessage,
} from './support/contact';
import { expect, visit } from './support/test';

/** How long a banner stays. */
const BANNER_MS = 5000;

const { business, contact } = CONTACT_BRAND;
const { form: words } = contact;

test('CNT-11, CNT-14, CNT-16, NET-03, NET-04, NET-05, NET-08, NET-09, ENT-17, ERR-01: a message arrives as it was written, and the fields are cleared', async ({
  page,
  outside,
  consoleErrors,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  const toService = () => outside.filter((url) => url.includes('emailjs'));
  await fillForm(page, testMessage);
  expect(toService()).toEqual([]);
  const answer = page.waitForResponse(SEND);
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ has: banner(page, words.success) })).toBeVisible();
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
  await expectForm(page, emptyMessage);
  await expect(sendButton(page)).toBeEnabled();
  expect(consoleErrors.all).toEqual([]);
});

test('CNT-12, CNT-15, CNT-16, NET-07, NET-12, ERR-02: any refusal and a cut connection say that it failed, no more, and keep what was written', async ({
  page,
}) => {
  await visit(page, PATH);
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
    await expect(page.getByRole('alert').filter({ has: banner(page, words.failure) })).toBeVisible();
    await expectForm(page, refused);
    await expect(sendButton(page)).toBeEnabled();
    expect(await page.locator('body').innerText()).not.toMatch(
      /Headless|Forbidden|Too Many|Network Error|not found/i,
    );
  }
});

test('NET-07, ERR-02: without a connection the message is kept, and it is sent when the connection is back', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, PATH);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expect(banner(page, words.failure)).toBeVisible();
  await expectForm(page, testMessage);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(banner(page, words.success)).toBeVisible();
});

test('CNT-09, CNT-18: while a message is being sent the button shows it and is disabled', async ({
  page,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  await fillForm(page, { ...testMessage, email: 'never-answers@guests.example' });
  await sendButton(page).dblclick();
  const sending = page.getByRole('button', { name: words.sending, exact: true });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await field(page, words.name).press('Enter');
  await field(page, words.email).press('Enter');
  await expect.poll(() => posts.length).toBe(1);
});

test('CNT-08: 20,000 characters, emoji, right-to-left text and apostrophes arrive whole, and so does one letter', async ({
  page,
}) => {
  await visit(page, PATH);
  const line = 'Ni pwani nzuri 🌊🐚 — مرحبا بكم في زنجبار, it’s "lovely" & <b>calm</b>\n';
  for (const [name, message] of [
    ["محمد O'Hara 👩‍👧", line.repeat(400).slice(0, 20_000)],
    ['A', '?'],
  ] as const) {
    await fillForm(page, { ...testMessage, name, message });
    const answer = page.waitForResponse(SEND);
    await sendButton(page).click();
    expect((await (await answer).json()).template_params).toMatchObject({ from_name: name, message });
    await expectForm(page, emptyMessage);
  }
});

test('ODD-44: after a failure the same message can leave by the visitor’s own e-mail, with later changes too', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-01T12:00:00+03:00' });
  await visit(page, PATH);
  const refused = { ...testMessage, email: 'answers-403@guests.example' };
  await fillForm(page, refused);
  await page.clock.pauseAt('2026-03-01T13:00:00+03:00');
  await sendButton(page).click();
  await expect(banner(page, words.failure)).toBeVisible();
  const mail = page.getByRole('link', { name: words.mailtoLabel, exact: true });
  const mailtoBody = async () => decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(await mailtoBody()).toContain(`mailto:${business.email}?`);
  expect(await mailtoBody()).toContain(refused.message.replaceAll('\n', '\r\n'));
  expect(await mailtoBody()).toContain(refused.name);

  await field(page, words.message).fill('Two cots, please + towels');
  expect(await mailtoBody()).toContain('Two cots, please + towels');
  await page.clock.runFor(BANNER_MS);
  await expect(banner(page, words.failure)).toHaveCount(0);
  await expect(mail).toBeVisible();

  await field(page, words.email).fill(testMessage.email);
  await sendButton(page).click();
  await expect(banner(page, words.success)).toBeVisible();
  await expect(mail).toHaveCount(0);
});
