import { pluralize } from '@/lib/pluralize';
import { BOUTIQUE } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { scrollTo, scrollY, visit } from '../support/e2e/page-helpers';

const { labels, summary, findRoom } = BOUTIQUE.stay;
const room = BOUTIQUE.rooms.listed[1]!;
const FIND_ROOM = BOUTIQUE.pages.find_room.href;
const SUMMARY = BOUTIQUE.pages.room_details.href;

const DATES = 'check_in=2031-05-10&check_out=2031-05-12';
const STAY = `${DATES}&rooms=2&adults=3&children=1`;
const NIGHTS = pluralize(2, labels.night, 'en-GB');
const ROOMS = pluralize(2, labels.room, 'en-GB');
const guestsText = (adults: number, children: number) =>
  `${pluralize(adults, labels.adult, 'en-GB')}, ${pluralize(children, labels.child, 'en-GB')}`;

const bar = (page: Page) => page.getByRole('group', { name: findRoom.labels.bar, exact: true });
const getSummary = (page: Page, name: 'rooms' | 'guests') =>
  bar(page).locator('summary').filter({ hasText: labels[name] });
const incrementButton = (page: Page, name: 'rooms' | 'adults' | 'children') =>
  page.getByRole('button', { name: findRoom.labels.increment[name], exact: true });
const checkIn = (page: Page) => page.getByLabel(labels.checkIn);
const checkOut = (page: Page) => page.getByLabel(labels.checkOut);
const checkout = (page: Page) => page.getByRole('button', { name: findRoom.labels.checkout, exact: true });

/** Whose buttons lead on with the room; an owner may take them out. */
const skipWithoutSampleRooms = () =>
  test.skip(findRoom.sampleRooms.length < 2, 'Find Room has no sample rooms.');

async function fillDates(page: Page, from = '2031-05-10', to = '2031-05-12') {
  await checkIn(page).fill(from);
  await checkOut(page).fill(to);
}

async function expectSummary(page: Page, title: string): Promise<void> {
  await expect(page.getByText(NIGHTS, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  for (const part of ['10 May 2031', '12 May 2031', ROOMS, guestsText(3, 1)])
    await expect(page.locator('main')).toContainText(part);
}

test('FND-08: "Check availability" needs dates; then the summary asks for the room, and Back asks again', async ({
  page,
}) => {
  await visit(page, FIND_ROOM);
  const check = bar(page).getByRole('button', { name: findRoom.labels.bar, exact: true });
  await check.click();
  expect(new URL(page.url()).pathname).toBe(FIND_ROOM);
  await expect(checkIn(page)).toBeFocused();

  await fillDates(page);
  await check.click();
  await page.waitForURL(`**${SUMMARY}?${DATES}&rooms=1&adults=1&children=0`);
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText(summary.labels.whichRoom);
  await expect(page.getByText(NIGHTS, { exact: true })).toBeVisible();

  const choice = page.getByRole('main').getByRole('link', { name: BOUTIQUE.rooms.listed.at(-1)!.title });
  await choice.scrollIntoViewIfNeeded();
  await scrollTo(page, 600);
  await choice.click();
  await expect(title).toHaveText(BOUTIQUE.rooms.listed.at(-1)!.title);
  await expect(title).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await expect(page.getByText(NIGHTS, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(summary.labels.whichRoom);
  await page.goForward();
  await page.getByRole('link', { name: summary.labels.otherRoom, exact: true }).click();
  await expect(title).toHaveText(summary.labels.whichRoom);
});

test('ODD-62: Checkout Now carries room, dates and party along, or says what is missing; Back restores them', async ({
  page,
}) => {
  skipWithoutSampleRooms();
  await visit(page, FIND_ROOM);
  await checkout(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: summary.labels.datesMissing })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: summary.labels.changeStay }).first().click();
  await page.waitForURL('**/find_room?**');
  await fillDates(page);
  await getSummary(page, 'rooms').click();
  await incrementButton(page, 'rooms').click();
  await getSummary(page, 'guests').click();
  for (const name of ['adults', 'adults', 'children'] as const) await incrementButton(page, name).click();
  await checkout(page).nth(1).click();
  await expectSummary(page, findRoom.sampleRooms[1]!.title);
  await page.goBack();
  await expect(checkIn(page)).toHaveValue('2031-05-10');
  await expect(getSummary(page, 'guests')).toContainText(guestsText(3, 1));

  // a link without a stay starts anew
  await page.goForward();
  await page.locator(`footer a[href="${FIND_ROOM}"]`).first().click();
  await page.waitForURL(`**${FIND_ROOM}`);
  await expect(getSummary(page, 'guests')).toContainText(guestsText(1, 0));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FND-11: the form leads on as well', async ({ page }) => {
    skipWithoutSampleRooms();
    await page.goto(FIND_ROOM);
    await fillDates(page);
    await getSummary(page, 'rooms').click();
    await page.getByRole('spinbutton', { name: labels.rooms, exact: true }).fill('2');
    await checkout(page).first().click();
    await page.waitForURL(`**${SUMMARY}?**`);
    const { search } = new URL(page.url());
    expect(search).toBe(`?${DATES}&rooms=2&adults=1&children=0&room=${findRoom.sampleRooms[0]!.id}`);
  });

  test('the summary says that it cannot show the stay, and links the rooms', async ({ page }) => {
    await page.goto(`${SUMMARY}?${STAY}`);
    const main = page.getByRole('main');
    // Playwright looks for no text within a noscript
    const note = main.locator('noscript');
    await expect(note.locator('p')).toBeVisible();
    await expect(note.locator('p')).toHaveText(summary.labels.withoutScript);
    for (const { href } of BOUTIQUE.rooms.listed)
      await expect(note.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(main.getByText(summary.labels.datesMissing)).toBeHidden();
    await expect(main.getByText(BOUTIQUE.rooms.listed[0].summary)).toBeHidden();
    await expect(main.getByRole('link', { name: BOUTIQUE.booking.cardLabel }).first()).toBeVisible();
  });
});

test('RDT-01, RDT-02, RDT-06: the summary shows the stay and passes it to booking and contact', async ({
  page,
}) => {
  await visit(page, `${SUMMARY}?room=${room.id}&${STAY}`);
  await expectSummary(page, room.title);
  const booking = page.getByRole('main').locator(`a[href^="${new URL(BOUTIQUE.booking.url).origin}"]`);
  await expect(booking).toHaveAttribute('href', /checkin=2031-05-10&checkout=2031-05-12&.*group_adults=3/);

  // who changes the dates keeps the room
  await page.getByRole('main').getByRole('link', { name: summary.labels.changeStay }).click();
  await page.waitForURL('**/find_room?**');
  await fillDates(page, '2031-06-10', '2031-06-12');
  await bar(page).getByRole('button', { name: findRoom.labels.bar, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(room.title);
  await expect(page.locator('main')).toContainText('10 June 2031');

  await page.getByRole('link', { name: summary.labels.ask, exact: true }).click();
  await page.waitForURL(`**${BOUTIQUE.pages.contact.href}`);
  const message = page.getByLabel(BOUTIQUE.contact.form.message, { exact: true });
  await expect(message).not.toHaveValue('');
  const stay = [`${ROOMS}, ${guestsText(3, 1)}`.toLowerCase(), '10 June 2031', '12 June 2031', NIGHTS];
  for (const part of [room.title, ...stay]) expect(await message.inputValue()).toContain(part);
});
