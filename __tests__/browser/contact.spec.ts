import {
  banner,
  collectPosts,
  CONTACT_BRAND,
  emptyMessage,
  expectForm,
  field,
  fillForm,
  PATH,
  sendButton,
  test,
  testMessage,
} from './support/contact';
import { expect, PHONE, visit } from './support/test';

const { form: words, map, sampleForm, callToAction } = CONTACT_BRAND.contact;

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
  await field(page, words.name).focus();
  await expectForm(page, emptyMessage);
});

test('CNT-15: a message is sent even when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await visit(page, PATH);
  await fillForm(page, testMessage);
  await sendButton(page).click();
  await expect(banner(page, words.success)).toBeVisible();
});

test('CNT-06, CNT-07, CNT-16: by keyboard alone nothing is sent while a field is missing or the address is none; then the form is sent and answered', async ({
  page,
}) => {
  await visit(page, PATH);
  const posts = collectPosts(page);
  await sendButton(page).press('Enter');
  await expect(field(page, words.name)).toBeFocused();
  const typed = { name: 'Asha', email: 'abc', message: 'Karibu?' };
  await page.keyboard.type(typed.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, words.email)).toBeFocused();
  await expectForm(page, typed);
  expect(posts).toEqual([]);

  await page.keyboard.press('Control+A');
  await page.keyboard.type(testMessage.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page, words.success)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
});

test('CNT-20, ODD-42, ODD-43: the sample form does nothing', async ({ page }) => {
  await visit(page, PATH);
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
  await expect(details).toHaveValue('Anything');
  await expect(subject).toHaveValue(sampleForm.subjects[2] ?? '');
  for (const text of [words.success, words.failure]) await expect(banner(page, text)).toHaveCount(0);
});

test('CNT-05: on a phone the map is fetched when it is near the viewport', async ({ page, outside }) => {
  await page.setViewportSize(PHONE);
  await visit(page, PATH);
  expect(outside).toEqual([]);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => outside).toContain(map.embedUrl);
});
