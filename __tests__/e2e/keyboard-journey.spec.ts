import { pluralize } from '@/lib/pluralize';
import { VILLA } from '../support/brands';
import { EMAILJS_SEND_URL, simulateWritingTime, test } from '../support/e2e/contact-form';
import { expect, type Locator, type Page } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';

/** Tabs on until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`${target} was not reached with the Tab key.`);
}

test('NET-08: from the room list to a sent message by keyboard alone', async ({ page }) => {
  const { labels, findRoom, summary } = VILLA.stay;
  test.skip(findRoom.sampleRooms.length === 0, 'Find Room has no sample rooms.');
  const { form } = VILLA.contact;
  const room = VILLA.rooms.listed[1]!;
  await visit(page, `${VILLA.href}/room`);
  const linkTo = (href: string) => page.locator(`a[href="${href}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tabTo(page, linkTo(room.href));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${room.href}`);
  await expect(page.getByRole('heading', { name: room.title, exact: true })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: VILLA.rooms.labels.gallery.enlarge }));

  // dates and guests
  await tabTo(page, linkTo(`${VILLA.href}/find_room`));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find_room');
  await tabTo(page, page.getByLabel(labels.checkIn));
  // the same day and month, because their order in the field depends on the browser
  await page.keyboard.type('05052031');
  await tabTo(page, page.getByLabel(labels.checkOut));
  await page.keyboard.type('06062031');
  await tabTo(page, page.locator('summary').filter({ hasText: labels.guests }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: labels.adults, exact: true }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await tabTo(page, button(findRoom.labels.checkout));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/room_details?**');
  await expect(page.getByText(pluralize(32, labels.night, 'en-GB'), { exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText(pluralize(2, labels.adult, 'en-GB'));

  // the message
  await tabTo(page, page.getByRole('link', { name: summary.labels.ask, exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  await tabTo(page, page.getByLabel(form.name, { exact: true }));
  await page.keyboard.type('Asha');
  await tabTo(page, page.getByLabel(form.email, { exact: true }));
  await page.keyboard.type('asha@guests.example');
  await simulateWritingTime(page);
  await tabTo(page, button(form.send));
  const request = page.waitForRequest(EMAILJS_SEND_URL);
  await page.keyboard.press('Enter');
  await expect(page.getByText(form.success, { exact: true })).toBeVisible();
  const sent = { from_name: 'Asha', to_email: VILLA.business.email };
  expect((await request).postDataJSON().template_params).toMatchObject(sent);
});
