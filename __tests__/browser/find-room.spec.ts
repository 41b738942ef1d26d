import { pluralize } from '@/components/ui/interpolate';
import { BOUTIQUE } from '../support/brands';
import { expect, test, visit, type Page } from './support/test';

const { words, findRoom, roomDetails } = BOUTIQUE.brand.stay;
const FIND_ROOM = `${BOUTIQUE.path}/find_room`;
const ROOM_DETAILS = `${BOUTIQUE.path}/room_details`;

type Dropdown = 'rooms' | 'guests';
type Counted = 'rooms' | 'adults' | 'children';

const bar = (page: Page) => page.getByRole('group', { name: findRoom.words.bar, exact: true });
const toggle = (page: Page, name: Dropdown) => bar(page).locator('summary').filter({ hasText: words[name] });
const number = (page: Page, name: Counted) =>
  page.getByRole('spinbutton', { name: words[name], exact: true });
const more = (page: Page, name: Counted) =>
  page.getByRole('button', { name: findRoom.words.increment[name], exact: true });
const checkIn = (page: Page) => page.getByLabel(words.checkIn);
const checkOut = (page: Page) => page.getByLabel(words.checkOut);
const checkoutButtons = (page: Page) =>
  page.getByRole('button', { name: findRoom.words.checkout, exact: true });
const party = (adults: number, children: number) =>
  `${pluralize(adults, words.adult, 'en-GB')}, ${pluralize(children, words.child, 'en-GB')}`;

async function expectParams(page: Page, expected: Record<string, string>): Promise<void> {
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected);
}

test('FND-08: without dates "Check availability" stays and points to the empty field', async ({ page }) => {
  await visit(page, FIND_ROOM);
  await bar(page).getByRole('button', { name: findRoom.words.bar, exact: true }).click();
  expect(new URL(page.url()).pathname).toBe(FIND_ROOM);
  await expect(checkIn(page)).toBeFocused();
});

test('ODD-62: without dates Checkout Now leads to a summary that reports this and links back', async ({
  page,
}) => {
  await visit(page, FIND_ROOM);
  await checkoutButtons(page).first().click();
  await page.waitForURL('**/room_details?**');
  const missing = page.getByRole('status').filter({ hasText: roomDetails.words.datesMissing });
  await missing.getByRole('link', { name: roomDetails.words.changeStay }).click();
  await page.waitForURL('**/find_room?**');
});

test('FND-09, NSH-08: dates out of order are passed on, and only the summary mentions them', async ({
  page,
}) => {
  await visit(page, FIND_ROOM);
  const message = page.getByRole('status').filter({ hasText: words.datesOutOfOrder });
  await checkIn(page).fill('2031-05-12');
  await checkOut(page).fill('2031-05-10');
  await expect(message).toHaveCount(0);
  await checkoutButtons(page).first().click();
  await page.waitForURL('**/room_details?**');
  await expect(message).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: roomDetails.words.changeStay }).first().click();
  await page.waitForURL('**/find_room?**');
  await expect(checkIn(page)).toHaveValue('2031-05-12');
});

test('FND-11, FND-12: Checkout Now carries room, dates and party to the next page', async ({ page }) => {
  await visit(page, FIND_ROOM);
  await checkIn(page).fill('2031-05-10');
  await checkOut(page).fill('2031-05-12');
  await toggle(page, 'rooms').click();
  await more(page, 'rooms').click();
  await toggle(page, 'guests').click();
  await more(page, 'adults').click();
  await more(page, 'adults').click();
  await more(page, 'children').click();
  await checkoutButtons(page).nth(1).click();
  await page.waitForURL('**/room_details?**');
  expect(new URL(page.url()).pathname).toBe(ROOM_DETAILS);
  await expectParams(page, {
    room: findRoom.demoRooms[1]?.id ?? '',
    check_in: '2031-05-10',
    check_out: '2031-05-12',
    rooms: '2',
    adults: '3',
    children: '1',
  });
  await expect(page.getByText(party(3, 1))).toBeVisible();

  await page.goBack();
  await expect(checkIn(page)).toHaveValue('2031-05-10');
  await expect(checkOut(page)).toHaveValue('2031-05-12');
  await expect(toggle(page, 'guests')).toContainText(party(3, 1));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FND-11: the form leads on as well', async ({ page }) => {
    await page.goto(FIND_ROOM);
    await checkIn(page).fill('2031-05-10');
    await checkOut(page).fill('2031-05-12');
    await toggle(page, 'rooms').click();
    await number(page, 'rooms').fill('2');
    await checkoutButtons(page).first().click();
    await page.waitForURL('**/room_details?**');
    await expectParams(page, {
      room: findRoom.demoRooms[0]?.id ?? '',
      check_in: '2031-05-10',
      check_out: '2031-05-12',
      rooms: '2',
      adults: '1',
      children: '0',
    });
  });
});

test('a shared search opens with its dates and party', async ({ page }) => {
  await visit(page, `${FIND_ROOM}?check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=4`);
  await expect(checkIn(page)).toHaveValue('2031-05-10');
  await expect(checkOut(page)).toHaveValue('2031-05-12');
  await expect(toggle(page, 'rooms')).toContainText(pluralize(2, words.room, 'en-GB'));
  await expect(toggle(page, 'guests')).toContainText(party(4, 0));
});
