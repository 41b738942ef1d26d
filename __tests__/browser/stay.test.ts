import type { Page } from 'playwright-core';
import { eachHouse, VILLA } from './support/houses';
import { eventually, seen, visit } from './support/visitor';

const STAY = 'check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=3&children=1';

async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
}

async function expectStay(page: Page): Promise<void> {
  await seen(page.getByText('2 nights', { exact: true }));
  const text = await textOf(page);
  for (const part of [
    '10 May 2031',
    '2031-05-10',
    '12 May 2031',
    '2031-05-12',
    '2 Rooms',
    '3 Adults, 1 Child',
  ]) {
    expect(text).toContain(part);
  }
}

eachHouse((house) => {
  const path = `${house.path}/room_details`;
  const [, second = 0] = house.roomIds;
  const name = house.listedRooms[1] ?? '';

  test('RDT-01, RDT-02: repeats the room, the dates, the nights and the party, also after a reload', async () => {
    const page = await visit(`${path}?room=${second}&${STAY}`);
    await expectStay(page);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(name);
    await page.reload();
    await expectStay(page);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(name);
  });

  test('RDT-02: repeats a demo card and says that it is one', async () => {
    const page = await visit(`${path}?room=sample-3&${STAY}`);
    await seen(page.getByText('$560 per night', { exact: true }));
    await seen(page.locator('main').getByText('Sample', { exact: true }));
    await expectStay(page);
  });

  test('RDT-03: opened directly it shows the first room, without JavaScript too', async () => {
    for (const javaScript of [undefined, false] as const) {
      const page = await visit(path, javaScript === false ? { javaScript } : {});
      const text = await textOf(page);
      expect(text).toContain(house.listedRooms[0]);
      expect(text).toContain('1 Room');
      expect(text).toContain('1 Adult');
      expect(text).not.toMatch(/undefined|NaN|Invalid Date|null/);
    }
  });

  test('RDT-04: nonsense and markup in the address do no harm and do not appear', async () => {
    const attack = '<img src=x onerror="document.title=1">';
    const query = new URLSearchParams({
      room: attack,
      check_in: attack,
      check_out: '2031-02-31',
      rooms: '-3',
      adults: 'abc',
      children: '1e9',
    });
    const page = await visit(`${path}?${query}&${'x=1&'.repeat(500)}%E0%A4%A`);
    const text = await textOf(page);
    expect(text).toContain(house.listedRooms[0]);
    expect(text).toContain('1 Room');
    expect(text).toContain('1 Adult, 0 Children');
    expect(text).not.toMatch(/onerror|abc|-3|1e9|NaN|Invalid Date/);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.title()).toMatch(/Room Details$/);
  });

  test('RDT-06: leads on to the booking page of the house, and has no field to fill in', async () => {
    const page = await visit(`${path}?room=${second}&${STAY}`);
    const book = page.locator('main').getByRole('link', { name: 'BOOK NOW' });
    expect(await book.count()).toBe(1);
    expect(await book.getAttribute('target')).toBe('_blank');
    expect(await page.locator('main').locator('input, select, textarea').count()).toBe(0);
  });

  test('"Ask about these dates" writes the enquiry into the contact form', async () => {
    const page = await visit(`${path}?room=${second}&${STAY}`);
    await expectStay(page);
    await page.getByRole('link', { name: 'Ask about these dates' }).click();
    await page.waitForURL(`**${house.path}/contact`);
    const message = page.getByLabel('Message', { exact: true });
    await eventually(
      () => message.inputValue(),
      (text) => expect(text).toContain(name),
    );
    const text = await message.inputValue();
    for (const part of ['10 May 2031', '12 May 2031', '2 nights', '2 rooms, 3 adults, 1 child']) {
      expect(text).toContain(part);
    }
  });

  test('prints on one clean page, dark on white in the evening too', async () => {
    const page = await visit(`${path}?room=${second}&${STAY}`, { theme: 'dark' });
    await expectStay(page);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['BOOK NOW', 'Ask about these dates']) {
      expect(await page.getByRole('link', { name: hidden }).count()).toBe(0);
    }
    await expectStay(page);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const ink = await page
      .getByText('2 nights', { exact: true })
      .evaluate((text) => getComputedStyle(text).color);
    expect(ink).toBe('rgb(0, 0, 0)');
  });

  test('is kept out of search engines', async () => {
    const page = await visit(path);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });
});

test('RDT-05: the address without a house answers with the same screen of the villa', async () => {
  const page = await visit(`/room_details?room=2&${STAY}`);
  await expectStay(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Room Details');
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Suite Juu');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical && new URL(canonical).pathname).toBe(`${VILLA.path}/room_details`);
  await page.getByRole('link', { name: 'All about this room' }).click();
  await page.waitForURL(`**${VILLA.path}/room/2`);
});
