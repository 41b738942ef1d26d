import { pluralize } from '@/components/ui/interpolate';
import { getBrand, site } from '@/content';
import { roomOptions } from '@/content/resolve/room-options';
import { expect, PHONE, test, visit, type Page } from './support/test';

const STAY = 'check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=3&children=1';
const boutique = getBrand('joya-boutique');
const { words, roomDetails, findRoom } = boutique.stay;
const room = boutique.rooms.listed[1]!;
const PATH = `/${boutique.id}/room_details`;

const NIGHTS = pluralize(2, words.night, 'en-GB');
const ROOMS = pluralize(2, words.room, 'en-GB');
const GUESTS = [pluralize(3, words.adult, 'en-GB'), pluralize(1, words.child, 'en-GB')] as const;

async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
}

async function expectStay(page: Page, title: string): Promise<void> {
  await expect(page.getByText(NIGHTS, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  for (const part of ['10 May 2031', '12 May 2031', ROOMS, GUESTS.join(', ')]) {
    await expect(page.locator('main')).toContainText(part);
  }
}

test('RDT-01, RDT-02, RDT-06: repeats the room, the dates, the nights and the party, also after a reload, and takes them along to the contact form', async ({
  page,
}) => {
  await visit(page, `${PATH}?room=${room.id}&${STAY}`);
  await expectStay(page, room.title);
  await page.reload();
  await expectStay(page, room.title);

  const booking = page.getByRole('main').locator(`a[href^="${new URL(boutique.booking.url).origin}"]`);
  expect(Object.fromEntries(new URL((await booking.getAttribute('href')) ?? '').searchParams)).toEqual({
    currency: 'usd',
    checkin: '2031-05-10',
    checkout: '2031-05-12',
    no_rooms: '2',
    group_adults: '3',
    group_children: '1',
  });

  await page.getByRole('link', { name: roomDetails.words.ask, exact: true }).click();
  await page.waitForURL(`**/${boutique.id}/contact`);
  const party = [ROOMS, ...GUESTS].join(', ').toLowerCase();
  const message = page.getByLabel(boutique.contact.form.message, { exact: true });
  await expect(message).not.toHaveValue('');
  for (const part of [room.title, '10 May 2031', '12 May 2031', NIGHTS, party])
    expect(await message.inputValue()).toContain(part);
});

test('RDT-02: repeats a demo card and says that it is one', async ({ page }) => {
  const demo = findRoom.demoRooms.at(-1)!;
  await visit(page, `${PATH}?room=${demo.id}&${STAY}`);
  await expectStay(page, demo.title);
  await expect(page.getByText(demo.priceText, { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(words.sampleBadge, { exact: true })).toBeVisible();
});

test('a party with too few beds is told so, and which rooms have enough; the dates stay', async ({
  page,
}) => {
  const villa = getBrand('beachsuites-villa');
  const sizes = villa.rooms.listed.map(({ adults }) => adults);
  const small = villa.rooms.listed.find(({ adults }) => adults === Math.min(...sizes))!;
  const large = villa.rooms.listed.find(({ adults }) => adults === Math.max(...sizes))!;
  const dates = 'check_in=2031-05-10&check_out=2031-05-12';
  await visit(page, `/${villa.id}/room_details?room=${small.id}&${dates}&adults=${large.adults}`);
  await expect(page.getByText(villa.stay.roomDetails.words.roomsThatFit)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: large.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(large.title);
  await expect(page.getByText(NIGHTS, { exact: true })).toBeVisible();
  await expect(page.getByText(villa.stay.roomDetails.words.roomsThatFit)).toHaveCount(0);
});

test('RDT-03, RDT-04: without a query, and with nonsense or markup in it, it shows the first room and the smallest party', async ({
  page,
}) => {
  const { defaultRoom } = roomOptions(boutique);
  await visit(page, PATH);
  const direct = await textOf(page);
  for (const part of [
    defaultRoom.title,
    pluralize(1, words.room, 'en-GB'),
    `${pluralize(1, words.adult, 'en-GB')}, ${pluralize(0, words.child, 'en-GB')}`,
  ]) {
    expect(direct).toContain(part);
  }
  expect(direct).not.toMatch(/undefined|NaN|Invalid Date|null/);

  const attack = '<img src=x onerror="document.title=1">';
  const query = new URLSearchParams({
    room: attack,
    check_in: attack,
    check_out: '2031-02-31',
    rooms: '-3',
    adults: 'abc',
    children: '1e9',
  });
  const title = await page.title();
  await visit(page, `${PATH}?${query}&${'x=1&'.repeat(500)}%E0%A4%A`);
  expect(await textOf(page)).toBe(direct);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test.describe('in the dark theme', () => {
  test.use({ stored: { darkMode: 'true' } });

  test('RDT-06: prints on one clean page, dark on white', async ({ page }) => {
    await visit(page, `${PATH}?room=${room.id}&${STAY}`);
    await expectStay(page, room.title);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [boutique.booking.cardLabel, roomDetails.words.ask]) {
      await expect(page.getByRole('link', { name: hidden })).toHaveCount(0);
    }
    await expectStay(page, room.title);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const nights = page.getByText(NIGHTS, { exact: true });
    await expect(nights).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test('RDT-05: the address without a brand answers with the same screen, and leads into the brand', async ({
  page,
}) => {
  const brand = getBrand(site.themeBrand);
  const chosen = brand.rooms.listed[1]!;
  await visit(page, `/room_details?room=${chosen.id}&${STAY}`);
  await expectStay(page, chosen.title);
  await page.getByRole('link', { name: brand.stay.roomDetails.words.viewRoom }).click();
  await page.waitForURL(`**/${brand.id}/room/${chosen.id}`);
});

test('the picture has its place before it arrives: nothing below it moves', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/photos/**', (route) => route.abort());
  await visit(page, PATH);
  const picture = page.getByRole('img', { name: roomOptions(boutique).defaultRoom.photo.alt, exact: true });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  expect(height).toBeCloseTo(width / 1.5, -1);
});
