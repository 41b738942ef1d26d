import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { readCatalog } from '@/content/i18n/read-catalog';
import type { Brand } from '@/content/model';
import { replaceFile } from '@/content/model/files/content-files';
import { expect, type Locator, type Page } from '../../support/e2e/fixtures';
import { resolveChecked } from '../../support/resolve-changed-content';
import { content } from '../../support/site';
import { countInput, type InputCount } from './count-clicks-and-keystrokes';
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
const boutique = content.brands.find(({ id }) => id === 'joya-boutique')!;
/** What was saved last. */
let current: Files;

/** No job needs more presses than this beside its text. */
const MAX_CLICKS = 12;
const inputCounts: { readonly job: string; readonly clicks: number; readonly keys: number }[] = [];
let readInputCount: () => Promise<InputCount>;

test.beforeEach(async ({ page, editorUrl }) => {
  await openEditor(page, editorUrl, files);
  current = files;
  readInputCount = await countInput(page);
});

test.afterAll(() => {
  console.table(inputCounts);
});

/** One job of an owner, from the menu to "Save". */
const job = (title: string, work: () => Promise<unknown>) =>
  test.step(title, async () => {
    const before = await readInputCount();
    await work();
    const after = await readInputCount();
    const [clicks, keys] = [after.clicks - before.clicks, after.keys - before.keys];
    inputCounts.push({ job: title, clicks, keys });
    expect(clicks, `presses of "${title}"`).toBeLessThanOrEqual(MAX_CLICKS);
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
  await job('the price of a room', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await fill(page, 'Price in US dollars a night', '85');
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].price = 85));
  });
  await job('the hours of the restaurant', async () => {
    await openForm(page, 'Restaurant and menu', 'Restaurant');
    const hours = field(page, 'Opening hours');
    await expand(hours);
    const meals = field(hours, 'Meals, in the order of the day');
    await expand(meals);
    await fillDate(meals, 'Until', '11:00');
    await saveChange(page, 'content/shared/restaurant.json', (it) => (it.hours.list[0].closes = '11:00'));
  });
  await job('another picture of a room', async () => {
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
  await job('a picture with its words', async () => {
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
  await job('a dish', async () => {
    await openForm(page, 'Restaurant and menu', 'Menu');
    await add(page, 'Dish');
    await choose(page, 'Part of the menu', 'Lunch');
    await choosePhoto(page, 'Picture', json(files, 'content/photos/lunch-1.json').alt);
    await fill(page, 'Name', 'Octopus in coconut');
    await fill(page, 'Price', '€ 9.00');
    const dish = { category: 'lunch', photo: 'lunch-1', name: 'Octopus in coconut', price: '€ 9.00' };
    await saveChange(page, 'content/shared/food-menu.json', ({ items }) => items.push(dish));
  });
  await job('a tour', async () => {
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
  await job('a notice that closes a house', async () => {
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

test('an owner writes a post', async ({ page }) => {
  const file = 'content/posts/when-the-mangoes-come.md';
  await job('a post beside the writing', async () => {
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

/** The brand in each language, as it is published with these files. */
function publishedBrands(after: Files): readonly Brand[] {
  const edited = changedFiles(files, after).reduce((all, file) => {
    const { $schema: _, samples: __, ...value } = json(after, file);
    return replaceFile(all, file, value);
  }, content);
  return languages.map((language, index) =>
    resolveChecked(edited, index > 0 ? readCatalog(language, extractMessages(edited)) : undefined).getBrand(
      boutique.id,
    ),
  );
}

test('an owner hides a room', async ({ page }) => {
  const file = 'content/joya-boutique/rooms.json';
  await job('a room off the site for a while', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await field(page, 'Hide this room').getByRole('switch').click();
    await expect(field(page, 'Ready to be published?')).toContainText('Home, Best rooms');
    await filesAfterSave(page, file);
  });
  const [hidden, ...others] = boutique.rooms.list;
  const { list } = json(current, file);
  expect(list).toEqual([{ ...hidden, hidden: true }, ...others]);
  for (const brand of publishedBrands(current)) {
    expect(brand.rooms.all.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(JSON.stringify(brand)).not.toContain(`/room/${hidden!.id}"`);
    expect(brand.home.bestRooms.featured).toHaveLength(boutique.home.bestRooms.featured.length - 1);
  }
});

test('an owner takes out a room, after the form that names it', async ({ page }) => {
  const room = boutique.rooms.list.find(({ title }) => title === 'Garden View Top Floor')!;
  const ourLodges = boutique.home.ourLodges!.featured.filter(({ roomId }) => roomId !== room.id);
  await openForm(page, 'Texts: Joya Boutique', 'Home');
  const section = field(page, 'Our Lodges');
  await scrollUntilRendered(section);
  await expand(section);
  const featured = field(section, 'Rooms');
  await scrollUntilRendered(featured);
  await featured.getByRole('button', { name: 'Remove', exact: true }).nth(ourLodges.length).click();
  await save(page);

  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  const remove = rooms.getByRole('button', { name: 'Remove', exact: true });
  await remove.nth(boutique.rooms.list.indexOf(room)).click();
  const after = await filesAfterSave(
    page,
    'content/joya-boutique/home.json',
    'content/joya-boutique/rooms.json',
  );
  const others = boutique.rooms.list.filter((other) => other !== room);
  expect(json(after, 'content/joya-boutique/home.json').ourLodges.featured).toEqual(ourLodges);
  expect(json(after, 'content/joya-boutique/rooms.json').list).toEqual(others);
  for (const brand of publishedBrands(after)) {
    expect(brand.rooms.all.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(JSON.stringify(brand)).not.toContain(`/room/${room.id}"`);
  }
});

test('an owner adds a room like another', async ({ page }) => {
  const last = boutique.rooms.list.at(-1)!;
  const words = { id: 12, title: 'Suite Baobab', summary: 'A suite below the baobab.' };
  await job('a room like another', async () => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    const rooms = field(page, 'Rooms');
    await rooms.getByRole('button', { name: 'List Item Options' }).last().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await settled(page);
    const ready = field(page, 'Ready to be published?');
    await expect(ready).toContainText(`Number: ${last.id} is there twice.`);
    await fill(rooms, 'Number', String(words.id));
    await expect(ready).toContainText(`Name: Room ${words.id} has the same words as room ${last.id}.`);
    await fill(rooms, 'Name', words.title);
    await fill(rooms, 'One or two sentences on its card', words.summary);
    const paragraphs = field(rooms, 'Paragraphs of its page');
    await scrollUntilRendered(paragraphs);
    await paragraphs.getByRole('textbox').first().fill('It is quiet there.');
    const description = ['It is quiet there.', ...last.description.slice(1)];
    await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) =>
      list.push({ ...last, ...words, description }),
    );
  });
});
