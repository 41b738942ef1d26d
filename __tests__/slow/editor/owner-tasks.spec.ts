import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { parsePo } from '@/content/i18n/parse-po';
import { readCatalog } from '@/content/i18n/read-catalog';
import { formatEntry } from '@/content/i18n/serialize-po';
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

/** What is far below the viewport is rendered once it is near. */
async function scrollUntilRendered(part: Locator) {
  const { mouse } = part.page();
  await mouse.move(700, 500);
  for (let tries = 0; tries < 20 && (await part.count()) === 0; tries++) {
    await mouse.wheel(0, 500);
    await settled(part.page());
  }
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await settled(part.page());
}

/** German sentences, one of them as it was before its English was changed. */
const GERMAN = 'content/languages/de/about.po';
const german = readFileSync(GERMAN, 'utf8');
const changedSentence = parsePo(german, GERMAN).entries.find(
  ({ msgid, msgstr, flags }) => msgid && msgstr[0] && flags.length === 0 && !msgid.includes('{'),
)!;

const files = filesOfContent().set(
  GERMAN,
  Buffer.from(german.replace(`msgid ${JSON.stringify(changedSentence.msgid)}`, 'msgid "As it was."')),
);

/** No job needs more presses than this beside its text. */
const MAX_CLICKS = 12;
const inputCounts: { readonly job: string; readonly clicks: number; readonly keys: number }[] = [];
let readInputCount: () => Promise<InputCount>;

test.beforeEach(async ({ page, editorUrl }) => {
  await openEditor(page, editorUrl, files);
  readInputCount = await countInput(page);
});

test.afterEach(async ({}, { title, status, expectedStatus }) => {
  if (status !== expectedStatus) return;
  const { clicks, keys } = await readInputCount();
  inputCounts.push({ job: title, clicks, keys });
  expect(clicks, `presses of "${title}"`).toBeLessThanOrEqual(MAX_CLICKS);
});

test.afterAll(() => {
  console.table(inputCounts);
});

/** Saves; these files have changed and no others. */
async function filesAfterSave(page: Page, ...changed: string[]): Promise<Files> {
  await save(page);
  const after = await readFiles(page);
  expect(changedFiles(files, after)).toEqual(changed);
  return after;
}

/** Saves; this is the only change, in the only file. */
async function saveChange(page: Page, file: string, change: (content: ReturnType<typeof json>) => unknown) {
  const expected = json(files, file);
  change(expected);
  expect(json(await filesAfterSave(page, file), file)).toEqual(expected);
}

test('an owner changes the phone', async ({ page }) => {
  await openForm(page, 'Contact and legal', 'Contact and address');
  await fill(page, 'Phone', '+255777123456');
  await saveChange(page, 'content/shared/business.json', (business) => (business.phone = '+255777123456'));
});

test('an owner changes the price of a room', async ({ page }) => {
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await fill(page, 'Price in US dollars a night', '85');
  await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].price = 85));
});

test('an owner changes the hours of the restaurant', async ({ page }) => {
  await openForm(page, 'Restaurant and menu', 'Restaurant');
  const hours = field(page, 'Opening hours');
  await expand(hours);
  const meals = field(hours, 'Meals, in the order of the day');
  await expand(meals);
  await fillDate(meals, 'Until', '11:00');
  await saveChange(page, 'content/shared/restaurant.json', (it) => (it.hours.list[0].closes = '11:00'));
});

test('an owner changes a text', async ({ page }) => {
  await openForm(page, 'Joya Boutique: texts of the pages', 'About');
  const statement = 'One sentence about the house, in large type';
  await fill(page, statement, 'Come as you are.');
  await saveChange(
    page,
    'content/joya-boutique/about.json',
    (about) => (about.statement = 'Come as you are.'),
  );
});

