import type { Locator, Page } from '@playwright/test';
import { expect } from '../../browser/support/test';
import { changedFiles, filesOfContent, openEditor, readFiles, save, test, type Files } from './editor';

/** A field of a form, or of the part of it that is given. */
const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });

async function open(page: Page, collection: string, file: string): Promise<void> {
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('row', { name: file, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

const json = (files: Files, file: string) => JSON.parse(`${files.get(file)}`);

test.describe('an owner', () => {
  let files: Files;

  test.beforeEach(async ({ page, editorUrl }) => {
    files = filesOfContent();
    await openEditor(page, editorUrl, files);
  });

  /** What the one changed file holds now. */
  async function onlyChange(page: Page, file: string) {
    const after = await readFiles(page);
    expect(changedFiles(files, after)).toEqual([file]);
    return { before: json(files, file), after: json(after, file) };
  }

  test('changes the phone', async ({ page }) => {
    await open(page, 'Contact and legal', 'Contact and address');
    await field(page, 'Phone').getByRole('textbox').fill('0777 123');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field(page, 'Phone')).toContainText('Write a plus sign and digits');
    await field(page, 'Phone').getByRole('textbox').fill('+255777123456');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/business.json');
    expect(after).toEqual({ ...before, phone: '+255777123456' });
  });

  test('changes the price of a room', async ({ page }) => {
    await open(page, 'Rooms', 'Joya Boutique: Rooms');
    const rooms = field(page, 'Rooms');
    await rooms.getByRole('button', { name: 'Expand', exact: true }).nth(0).click();
    const price = field(page, 'Price in US dollars a night').getByRole('spinbutton');
    await price.fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field(page, 'Price in US dollars a night')).toContainText('Write a number above zero');
    await price.fill('85');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/joya-boutique/rooms.json');
    before.list[0].price = 85;
    expect(after).toEqual(before);
  });

  test('changes the hours of the restaurant', async ({ page }) => {
    await open(page, 'Restaurant and menu', 'Restaurant');
    const hours = field(page, 'Opening hours');
    await hours.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const meals = field(hours, 'Meals, in the order of the day');
    await meals.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await field(meals, 'Until').locator('input').fill('11:00');
    await save(page);
    const { before, after } = await onlyChange(page, 'content/shared/restaurant.json');
    before.hours.list[0].closes = '11:00';
    expect(after).toEqual(before);
  });
});
