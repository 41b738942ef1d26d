import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, type Locator, type Page } from '../../support/e2e/fixtures';
import {
  add,
  changedFiles,
  choose,
  expand,
  field,
  fill,
  fillDate,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  scrollUntilRendered,
  settled,
  test,
  type Files,
} from './editor-page';

const json = (files: Files, file: string) => JSON.parse(`${files.get(file)}`);

async function create(page: Page, collection: string) {
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await settled(page);
}

async function choosePhoto(within: Page | Locator, label: string, altText: string) {
  await field(within, label).last().getByRole('combobox').first().click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: altText }).click();
}

const files = filesOfContent();
/** What was saved last. */
let current: Files;

test.beforeEach(async ({ page, editorUrl }) => {
  await openEditor(page, editorUrl, files);
  current = files;
});

/** Saves; these files have changed and no others. */
async function filesAfterSave(page: Page, ...changed: string[]): Promise<Files> {
  await save(page);
  const after = await readFiles(page);
  expect(changedFiles(current, after)).toEqual(changed);
  current = after;
  return after;
}

/** Saves; this is the only change, in the only file. */
async function saveChange(page: Page, file: string, change: (content: ReturnType<typeof json>) => unknown) {
  const expected = json(current, file);
  change(expected);
  expect(json(await filesAfterSave(page, file), file)).toEqual(expected);
}

test('an owner changes a price, hours and the picture of a room', async ({ page }) => {
  await test.step('the price of a room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await fill(page, 'Price in US dollars a night', '85');
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].price = 85));
  });
  await test.step('the hours of the restaurant', async () => {
    await openForm(page, 'Restaurant and menu', 'Restaurant');
    const hours = field(page, 'Opening hours');
    await expand(hours);
    const meals = field(hours, 'Meals, in the order of the day');
    await expand(meals);
    await fillDate(meals, 'Until', '11:00');
    await saveChange(page, 'content/shared/restaurant.json', (it) => (it.hours.list[0].closes = '11:00'));
  });
  await test.step('another picture of a room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await choosePhoto(
      field(page, 'Picture on its card'),
      'Picture',
      json(files, 'content/photos/calm-sand.json').alt,
    );
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].photo = 'calm-sand'));
  });
});

test('an owner adds a picture with its words', async ({ page }, info) => {
  await test.step('a picture with its words', async () => {
    const photo = info.outputPath('IMG 0001.JPG');
    mkdirSync(info.outputPath(), { recursive: true });
    // 40 MB, with the place where it was taken
    const shot = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#357' } });
    const camera = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 19/1 0/1' } };
    writeFileSync(
      photo,
      Buffer.concat([await shot.withExif(camera).jpeg().toBuffer(), Buffer.alloc(40_000_000)]),
    );

    await create(page, 'Pictures');
    await fill(page, 'What the picture shows, for those who do not see it', 'A new door');
    await field(page, 'File').locator('input[type=file]').first().setInputFiles(photo);
    await expect(field(page, 'File')).toContainText('img-0001.webp');
    await save(page);
    await openForm(page, 'Restaurant and menu', 'Joya Boutique: Restaurant');
    await choosePhoto(page, 'Picture', 'A new door');
    const [place, entry, original] = [
      'content/joya-boutique/restaurant.json',
      'content/photos/a-new-door.json',
      'content/photos/img-0001.webp',
    ] as const;
    const after = await filesAfterSave(page, place, entry, original);
    expect(json(after, place)).toEqual({ ...json(files, place), photo: 'a-new-door' });
    expect(json(after, entry)).toEqual({ file: 'img-0001.webp', alt: 'A new door' });
    const { format, width, exif } = await sharp(after.get(original)).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 2400, exif: undefined });
  });
});

