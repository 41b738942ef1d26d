// Takes the screenshots of docs/owner.md: npm run docs:screenshots
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, type Page } from '../../support/e2e/fixtures';
import {
  add,
  choose,
  expand,
  field,
  fill,
  fillDate,
  filesOfContent,
  openEditor,
  openForm,
  settled,
  test,
} from './editor-page';

const FOLDER = 'docs/images';
const WIDTH = 960;

// tall: fields are rendered when they are in view
test.use({ viewport: { width: WIDTH, height: 1100 } });

/** Takes a part of the screen. */
async function take(page: Page, name: string, height: number, y = 0) {
  // without a ring around what was pressed last
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settled(page);
  const clip = { x: 0, y, width: WIDTH, height };
  const photo = await page.screenshot({ clip, animations: 'disabled' });
  await sharp(photo).webp({ quality: 80 }).toFile(`${FOLDER}/${name}.webp`);
}

test('signing in at GitHub', async ({ page, editorUrl, consoleErrors }) => {
  consoleErrors.allow(/githubstatus/);
  await page.goto(editorUrl);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('github_pat_…');
  await take(page, 'sign-in', 480, 310);
});

test('a sentence whose English has changed', async ({ page, editorUrl }) => {
  const file = 'content/languages/de/about.po';
  // two sentences before they were translated anew
  const before = readFileSync(file, 'utf8')
    .replace('msgid "Philosophy"', 'msgid "Our philosophy"')
    .replace(/(msgid "We keep the hotel small.*\nmsgstr) ".*"/, '$1 ""');
  await openEditor(page, editorUrl, filesOfContent().set(file, Buffer.from(before)));
  await page.getByRole('treeitem', { name: 'Language: Deutsch' }).click();
  await page.getByRole('row', { name: /^About(?::|$)/ }).click();
  await expect(page.getByText(/ of \d+ sentences/)).toBeVisible();
  await take(page, 'translation', 720);
});

test.describe('signed in', () => {
  test.beforeEach(({ page, editorUrl }) => openEditor(page, editorUrl, filesOfContent()));

  test('the groups of forms', async ({ page }) => {
    await page.getByRole('treeitem', { name: 'Restaurant and menu' }).click();
    await take(page, 'groups', 540);
  });

  test('a price that is wrong', async ({ page }) => {
    await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
    await expand(field(page, 'Rooms'));
    await fill(page, 'Price in US dollars a night', '85 dollars');
    const price = field(page, 'Price in US dollars a night');
    await expect(price).toContainText('Write a number');
    await price.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await take(page, 'price', 800);
  });

  test('a picture with its words', async ({ page }) => {
    await page.getByRole('treeitem', { name: 'Pictures' }).click();
    await page.getByRole('row').filter({ hasText: 'A dhow under sail' }).click();
    await expect(field(page, 'File').locator('img')).toBeVisible();
    await take(page, 'picture', 740);
  });

  test('a notice', async ({ page }) => {
    await openForm(page, 'Notices and offers', 'Notices');
    await add(page, 'Notice');
    await fill(page, 'What guests should know', 'We rest in the long rains.');
    await fillDate(page, 'First day in Zanzibar', '2027-04-01');
    await fillDate(page, 'Last day', '2027-05-31');
    await add(page, 'House');
    await choose(field(page, 'Houses'), 'House', 'Joya Boutique');
    await take(page, 'notice', 900);
  });
});
