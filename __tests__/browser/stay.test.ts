import type { Page } from 'playwright-core';
import { pluralize } from '@/components/ui/interpolate';
import { getBrand, site } from '@/content';
import { roomOptions } from '@/content/resolve/room-options';
import { expectConsoleError, goTo, visit } from './support/visitor';
import { expectVisible, poll } from './support/wait';

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
  await expectVisible(page.getByText(NIGHTS, { exact: true }));
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(title);
  const text = await textOf(page);
  for (const part of ['10 May 2031', '2031-05-10', '12 May 2031', '2031-05-12', ROOMS, GUESTS.join(', ')]) {
    expect(text).toContain(part);
  }
}

test('RDT-01, RDT-02, RDT-06: repeats the room, the dates, the nights and the party, also after a reload, and takes them along to the contact form', async () => {
  const page = await visit(`${PATH}?room=${room.id}&${STAY}`);
  await expectStay(page, room.title);
  await page.reload();
  await expectStay(page, room.title);

  await page.getByRole('link', { name: roomDetails.words.ask, exact: true }).click();
  await page.waitForURL(`**/${boutique.id}/contact`);
  const party = [ROOMS, ...GUESTS].join(', ').toLowerCase();
  await poll(
    () => page.getByLabel(boutique.contact.form.message, { exact: true }).inputValue(),
    (text) => {
      for (const part of [room.title, '10 May 2031', '12 May 2031', NIGHTS, party])
        expect(text).toContain(part);
    },
  );
});

test('RDT-02: repeats a demo card and says that it is one', async () => {
  const demo = findRoom.demoRooms.at(-1)!;
  const page = await visit(`${PATH}?room=${demo.id}&${STAY}`);
  await expectStay(page, demo.title);
  await expectVisible(page.getByText(demo.priceText, { exact: true }));
  await expectVisible(page.locator('main').getByText(words.sampleBadge, { exact: true }));
});

test('RDT-03, RDT-04: without a query, and with nonsense or markup in it, it shows the first room and the smallest party', async () => {
  const { defaultRoom } = roomOptions(boutique);
  const page = await visit(PATH);
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
  await goTo(page, `${PATH}?${query}&${'x=1&'.repeat(500)}%E0%A4%A`);
  expect(await textOf(page)).toBe(direct);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).toBe(title);
});

test('RDT-06: prints on one clean page, dark on white in the evening too', async () => {
  const page = await visit(`${PATH}?room=${room.id}&${STAY}`, { theme: 'dark' });
  await expectStay(page, room.title);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [boutique.booking.cardLabel, roomDetails.words.ask]) {
    expect(await page.getByRole('link', { name: hidden }).count()).toBe(0);
  }
  await expectStay(page, room.title);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const nights = page.getByText(NIGHTS, { exact: true });
  expect(await nights.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)');
});

test('RDT-05: the address without a brand answers with the same screen, and leads into the brand', async () => {
  const brand = getBrand(site.themeBrand);
  const chosen = brand.rooms.listed[1]!;
  const page = await visit(`/room_details?room=${chosen.id}&${STAY}`);
  await expectStay(page, chosen.title);
  await page.getByRole('link', { name: brand.stay.roomDetails.words.viewRoom }).click();
  await page.waitForURL(`**/${brand.id}/room/${chosen.id}`);
});

test('the picture has its place before it arrives: nothing below it moves', async () => {
  const page = await visit(PATH, {
    viewport: 'phone',
    prepare: async (context, opened) => {
      expectConsoleError(opened, /ERR_FAILED/);
      await context.route('**/photos/**', (route) => route.abort());
    },
  });
  const picture = page.getByRole('img', { name: roomOptions(boutique).defaultRoom.photo.alt, exact: true });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  expect(height).toBeCloseTo(width / 1.5, -1);
});