test('an owner adds a dish, a tour and a notice that closes a house', async ({ page }) => {
  await test.step('a dish', async () => {
    await openForm(page, 'Restaurant and menu', 'Menu');
    await add(page, 'Dish');
    await choose(page, 'Part of the menu', 'Lunch');
    await choosePhoto(page, 'Picture', json(files, 'content/photos/lunch-1.json').alt);
    await fill(page, 'Name', 'Octopus in coconut');
    await fill(page, 'Price', '€ 9.00');
    const dish = { category: 'lunch', photo: 'lunch-1', name: 'Octopus in coconut', price: '€ 9.00' };
    await saveChange(page, 'content/shared/food-menu.json', ({ items }) => items.push(dish));
  });
  await test.step('a tour', async () => {
    await openForm(page, 'Tours', 'Tours');
    await add(page, 'Tour');
    await fill(page, 'End of its address', 'mangroves');
    await fill(page, 'Name', 'Mangroves');
    await fill(page, 'Description', 'By boat through the bay.');
    await fill(page, 'Lowest price in US dollars', '40');
    await add(page, 'Highlight');
    await field(page, 'Highlights').getByRole('textbox').last().fill('Herons');
    await choosePhoto(page, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
    await fill(page, 'Largest group', '6');
    await fill(page, 'Stars', '5');
    const hours = field(page, 'Duration in hours');
    await expand(hours);
    await fill(hours, 'From', '2');
    await fill(hours, 'To', '3');
    const tour = {
      id: 'mangroves',
      title: 'Mangroves',
      description: 'By boat through the bay.',
      price: 40,
      highlights: ['Herons'],
      photo: 'calm-sand',
      maxGroup: 6,
      rating: 5,
      hours: { least: 2, most: 3 },
    };
    await saveChange(page, 'content/shared/tours.json', ({ tours }) => tours.push(tour));
  });
  await test.step('a notice that closes a house', async () => {
    await openForm(page, 'Notices and offers', 'Notices');
    await add(page, 'Notice');
    await fill(page, 'What guests should know', 'We rest in the long rains.');
    await fillDate(page, 'First day in Zanzibar', '2027-03-01');
    await fillDate(page, 'Last day', '2027-04-01');
    await add(page, 'House');
    await choose(field(page, 'Houses'), 'House', 'Joya Boutique');
    await choose(page, 'What is closed in these days', 'House');
    const notice = {
      text: 'We rest in the long rains.',
      from: '2027-03-01',
      until: '2027-04-01',
      brands: ['joya-boutique'],
      closure: 'house',
    };
    await saveChange(page, 'content/shared/notices.json', ({ notices }) => notices.push(notice));
  });
});

test('an owner writes a season with the prices of all rooms in one table', async ({ page }) => {
  const file = 'content/joya-boutique/rooms.json';
  const { list } = json(files, file) as { list: readonly { id: number; title: string }[] };
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const seasons = field(page, 'Prices by season');
  await scrollUntilRendered(seasons);
  await add(page, 'Season');
  await fill(seasons, 'Name', 'Weekends');
  await fillDate(seasons, 'First night', '2027-06-15');
  await fillDate(seasons, 'Last night', '2027-10-15');
  await field(seasons, 'Only nights that begin on').getByRole('checkbox', { name: 'Friday' }).click();
  const cell = (title: string, column: string) =>
    seasons.getByRole('textbox', { name: `${title}, ${column}`, exact: true });
  await scrollUntilRendered(cell(list[0]!.title, 'A night'));
  for (const [index, { title }] of list.entries()) await cell(title, 'A night').fill(String(100 + index));
  await cell(list[0]!.title, 'Longer stay: a night').fill('no');
  await cell(list[0]!.title, 'Longer stay: from how many nights').fill('7');
  await expect(seasons.getByRole('alert')).toContainText(`${list[0]!.title}: Longer stay: a night: `);
  await cell(list[0]!.title, 'Longer stay: a night').fill('90');
  await saveChange(page, file, (rooms) => {
    const prices: object[] = list.map(({ id }, index) => ({ room: id, price: 100 + index }));
    prices[0] = { ...prices[0], longStay: { nights: 7, price: 90 } };
    const days = { from: '2027-06-15', until: '2027-10-15', weekdays: ['friday'] };
    rooms.seasons = [{ name: 'Weekends', ...days, prices }];
  });
});

test('an owner writes a post', async ({ page }) => {
  const file = 'content/posts/when-the-mangoes-come.md';
  await test.step('a post beside the writing', async () => {
    await create(page, 'Posts');
    await fill(page, 'Title', 'When the mangoes come');
    await fillDate(page, 'Date', '2026-12-01');
    await fill(page, 'Category', 'Garden');
    await add(page, 'House');
    const brands = field(page, 'Houses that show it');
    await choose(brands, 'House', 'Joya Boutique');
    await choosePhoto(page, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
    await fill(brands, 'One or two sentences on its card', 'December: nobody buys fruit.');
    await field(page, 'The post itself').getByRole('textbox').click();
    await page.keyboard.type('Ours is beside the gate.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await settled(page);
    await choosePhoto(
      field(page, 'The post itself'),
      'Picture',
      json(files, 'content/photos/calm-kanga.json').alt,
    );
    await settled(page);
    await filesAfterSave(page, file);
  });
  expect(`${current.get(file)}`).toBe(`---
title: When the mangoes come
date: 2026-12-01
category: Garden
brands:
  - brand: joya-boutique
    photo: calm-sand
    excerpt: 'December: nobody buys fruit.'
---

Ours is beside the gate.

![](calm-kanga)
`);
});
