import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../../browser/support/test';
import { serveCopy } from '../copies/copy';
import {
  changedFiles,
  expand,
  field,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  settled,
  test,
  trySave,
  type Files,
} from './editor';

const json = (files: Files, file: string) => JSON.parse(`${files.get(file)}`);

async function fill(within: Page | Locator, label: string, text: string) {
  const box = field(within, label).getByRole('textbox');
  // the fields below are drawn when they come near
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await box.fill(text);
}
/** A day or a time. */
const fillDate = (within: Page | Locator, label: string, value: string) =>
  field(within, label).locator('input').fill(value);
const choose = (within: Page | Locator, label: string, choice: string) =>
  field(within, label).getByRole('radio', { name: choice }).click();
async function add(page: Page, what: string) {
  await page
    .getByRole('button', { name: `Add \u2068${what}\u2069` })
    .last()
    .click();
  await settled(page);
}

async function create(page: Page, collection: string) {
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await settled(page);
}

async function choosePicture(page: Page, label: string, words: string) {
  await field(page, label).last().getByRole('combobox').first().click();
  await page.getByRole('option', { name: words }).click();
}

const offer = (page: Page, file: string) =>
  field(page, 'File').locator('input[type=file]').first().setInputFiles(file);

/** 40 MB, with the place where it was taken. */
async function fromCamera(): Promise<Buffer> {
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#357' } });
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 19/1 0/1' } };
  return Buffer.concat([await picture.withExif(place).jpeg().toBuffer(), Buffer.alloc(40_000_000)]);
}

// the last test needs what all jobs have written
test.describe.configure({ mode: 'serial' });
const written = new Map<string, Buffer>();

