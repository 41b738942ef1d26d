// What goes wrong while an owner saves, and what is kept; a code host of the tests' own answers.
import { expect, type Page } from '../../support/e2e/fixtures';
import { CodeHost } from './code-host';
import { expand, field, fill, filesOfContent, openForm, save, settled, test, trySave } from './editor-page';

const FILE = 'content/joya-boutique/rooms.json';
const PRICE = 'Price in US dollars a night';

let host: CodeHost;

test.beforeEach(async ({ page, editorUrl, consoleErrors }) => {
  // what fails is logged
  consoleErrors.allow(/./);
  host = new CodeHost(filesOfContent());
  await host.answer(page);
  // the pages that forms link to, which the editor asks for
  await page.route(/127\.0\.0\.1:\d+\/(?!admin\/)/, (route) => route.fulfill({ body: '' }));
  await page.goto(editorUrl);
  await signIn(page);
});

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(host.token);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
}

const prices = () => JSON.parse(`${host.files.get(FILE)}`).list.map(({ price }: { price: number }) => price);

/** Opens the first room and writes a price, as somebody does who presses keys. */
async function writePrice(page: Page, price: string) {
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await field(page, PRICE).getByRole('textbox').click();
  await fill(page, PRICE, price);
  await settled(page);
}

/** What Sveltia keeps in the browser of forms that are not saved. */
async function readDrafts(): Promise<string> {
  const drafts: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    if (database.objectStoreNames.contains('draft-backups'))
      drafts.push(
        await new Promise((done, fail) => {
          const request = database.transaction('draft-backups').objectStore('draft-backups').getAll();
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        }),
      );
    database.close();
  }
  return JSON.stringify(drafts);
}

const dialog = (page: Page) => page.getByRole('alertdialog').filter({ visible: true });

async function restoreDraft(page: Page) {
  await page.getByRole('treeitem', { name: 'Rooms' }).click();
  await page.getByRole('row', { name: 'Joya Boutique: Rooms', exact: true }).click();
  await expect(dialog(page)).toContainText(
    'What somebody else has saved in this form since then is not in it.',
  );
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await settled(page);
  await expand(field(page, 'Rooms'));
}

test('a lost connection: the form says what to do, keeps what was typed, and saves it later', async ({
  page,
}) => {
  const before = prices();
  await writePrice(page, '85');
  host.state = 'lost';
  await trySave(page);
  await expect(dialog(page)).toContainText('press "Save" again when you are online');
  await dialog(page).getByRole('button').last().click();
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  expect(prices()).toEqual(before);
  host.state = 'open';
  await save(page);
  expect(prices()[0]).toBe(85);
  expect(host.saved).toEqual([[FILE]]);
});

test('a token that has expired: the draft is there after signing in anew, also when the site was built since', async ({
  page,
  editorUrl,
}) => {
  await writePrice(page, '85');
  await expect.poll(() => page.evaluate(readDrafts)).toContain('"85"');
  host.token = 'github_pat_of_a_new_year';
  await trySave(page);
  await expect(dialog(page)).toContainText('it has expired or was deleted');
  // other forms, as after a build
  await page.route('**/admin/config.json*', async (route) => {
    const config = await (await route.fetch()).text();
    await route.fulfill({ body: config.replace('"Guests’ words"', '"Guests’ words: 2 to do"') });
  });
  await page.goto(`${editorUrl}icon.svg`);
  await page.goto(editorUrl);
  await signIn(page);
  await restoreDraft(page);
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  await save(page);
  expect(prices()[0]).toBe(85);
});

test('two people at once: nothing of either is written over before it was asked', async ({ page }) => {
  await writePrice(page, '85');
  const theirs = `${host.files.get(FILE)}`.replace(/"price": \d+/, '"price": 111');
  host.change(FILE, theirs);
  await trySave(page);
  await expect(dialog(page)).toContainText('after you opened it');
  expect(`${host.files.get(FILE)}`).toBe(theirs);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  await trySave(page);
  await dialog(page).getByRole('button', { name: 'Save Anyway' }).click();
  await expect.poll(() => prices()[0]).toBe(85);
});

test('two people at once in two files: both are saved', async ({ page }) => {
  await writePrice(page, '85');
  const other = 'content/beachsuites-villa/rooms.json';
  host.change(other, `${host.files.get(other)}`.replace(/"price": \d+/, '"price": 111'));
  await save(page);
  expect(prices()[0]).toBe(85);
  expect(`${host.files.get(other)}`).toContain('"price": 111');
});

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
const entry = () => JSON.parse(`${host.files.get(ENTRY)}`);

async function openPicture(page: Page, name: string) {
  await page.evaluate((slug) => (location.hash = `/collections/photos/entries/${slug}`), name);
  await expect(field(page, 'File')).toBeVisible();
  await settled(page);
}

test('a picture that is replaced takes its file along', async ({ page }) => {
  const { file } = entry();
  await openPicture(page, 'calm-sand');
  await field(page, 'File').locator('input[type=file]').first().setInputFiles(picture('IMG 7.png'));
  await expect(field(page, 'File')).toContainText('img-7.webp');
  await save(page);
  expect(entry().file).toBe('img-7.webp');
  expect(host.saved).toEqual([[ENTRY, `content/photos/${file}`, 'content/photos/img-7.webp'].sort()]);
  expect(host.files.has(`content/photos/${file}`)).toBe(false);
});

test('a picture that is deleted takes its file along', async ({ page }) => {
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

test('what is no picture is refused, and the words beside it stay', async ({ page }) => {
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
