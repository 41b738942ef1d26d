import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../../browser/support/test';
import {
  changedFiles,
  expand,
  field,
  filesOfContent,
  openEditor,
  openForm,
  readFiles,
  save,
  test,
  trySave,
  type Files,
} from './editor';

const json = (files: Files, file: string) => JSON.parse(`${files.get(file)}`);

const fill = (within: Page | Locator, label: string, text: string) =>
  field(within, label).getByRole('textbox').fill(text);
const fillNumber = (within: Page | Locator, label: string, value: number) =>
  field(within, label).getByRole('spinbutton').fill(String(value));
/** A day or a time. */
const fillDate = (within: Page | Locator, label: string, value: string) =>
  field(within, label).locator('input').fill(value);
const choose = (within: Page | Locator, label: string, choice: string) =>
  field(within, label).getByRole('radio', { name: choice }).click();
const add = (page: Page, what: string) =>
  page
    .getByRole('button', { name: `Add \u2068${what}\u2069` })
    .last()
    .click();

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

test.describe('an owner', () => {
  let files: Files;

  test.beforeEach(async ({ page, editorUrl }) => {
    files = filesOfContent();
    await openEditor(page, editorUrl, files);
  });

  /** What the one changed file held, and what it holds now. */
  async function onlyChange(page: Page, file: string) {
    const after = await readFiles(page);
    expect(changedFiles(files, after)).toEqual([file]);
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
    await fillNumber(page, price, 0);
    await trySave(page);
    await expect(field(page, price)).toContainText('Write a number above zero');
    await fillNumber(page, price, 85);
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
    await fill(page, 'One sentence about the house, in large type', 'Come as you are.');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/joya-boutique/about.json');
    expect(after).toEqual({ ...before, statement: 'Come as you are.' });
  });

  test('adds a picture with its words', async ({ page }, info) => {
    const [letter, picture] = [info.outputPath('letter.jpg'), info.outputPath('IMG 0001.JPG')];
    mkdirSync(info.outputPath(), { recursive: true });
    writeFileSync(letter, 'Dear guests');
    writeFileSync(picture, await fromCamera());
    await page.getByRole('treeitem', { name: 'Pictures' }).click();
    await page.getByRole('button', { name: 'New' }).click();
    const words = 'What the picture shows, for those who do not see it';
    await fill(page, words, 'A new door');
    await offer(page, letter);
    await expect(page.getByRole('alertdialog')).toContainText('cannot be uploaded');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, words).getByRole('textbox')).toHaveValue('A new door');
    await offer(page, picture);
    await expect(field(page, 'File')).toContainText('img-0001.webp');
    await save(page);
    const after = await readFiles(page);
    const [entry = '', original = ''] = changedFiles(files, after);
    expect([entry, original]).toEqual(['content/photos/a-new-door.json', 'content/photos/img-0001.webp']);
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
    await fillNumber(page, 'Lowest price in US dollars', 40);
    await add(page, 'Highlight');
    await field(page, 'Highlights').getByRole('textbox').last().fill('Herons');
    await choosePicture(page, 'Picture', json(files, 'content/photos/calm-sand.json').alt);
    await fillNumber(page, 'Largest group', 6);
    await fillNumber(page, 'Stars', 5);
    const hours = field(page, 'Duration in hours');
    await expand(hours);
    await fillNumber(hours, 'From', 2);
    await fillNumber(hours, 'To', 3);
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
    await page.getByRole('treeitem', { name: 'Posts' }).click();
    await page.getByRole('button', { name: 'New' }).click();
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
    const after = await readFiles(page);
    expect(changedFiles(files, after)).toEqual(['content/posts/when-the-mangoes-come.md']);
    expect(`${after.get('content/posts/when-the-mangoes-come.md')}`).toBe(`---
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