test.describe('an owner', () => {
  let files: Files;

  test.beforeEach(async ({ page, editorUrl }) => {
    files = filesOfContent();
    await openEditor(page, editorUrl, files);
  });

  /** All files, once these and no others have changed. */
  async function filesAfter(page: Page, ...changed: string[]): Promise<Files> {
    const after = await readFiles(page);
    expect(changedFiles(files, after)).toEqual(changed);
    for (const file of changed) written.set(file, after.get(file)!);
    return after;
  }

  /** What the one changed file held, and what it holds now. */
  async function onlyChange(page: Page, file: string) {
    const after = await filesAfter(page, file);
    return { before: json(files, file), after: json(after, file) };
  }

  test('changes the phone', async ({ page }) => {
    await openForm(page, 'Contact and legal', 'Contact and address');
    await fill(page, 'Phone', '0777 123');
    await trySave(page);
    await expect(field(page, 'Phone')).toContainText('Write a plus sign and digits');
    await fill(page, 'Phone', '+255777123456');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/business.json');
    expect(after).toEqual({ ...before, phone: '+255777123456' });
  });

  test('changes the price of a room', async ({ page }) => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    const price = 'Price in US dollars a night';
    for (const wrong of ['0', '85 dollars']) {
      await fill(page, price, wrong);
      await trySave(page);
      await expect(field(page, price)).toContainText('Write a number above zero');
      await expect(field(page, price).getByRole('textbox')).toHaveValue(wrong);
    }
    await fill(page, price, '85');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/joya-boutique/rooms.json');
    before.list[0].price = 85;
    expect(after).toEqual(before);
  });

  test('changes the hours of the restaurant', async ({ page }) => {
    await openForm(page, 'Restaurant and menu', 'Restaurant');
    const hours = field(page, 'Opening hours');
    await expand(hours);
    const meals = field(hours, 'Meals, in the order of the day');
    await expand(meals);
    await fillDate(meals, 'Until', '11:00');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/restaurant.json');
    before.hours.list[0].closes = '11:00';
    expect(after).toEqual(before);
  });

  test('changes a text', async ({ page }) => {
    await openForm(page, 'Texts of Joya Boutique', 'About');
    const statement = 'One sentence about the house, in large type';
    await fill(page, statement, '');
    await trySave(page);
    await expect(field(page, statement)).toContainText('This field is required');
    await fill(page, statement, 'Come as you are.');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/joya-boutique/about.json');
    expect(after).toEqual({ ...before, statement: 'Come as you are.' });
  });

  test('adds a picture with its words', async ({ page }, info) => {
    const [letter, picture] = [info.outputPath('letter.jpg'), info.outputPath('IMG 0001.JPG')];
    mkdirSync(info.outputPath(), { recursive: true });
    writeFileSync(letter, 'Dear guests');
    writeFileSync(picture, await fromCamera());
    await create(page, 'Pictures');
    const words = 'What the picture shows, for those who do not see it';
    await fill(page, words, 'A new door');
    await offer(page, letter);
    await expect(page.getByRole('alertdialog')).toContainText('cannot be uploaded');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, words).getByRole('textbox')).toHaveValue('A new door');
    await offer(page, picture);
    await expect(field(page, 'File')).toContainText('img-0001.webp');
    await save(page);
    await openForm(page, 'Restaurant and menu', 'Joya Boutique: Restaurant');
    await choosePicture(page, 'Picture', 'A new door');
    await save(page);
    const [place, entry, original] = [
      'content/joya-boutique/restaurant.json',
      'content/photos/a-new-door.json',
      'content/photos/img-0001.webp',
    ] as const;
    const after = await filesAfter(page, place, entry, original);
    expect(json(after, place)).toEqual({ ...json(files, place), photo: 'a-new-door' });
    expect(json(after, entry)).toEqual({ file: 'img-0001.webp', alt: 'A new door' });
    const { format, width, exif } = await sharp(after.get(original)).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 2400, exif: undefined });
  });

  test('adds a dish', async ({ page }) => {
    await openForm(page, 'Restaurant and menu', 'Menu');
    await add(page, 'Dish');
    await choose(page, 'Part of the menu', 'Lunch');
    await choosePicture(page, 'Picture', json(files, 'content/photos/lunch-1.json').alt);
    await fill(page, 'Name', 'Octopus in coconut');
    await fill(page, 'Price', '€ 9.00');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/food-menu.json');
    const dish = { category: 'lunch', photo: 'lunch-1', name: 'Octopus in coconut', price: '€ 9.00' };
    expect(after).toEqual({ ...before, items: [...before.items, dish] });
  });

  test('adds a tour', async ({ page }) => {
    await openForm(page, 'Tours', 'Tours');
    await add(page, 'Tour');
    await fill(page, 'Short name', 'mangroves');
    await fill(page, 'Name', 'Mangroves');
    await fill(page, 'Description', 'By boat through the bay.');
    await fill(page, 'Lowest price in US dollars', '40');
    await add(page, 'Highlight');
    await field(page, 'Highlights').getByRole('textbox').last().fill('Herons');
    await choosePicture(page, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
    await fill(page, 'Largest group', '6');
    await fill(page, 'Stars', '5');
    const hours = field(page, 'Duration in hours');
    await expand(hours);
    await fill(hours, 'From', '2');
    await fill(hours, 'To', '3');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/tours.json');
    const tour = {
      id: 'mangroves',
      title: 'Mangroves',
      description: 'By boat through the bay.',
      price: 40,
      highlights: ['Herons'],
      image: 'calm-sand',
      maxGroup: 6,
      rating: 5,
      hours: { least: 2, most: 3 },
    };
    expect(after).toEqual({ ...before, tours: [...before.tours, tour] });
  });

  test('writes a post', async ({ page }) => {
    await create(page, 'Posts');
    await fill(page, 'Title', 'When the mangoes come');
    await fillDate(page, 'Date', '2026-12-01');
    await fill(page, 'Category', 'Garden');
    await add(page, 'House');
    const houses = field(page, 'Houses that show it');
    await choose(houses, 'House', 'Joya Boutique');
    await choosePicture(page, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
    await fill(houses, 'One or two sentences on its card', 'December: nobody buys fruit.');
    await field(page, 'The post itself').getByRole('textbox').click();
    await page.keyboard.type('Ours is beside the gate.');
    await save(page);
    const file = 'content/posts/when-the-mangoes-come.md';
    const after = await filesAfter(page, file);
    expect(`${after.get(file)}`).toBe(`---
title: When the mangoes come
date: 2026-12-01
category: Garden
houses:
  - house: joya-boutique
    photo: calm-sand
    excerpt: 'December: nobody buys fruit.'
---

Ours is beside the gate.
`);
  });

  test('puts up a notice that closes a house', async ({ page }) => {
    await openForm(page, 'Notices and closed days', 'Notices');
    await add(page, 'Notice');
    await fill(page, 'What guests should know', 'We rest in the long rains.');
    await fillDate(page, 'First day in Zanzibar', '2027-05-31');
    await fillDate(page, 'Last day', '2027-04-01');
    await choose(page, 'House', 'Joya Boutique');
    await choose(page, 'What is closed in these days', 'House');
    await trySave(page);
    await expect(page.getByRole('alertdialog')).toContainText('is the last day');
    await page.getByRole('button', { name: 'OK' }).click();
    await fillDate(page, 'First day in Zanzibar', '2027-03-01');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/notices.json');
    const notice = {
      text: 'We rest in the long rains.',
      from: '2027-03-01',
      until: '2027-04-01',
      brand: 'joya-boutique',
      closure: 'house',
    };
    expect(after).toEqual({ ...before, notices: [...before.notices, notice] });
  });
});

test('the site that is built from what these jobs have written shows each', async ({ page }) => {
  test.setTimeout(900_000);
  // the build begins with the check
  const { url, remove } = await serveCopy('nine-jobs', (copy) => {
    for (const [file, data] of written) writeFileSync(join(copy, file), data);
  });
  const main = page.getByRole('main');
  const open = (path: string) => page.goto(`${url}/joya-boutique/${path}`);

  const [room] = JSON.parse(`${written.get('content/joya-boutique/rooms.json')}`).list;
  await open(`room/${room.id}`);
  await expect(main.getByText('$85').first()).toBeVisible();
  await open('about');
  await expect(main.getByText('Come as you are.')).toBeVisible();
  await open('contact');
  await expect(main.locator('a[href="tel:+255777123456"]')).toBeVisible();
  await open('restaurant');
  await expect(main.getByText(/11\.00/).first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'A new door' })).toBeVisible();
  await expect(main.getByText('Octopus in coconut')).toBeVisible();
  await open('tours-activities');
  await expect(main.getByRole('heading', { name: 'Mangroves' })).toBeVisible();
  await open('blog');
  await expect(main.getByRole('heading', { name: 'When the mangoes come' })).toBeVisible();
  await page.clock.install({ time: '2027-03-15T09:00:00Z' });
  await open('');
  await expect(page.getByRole('note').filter({ hasText: 'We rest in the long rains.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await remove();
});
