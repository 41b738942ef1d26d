// Takes the pictures of docs/owner.md: npm run docs:pictures
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../../browser/support/test';
import { expand, field, filesOfContent, openEditor, openForm, settled, test } from './editor';

const FOLDER = 'docs/images';
const WIDTH = 960;

// tall: fields are drawn when they come into view
test.use({ viewport: { width: WIDTH, height: 1100 } });

/** Takes a part of the screen. */
async function take(page: Page, name: string, height: number, y = 0) {
  // without a ring around what was pressed last
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settled(page);
  const picture = await page.screenshot({
    clip: { x: 0, y, width: WIDTH, height },
    animations: 'disabled',
  });
  mkdirSync(FOLDER, { recursive: true });
  await sharp(picture).webp({ quality: 80 }).toFile(`${FOLDER}/${name}.webp`);
}

test.describe('at GitHub', () => {
  test.use({ files: 'at GitHub' });

  test('signing in', async ({ page, editorUrl }) => {
    await page.goto(editorUrl);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('github_pat_…');
    await take(page, 'sign-in', 480, 310);
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ page, editorUrl }) => openEditor(page, editorUrl, filesOfContent()));

  test('the groups of forms', async ({ page }) => {
    await page.getByRole('treeitem', { name: 'Restaurant and menu' }).click();
    await take(page, 'groups', 540);
  });

  test('the price of a room', async ({ page }) => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    const price = field(page, 'Price in US dollars a night');
    await price.getByRole('textbox').fill('85 dollars');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(price).toContainText('Write a number');
    await price.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await take(page, 'price', 800);
  });

  test('a picture with its words', async ({ page }) => {
    await page.getByRole('treeitem', { name: 'Pictures' }).click();
    await page.getByRole('row').filter({ hasText: 'A dhow under sail' }).click();
    await expect(field(page, 'File').locator('img')).toBeVisible();
    await take(page, 'picture', 480);
  });

  test('a notice', async ({ page }) => {
    await openForm(page, 'Notices and closed days', 'Notices');
    await page.getByRole('button', { name: 'Add \u2068Notice\u2069' }).last().click();
    await settled(page);
    await field(page, 'What guests should know').getByRole('textbox').fill('We rest in the long rains.');
    await field(page, 'First day in Zanzibar').locator('input').fill('2027-04-01');
    await field(page, 'Last day').locator('input').fill('2027-05-31');
    await field(page, 'House').getByRole('radio', { name: 'Joya Boutique' }).click();
    await take(page, 'notice', 900);
  });
});
