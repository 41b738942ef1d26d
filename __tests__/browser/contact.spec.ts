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
import { expect, PHONE, visit } from './support/test';

/** How long a banner stays. */
const BANNER_MS = 5000;

const { business, contact, href: home } = CONTACT_BRAND;
const { form: words, map, callToAction } = contact;

test('CNT-08, CNT-11, CNT-14, CNT-16, NET-03, NET-04, NET-05, NET-08, NET-09, ENT-17, ERR-01: a message arrives as it was written, and the fields are cleared', async ({
  page,
  outside,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  const toService = () => outside.filter((url) => url.includes('emailjs'));
  await fillForm(page, testMessage);
  expect(toService()).toEqual([]);
  const answer = page.waitForResponse(SEND);
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ has: banner(page, words.success) })).toBeVisible();
  const { template_params: sent, ...account } = await (await answer).json();
  expect(sent).toEqual({
    from_name: testMessage.name,
    from_email: testMessage.email,
    message: testMessage.message,
    to_email: business.email,
  });
  expect(Object.keys(account).sort()).toEqual(['lib_version', 'service_id', 'template_id', 'user_id']);
  expect(posts.map((post) => post.url())).toEqual([SEND]);
  expect(new Set(toService())).toEqual(new Set([SEND]));
  await expectForm(page, emptyMessage);
  await expect(sendButton(page)).toBeEnabled();
});

for (const sender of ['answers-429', 'answers-500', 'hangs-up']) {
  test(`CNT-12, CNT-15, CNT-16, NET-07, NET-12, ERR-02: a service that ${sender} makes the form say that it failed, no more, and keep what was written`, async ({
    page,
  }) => {
    const refused = { ...testMessage, email: `${sender}@guests.example` };
    await visit(page, PATH);
    await fillForm(page, refused);
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ has: banner(page, words.failure) })).toBeVisible();
    await expectForm(page, refused);
    await expect(sendButton(page)).toBeEnabled();
    expect(await page.locator('body').innerText()).not.toMatch(/Forbidden|Too Many|Network Error|not found/i);
  });
}

test('CNT-09, CNT-18: while a message is being sent the button shows it, and it is sent once', async ({
  page,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  await fillForm(page, { ...testMessage, email: 'never-answers@guests.example' });
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: words.sending, exact: true })).toBeDisabled();
  await field(page, words.name).press('Enter');
  await expect.poll(() => posts.length).toBe(1);
});

test('ODD-44: after a failure the same message can leave by the visitor’s own e-mail, with later changes too', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-01T12:00:00+03:00' });
  await visit(page, PATH);
  await fillForm(page, { ...testMessage, email: 'answers-403@guests.example' });
  await page.clock.pauseAt('2026-03-01T13:00:00+03:00');
  await sendButton(page).click();
  // the message leaves from a timer
  await page.clock.runFor(1);
  await expect(banner(page, words.failure)).toBeVisible();
  const mail = page.getByRole('link', { name: words.mailtoLabel, exact: true });
  await field(page, words.message).fill('Two cots, please + towels');
  const address = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  for (const part of [`mailto:${business.email}?`, testMessage.name, 'Two cots, please + towels'])
    expect(address).toContain(part);
  await page.clock.runFor(BANNER_MS);
  await expect(banner(page, words.failure)).toHaveCount(0);
  await expect(mail).toBeVisible();

  await field(page, words.email).fill(testMessage.email);
  await sendButton(page).click();
  await page.clock.runFor(1);
  await expect(banner(page, words.success)).toBeVisible();
  await expect(mail).toHaveCount(0);
});

test('CNT-15: what was typed survives leaving the page and a reload, and is forgotten once it was sent', async ({
  page,
}) => {
  await visit(page, PATH);
  await fillForm(page, testMessage);
  const { href } = callToAction.links[0]!;
  await page.getByRole('main').locator(`a[href="${href}"]`).click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expectForm(page, testMessage);
  await visit(page, PATH);
  await expectForm(page, testMessage);

  await sendButton(page).click();
  await expect(banner(page, words.success)).toBeVisible();
  await visit(page, PATH);
  await expectForm(page, emptyMessage);
});

test('CNT-06, CNT-07: nothing is sent while a field is missing or the address is not one', async ({
  page,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  await sendButton(page).press('Enter');
  await expect(field(page, words.name)).toBeFocused();
  const typed = { name: 'Asha', email: 'abc', message: 'Karibu?' };
  await fillForm(page, typed);
  await sendButton(page).press('Enter');
  await expect(field(page, words.email)).toBeFocused();
  await expectForm(page, typed);
  expect(posts).toEqual([]);
});

test('CNT-05: on a phone the map is fetched when it is near the viewport, also on the way from the home', async ({
  page,
  outside,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, home);
  await page.getByRole('button', { name: CONTACT_BRAND.words.openMenu, exact: true }).click();
  await page.locator(`#main-menu a[href="${PATH}"]`).click();
  await page.waitForURL(`**${PATH}`);
  expect(outside).toEqual([]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => outside).toContain(map.embedUrl);
});
