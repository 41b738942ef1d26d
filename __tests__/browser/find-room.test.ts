import type { Page } from 'playwright-core';
import { eachHouse, type House } from './support/houses';
import { eventually, seen, unseen, visit, type VisitOptions } from './support/visitor';

const openFindRoom = (house: House, options?: VisitOptions) => visit(`${house.path}/find_room`, options);

const toggle = (page: Page, name: 'Rooms' | 'Guests') =>
  page
    .getByRole('group', { name: 'Check availability' })
    .getByRole('button', { name: new RegExp(`^${name} `) });
const panel = (page: Page, name: 'Rooms' | 'Guests') => page.getByRole('group', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const fewer = (page: Page, name: string) => page.getByRole('button', { name: `Fewer ${name}` });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More ${name}` });
const checkIn = (page: Page) => page.getByLabel('Check-in date');
const checkOut = (page: Page) => page.getByLabel('Check-out date');
const checkoutButtons = (page: Page) => page.getByRole('button', { name: 'Checkout Now', exact: true });
const expanded = (page: Page, name: 'Rooms' | 'Guests') => toggle(page, name).getAttribute('aria-expanded');

async function reads(page: Page, name: string, value: number): Promise<void> {
  await eventually(
    () => number(page, name).innerText(),
    (text) => expect(text).toBe(String(value)),
  );
}

async function expectParams(page: Page, expected: Record<string, string>): Promise<void> {
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected);
}

eachHouse((house) => {
  test('FND-01, FND-08: the bar has two labelled date fields, both required and empty', async () => {
    const page = await openFindRoom(house);
    for (const field of [checkIn(page), checkOut(page)]) {
      const { type, required, value, min, max } = await field.evaluate((input: HTMLInputElement) => ({
        type: input.type,
        required: input.required,
        value: input.value,
        min: input.min,
        max: input.max,
      }));
      expect({ type, required, value, min, max }).toEqual({
        type: 'date',
        required: true,
        value: '',
        min: '',
        max: '',
      });
    }
  });

  test('FND-02, FND-03: rooms and guests open and close, each for itself', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Rooms').click();
    expect([await expanded(page, 'Rooms'), await expanded(page, 'Guests')]).toEqual(['true', 'false']);
    await seen(panel(page, 'Rooms'));
    await toggle(page, 'Guests').click();
    expect([await expanded(page, 'Rooms'), await expanded(page, 'Guests')]).toEqual(['true', 'true']);
    await toggle(page, 'Rooms').click();
    expect([await expanded(page, 'Rooms'), await expanded(page, 'Guests')]).toEqual(['false', 'true']);
    await toggle(page, 'Guests').click();
    await unseen(panel(page, 'Guests'));
  });

  test('FND-03: a click elsewhere and Escape close them', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Guests').click();
    await page.getByRole('heading', { name: 'When are you coming?' }).click();
    await unseen(panel(page, 'Guests'));
    await toggle(page, 'Guests').click();
    await more(page, 'adults').focus();
    await page.keyboard.press('Escape');
    await unseen(panel(page, 'Guests'));
    expect(await toggle(page, 'Guests').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('FND-04: one room at least', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Rooms').click();
    await reads(page, 'Rooms', 1);
    expect(await fewer(page, 'rooms').isDisabled()).toBe(true);
    await more(page, 'rooms').click();
    await reads(page, 'Rooms', 2);
    expect(await fewer(page, 'rooms').isEnabled()).toBe(true);
    await fewer(page, 'rooms').click();
    await reads(page, 'Rooms', 1);
    expect(await fewer(page, 'rooms').isDisabled()).toBe(true);
  });

  test('FND-05, FND-06: one adult at least, children from none', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Guests').click();
    await reads(page, 'Adults', 1);
    await reads(page, 'Children', 0);
    expect(await fewer(page, 'adults').isDisabled()).toBe(true);
    expect(await fewer(page, 'children').isDisabled()).toBe(true);
    await more(page, 'children').click();
    await reads(page, 'Children', 1);
    expect(await fewer(page, 'children').isEnabled()).toBe(true);
    expect(await toggle(page, 'Guests').innerText()).toContain('1 Adult, 1 Child');
  });

  test('FND-07: no number has an upper end', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Rooms').click();
    await toggle(page, 'Guests').click();
    for (const name of ['rooms', 'adults', 'children']) {
      for (let click = 0; click < 30; click += 1) await more(page, name).click();
      expect(await more(page, name).isEnabled()).toBe(true);
    }
    await reads(page, 'Rooms', 31);
    await reads(page, 'Adults', 31);
    await reads(page, 'Children', 30);
  });

  test('FND-04 to FND-06: by arrow keys too, with the limits spoken', async () => {
    const page = await openFindRoom(house);
    await toggle(page, 'Guests').focus();
    await page.keyboard.press('ArrowDown');
    await seen(panel(page, 'Guests'));
    await number(page, 'Adults').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await reads(page, 'Adults', 3);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
    await reads(page, 'Adults', 1);
    expect(await number(page, 'Adults').getAttribute('aria-valuemin')).toBe('1');
    expect(await number(page, 'Adults').getAttribute('aria-valuenow')).toBe('1');
    expect(await number(page, 'Children').getAttribute('aria-valuemin')).toBe('0');
  });

  test('FND-08: without dates Checkout Now stays and points to the empty field', async () => {
    const page = await openFindRoom(house);
    await checkoutButtons(page).first().click();
    expect(new URL(page.url()).pathname).toBe(`${house.path}/find_room`);
    expect(await checkIn(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('dates out of order are named at once, politely, and carried on all the same', async () => {
    const page = await openFindRoom(house);
    const message = page.getByRole('status').filter({ hasText: 'not after the check-in date' });
    await checkIn(page).fill('2031-05-12');
    expect(await message.count()).toBe(0);
    await checkOut(page).fill('2031-05-10');
    await seen(message);
    await checkoutButtons(page).first().click();
    await page.waitForURL('**/room_details?**');
    await seen(page.getByRole('status').filter({ hasText: 'not after the check-in date' }));
    await page.getByRole('main').getByRole('link', { name: 'Change dates or guests' }).first().click();
    await page.waitForURL('**/find_room?**');
    expect(await checkIn(page).inputValue()).toBe('2031-05-12');
  });

  test('FND-10: every demo card is marked as a sample and says $560 per night', async () => {
    const page = await openFindRoom(house, { javaScript: false });
    const cards = page.getByRole('list', { name: 'Sample rooms' }).getByRole('listitem');
    expect(await cards.count()).toBe(3);
    for (const card of await cards.all()) {
      expect(await card.getByText('$560 per night', { exact: true }).count()).toBe(1);
      expect(await card.getByText('Sample', { exact: true }).count()).toBe(1);
      expect(await card.getByRole('button', { name: 'Checkout Now', exact: true }).count()).toBe(1);
    }
  });

  test('FND-11, FND-12: Checkout Now carries room, dates and party to the next page', async () => {
    const page = await openFindRoom(house);
    await checkIn(page).fill('2031-05-10');
    await checkOut(page).fill('2031-05-12');
    await toggle(page, 'Rooms').click();
    await more(page, 'rooms').click();
    await toggle(page, 'Guests').click();
    await more(page, 'adults').click();
    await more(page, 'adults').click();
    await more(page, 'children').click();
    await checkoutButtons(page).nth(1).click();
    await page.waitForURL('**/room_details?**');
    expect(new URL(page.url()).pathname).toBe(`${house.path}/room_details`);
    await expectParams(page, {
      room: 'sample-2',
      check_in: '2031-05-10',
      check_out: '2031-05-12',
      rooms: '2',
      adults: '3',
      children: '1',
    });
    await seen(page.getByText('3 Adults, 1 Child'));
  });

  test('FND-11: without JavaScript the form leads on as well', async () => {
    const page = await openFindRoom(house, { javaScript: false });
    await checkIn(page).fill('2031-05-10');
    await checkOut(page).fill('2031-05-12');
    await number(page, 'Rooms').fill('2');
    await checkoutButtons(page).first().click();
    await page.waitForURL('**/room_details?**');
    await expectParams(page, {
      room: 'sample-1',
      check_in: '2031-05-10',
      check_out: '2031-05-12',
      rooms: '2',
      adults: '1',
      children: '0',
    });
  });

  test('a shared search opens with its dates and party', async () => {
    const page = await visit(
      `${house.path}/find_room?check_in=2031-05-10&check_out=2031-05-12&rooms=2&adults=4`,
    );
    await eventually(
      () => checkIn(page).inputValue(),
      (value) => expect(value).toBe('2031-05-10'),
    );
    expect(await checkOut(page).inputValue()).toBe('2031-05-12');
    expect(await toggle(page, 'Rooms').innerText()).toContain('2 Rooms');
    expect(await toggle(page, 'Guests').innerText()).toContain('4 Adults, 0 Children');
  });
});
