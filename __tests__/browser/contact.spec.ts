import {
  banner,
  CONTACT_BRAND,
  field,
  fillForm,
  PATH,
  SEND,
  sendButton,
  test,
  testMessage,
} from './support/contact';
import { expect, PHONE, visit } from './support/test';

const { business, contact, href: home } = CONTACT_BRAND;
const { form: words, map } = contact;

test('NET-08: a message arrives as it was written', async ({ page }) => {
  await visit(page, PATH);
  await fillForm(page, testMessage);
  const request = page.waitForRequest(SEND);
  await sendButton(page).click();
  await expect(banner(page, words.success)).toBeVisible();
  expect((await request).postDataJSON().template_params).toEqual({
    from_name: testMessage.name,
    from_email: testMessage.email,
    message: testMessage.message,
    to_email: business.email,
  });
});

test('CNT-06, CNT-07: nothing is sent while a field is missing or the address is not one', async ({
  page,
  outside,
}) => {
  await visit(page, PATH);
  await sendButton(page).press('Enter');
  await expect(field(page, words.name)).toBeFocused();
  await fillForm(page, { ...testMessage, email: 'abc' });
  await sendButton(page).press('Enter');
  await expect(field(page, words.email)).toBeFocused();
  expect(outside).not.toContain(SEND);
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