test('an owner adds a picture with its words', async ({ page }, info) => {
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

test('an owner adds a dish', async ({ page }) => {
  await openForm(page, 'Restaurant and menu', 'Menu');
  await add(page, 'Dish');
  await choose(page, 'Part of the menu', 'Lunch');
  await choosePhoto(page, 'Picture', json(files, 'content/photos/lunch-1.json').alt);
  await fill(page, 'Name', 'Octopus in coconut');
  await fill(page, 'Price', '€ 9.00');
  const dish = { category: 'lunch', photo: 'lunch-1', name: 'Octopus in coconut', price: '€ 9.00' };
  await saveChange(page, 'content/shared/food-menu.json', ({ items }) => items.push(dish));
});

test('an owner adds a tour', async ({ page }) => {
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

test('an owner writes a post', async ({ page }) => {
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
  const file = 'content/posts/when-the-mangoes-come.md';
  const after = await filesAfterSave(page, file);
  expect(`${after.get(file)}`).toBe(`---
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

test('an owner puts up a notice that closes a house', async ({ page }) => {
  await openForm(page, 'Notices, offers, closed days', 'Notices');
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

test('an owner makes an offer', async ({ page }) => {
  await openForm(page, 'Notices, offers, closed days', 'Offers');
  await add(page, 'Offer');
  await fill(page, 'Name', 'Four nights, three to pay');
  await fill(page, 'What guests get', 'Stay four nights in the green season and pay for three.');
  await fill(page, 'Price in US dollars a night, if it has one', '59');
  await fillDate(page, 'First day in Zanzibar', '2027-04-01');
  await fillDate(page, 'Last day', '2027-05-15');
  await add(page, 'Condition');
  await field(page, 'Conditions').getByRole('textbox').last().fill('Write “four nights” when you book');
  await add(page, 'House');
  await choose(field(page, 'Houses'), 'House', 'Joya Boutique');
  await add(page, 'Room');
  await choose(page, 'Room', 'Garden View Top Floor');
  const offer = {
    title: 'Four nights, three to pay',
    text: 'Stay four nights in the green season and pay for three.',
    conditions: ['Write “four nights” when you book'],
    price: 59,
    from: '2027-04-01',
    until: '2027-05-15',
    brands: ['joya-boutique'],
    rooms: [boutique.rooms.list.find(({ title }) => title === 'Garden View Top Floor')!.id],
  };
  await saveChange(page, 'content/shared/special-offers.json', ({ offers }) => offers.push(offer));
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
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await field(page, 'Hide this room').getByRole('switch').click();
  await expect(field(page, 'Ready to be published?')).toContainText('Home, Best rooms');
  const file = 'content/joya-boutique/rooms.json';
  const after = await filesAfterSave(page, file);
  const [hidden, ...others] = boutique.rooms.list;
  const { list } = json(after, file);
  expect(list).toEqual([{ ...hidden, hidden: true }, ...others]);
  for (const brand of publishedBrands(after)) {
    expect(brand.rooms.all.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(JSON.stringify(brand)).not.toContain(`/room/${hidden!.id}"`);
    expect(brand.home.bestRooms.featured).toHaveLength(boutique.home.bestRooms.featured.length - 1);
  }
});

test('an owner takes out a room, after the form that names it', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const room = boutique.rooms.list.find(({ title }) => title === 'Garden View Top Floor')!;
  const ourLodges = boutique.home.ourLodges!.featured.filter(({ roomId }) => roomId !== room.id);
  await openForm(page, 'Joya Boutique: texts of the pages', 'Home');
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

const boutique = content.brands.find(({ id }) => id === 'joya-boutique')!;

test('an owner translates a sentence that has changed', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Language: Deutsch' }).click();
  await page.getByRole('row', { name: /^About(?::|$)/ }).click();
  const sentence = page.getByRole('group', { name: changedSentence.msgid, exact: true });
  await sentence.getByRole('textbox', { name: 'Deutsch' }).fill('Neu übersetzt, in einem Satz.');
  const after = await filesAfterSave(page, GERMAN);
  const written = formatEntry({ ...changedSentence, msgstr: ['Neu übersetzt, in einem Satz.'] });
  expect(`${after.get(GERMAN)}`).toContain(written);
});

test('an owner fills in the legal notice', async ({ page }) => {
  await openForm(page, 'Contact and legal', 'Legal notice');
  const owner = {
    business: 'Joya Limited',
    responsible: 'The manager',
    address: 'Jambiani Beach, Zanzibar',
    registration: 'Z-0000',
    licence: 'L-0000',
  };
  const part = field(page, 'Who runs the site, as its law wants it named');
  await expand(part);
  const boxes = part.getByRole('textbox');
  for (const [index, text] of Object.values(owner).entries()) await boxes.nth(index).fill(text);
  await saveChange(page, 'content/shared/legal-notice.json', (notice) => (notice.owner = owner));
});

test('an owner shows another picture of a room', async ({ page }) => {
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await choosePhoto(
    field(page, 'Picture on its card'),
    'Picture',
    json(files, 'content/photos/calm-sand.json').alt,
  );
  await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => (list[0].photo = 'calm-sand'));
});

test('an owner adds a room like another', async ({ page }) => {
  test.setTimeout(240_000);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  const rooms = field(page, 'Rooms');
  await rooms.getByRole('button', { name: 'List Item Options' }).last().click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await settled(page);
  const ready = field(page, 'Ready to be published?');
  await expect(ready).toContainText('Rooms, entry 5, Number: not filled in yet');
  await expect(ready).toContainText('Copied from “Premium Sea View Top Floor”: Price');
  await fill(rooms, 'Number', '12');
  await choosePhoto(
    field(rooms, 'Picture on its card'),
    'Picture',
    json(files, 'content/photos/calm-sand.json').alt,
  );
  await fill(rooms, 'Name', 'Suite Baobab');
  await fill(rooms, 'One or two sentences on its card', 'A suite below the baobab.');
  const paragraphs = field(rooms, 'Paragraphs of its page');
  await scrollUntilRendered(paragraphs);
  await paragraphs.getByRole('textbox').fill('It is quiet there.');
  await add(page, 'Line of a table');
  await fill(rooms, 'What', 'View');
  await fill(rooms, 'Value', 'Baobab');
  const photos = field(rooms, 'Pictures');
  await scrollUntilRendered(photos);
  await photos.getByRole('button', { name: 'Add \u2068Picture\u2069' }).last().click();
  await settled(page);
  await choosePhoto(photos, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
  await scrollUntilRendered(field(rooms, 'Description for search engines'));
  await fill(rooms, 'Description for search engines', '{title} at {name}.');
  const [last] = boutique.rooms.list.slice(-1);
  const { price, adults, sizeSqm, beds, amenities } = last!;
  const room = {
    id: 12,
    photo: 'calm-sand',
    title: 'Suite Baobab',
    summary: 'A suite below the baobab.',
    price,
    adults,
    sizeSqm,
    description: ['It is quiet there.'],
    beds,
    details: [{ label: 'View', value: 'Baobab' }],
    amenities,
    access: { steps: '', doors: '', shower: '', beach: '' },
    gallery: ['calm-sand'],
    metaDescription: '{title} at {name}.',
  };
  await saveChange(page, 'content/joya-boutique/rooms.json', ({ list }) => list.push(room));
});
