import { interpolate, pluralize } from '@/components/ui/interpolate';
import { BOUTIQUE, VILLA } from '../support/brands';
import { takeTime, test } from './support/contact';
import { expect, PHONE, visit, type Page } from './support/test';

interface Focus {
  readonly name: string;
  readonly href: string | null;
}

const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? '';
    return { name: name.replace(/\s+/g, ' ').trim(), href: element?.getAttribute('href') ?? null };
  });

/** Tabs on until what is target has the focus. */
async function tabTo(page: Page, target: string, isIt: (focus: Focus) => boolean): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (isIt(await focused(page))) return;
  }
  throw new Error(`"${target}" was not reached with the Tab key.`);
}

const tabToName = (page: Page, name: string) => tabTo(page, name, (focus) => focus.name === name);
const tabToField = (page: Page, label: string) => tabTo(page, label, (focus) => focus.name.startsWith(label));
const tabToLink = (page: Page, path: string) => tabTo(page, path, (focus) => focus.href === path);

test('from the room list to a sent message by keyboard alone', async ({ page }) => {
  const { path, brand } = VILLA;
  const { words, findRoom, roomDetails } = brand.stay;
  const { form } = brand.contact;
  const room = brand.rooms.listed[1]!;
  await visit(page, `${path}/room`);
  await tabToLink(page, room.href);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${room.href}`);
  await expect(page.getByRole('heading', { name: room.title, exact: true })).toBeVisible();

  // the pictures
  const { enlarge } = brand.rooms.words.gallery;
  await tabTo(page, enlarge, ({ name }) => name.endsWith(enlarge));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(`2/${room.gallery.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // dates and guests
  await tabToLink(page, `${path}/find_room`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find_room');
  await tabToField(page, words.checkIn);
  // the same day and month, because their order in the field depends on the browser
  await page.keyboard.type('05052031');
  await tabToField(page, words.checkOut);
  await page.keyboard.type('06062031');
  await tabToField(page, words.guests);
  await page.keyboard.press('Enter');
  await tabToName(page, words.adults);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await tabToName(page, findRoom.words.checkout);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/room_details?**');
  await expect(page.getByText(pluralize(32, words.night, 'en-GB'), { exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText(pluralize(2, words.adult, 'en-GB'));

  // the message
  await tabToName(page, roomDetails.words.ask);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  await tabToField(page, form.name);
  await page.keyboard.type('Asha');
  await tabToField(page, form.email);
  await page.keyboard.type('asha@guests.example');
  await takeTime(page);
  await tabToName(page, form.send);
  await page.keyboard.press('Enter');
  await expect(page.getByText(form.success, { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('from the room list to a sent message with a thumb', async ({ page }) => {
    const { path, brand } = BOUTIQUE;
    const { words, findRoom, roomDetails } = brand.stay;
    const { form } = brand.contact;
    const { controls } = brand.words;
    const room = brand.rooms.listed[1]!;
    await visit(page, `${path}/room`);
    await page.getByRole('main').locator(`a[href="${room.href}"]`).tap();
    await page.waitForURL(`**${room.href}`);
    await page.getByRole('button', { name: controls.next, exact: true }).tap();
    const position = interpolate(controls.picturePosition, { number: 2, count: room.gallery.length });
    await expect(page.getByText(position, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: brand.rooms.words.gallery.enlarge }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: controls.close, exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.locator(`a[href="${path}/find_room"]`).last().tap();
    await page.waitForURL('**/find_room');
    await page.getByLabel(words.checkIn).fill('2031-05-10');
    await page.getByLabel(words.checkOut).fill('2031-05-13');
    const bar = page.getByRole('group', { name: findRoom.words.bar });
    await bar.locator('summary').filter({ hasText: words.guests }).tap();
    await page.getByRole('button', { name: findRoom.words.increment.adults, exact: true }).tap();
    await page.getByRole('button', { name: findRoom.words.checkout }).first().tap();
    await page.waitForURL('**/room_details?**');
    await expect(page.getByText(pluralize(3, words.night, 'en-GB'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: roomDetails.words.ask, exact: true }).tap();
    await page.waitForURL('**/contact');
    const message = page.getByLabel(form.message, { exact: true });
    await expect(message).toHaveValue(new RegExp(pluralize(2, words.adult, 'en-GB'), 'i'));
    await page.getByLabel(form.name, { exact: true }).fill('Asha');
    await page.getByLabel(form.email, { exact: true }).fill('asha@guests.example');
    await takeTime(page);
    await page.getByRole('button', { name: form.send, exact: true }).tap();
    await expect(page.getByText(form.success, { exact: true })).toBeVisible();
  });
});
