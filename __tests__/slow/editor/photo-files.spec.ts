import { expect, type Page } from '../../support/e2e/fixtures';
import { field, fill, save, settled } from './editor-page';
import type { CodeHost } from './mock-code-host';
import { dialog, test } from './signed-in-editor';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  // one pixel
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const ENTRY = 'content/photos/calm-sand.json';
const entry = (host: CodeHost) => JSON.parse(`${host.files.get(ENTRY)}`);

async function openPicture(page: Page, name: string) {
  await page.evaluate((slug) => (location.hash = `/collections/photos/entries/${slug}`), name);
  await expect(field(page, 'File')).toBeVisible();
  await settled(page);
}

test('a picture that is replaced takes its file along', async ({ page, host }) => {
  const { file } = entry(host);
  await openPicture(page, 'calm-sand');
  await field(page, 'File').locator('input[type=file]').first().setInputFiles(picture('IMG 7.png'));
  await expect(field(page, 'File')).toContainText('img-7.webp');
  await save(page);
  expect(entry(host).file).toBe('img-7.webp');
  expect(host.saved).toEqual([[ENTRY, `content/photos/${file}`, 'content/photos/img-7.webp'].sort()]);
  expect(host.files.has(`content/photos/${file}`)).toBe(false);
});

test('a picture that is deleted takes its file along', async ({ page, host }) => {
  const [name, original] = ['content/photos/not-used.json', 'content/photos/not-used.png'] as const;
  host.change(original, 'the picture');
  host.change(name, JSON.stringify({ file: 'not-used.png', alt: 'A door' }));
  await page.reload();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
  await openPicture(page, 'not-used');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => host.saved).toEqual([[name, original]]);
});

test('a file that is not a picture is refused, and the words beside it stay', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await settled(page);
  const words = 'What the picture shows, for those who do not see it';
  await fill(page, words, 'A new door');
  const broken = { ...picture('door.jpg'), mimeType: 'image/jpeg', buffer: Buffer.alloc(1000) };
  await field(page, 'File').locator('input[type=file]').first().setInputFiles(broken);
  await expect(dialog(page)).toContainText('This file cannot be uploaded because it’s damaged');
  await dialog(page).getByRole('button').last().click();
  await expect(field(page, words).getByRole('textbox')).toHaveValue('A new door');
});
