import {
  PATH,
  testMessage,
  emptyMessage,
  field,
  sendButton,
  banner,
  visitContact,
  fillForm,
  fieldValues,
  stillHolds,
  isFocused,
  collectPosts,
  CONTACT_BRAND,
} from './support/contact';
import { goTo, externalRequestsOf } from './support/visitor';
import { poll, expectVisible } from './support/wait';

const { form: words, map, sampleForm, callToAction } = CONTACT_BRAND.contact;

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
  expect(await fieldValues(page)).toEqual(emptyMessage);
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
