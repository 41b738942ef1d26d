// Failures while an owner saves, and what they leave in the form.
import { expect, type Page } from '../../support/e2e/fixtures';
import { expand, field, fill, openForm, save, settled, trySave } from './editor-page';
import type { CodeHost } from './mock-code-host';
import { dialog, signIn, test } from './signed-in-editor';

const FILE = 'content/joya-boutique/rooms.json';
const PRICE = 'Price in US dollars a night';

const prices = (host: CodeHost) =>
  JSON.parse(`${host.files.get(FILE)}`).list.map(({ price }: { price: number }) => price);

/** Opens the first room and writes a price, as somebody does who presses keys. */
async function writePrice(page: Page, price: string) {
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await field(page, PRICE).getByRole('textbox').click();
  await fill(page, PRICE, price);
  await settled(page);
}

/** The drafts of unsaved forms that Sveltia stores in the browser. */
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
  host,
}) => {
  const before = prices(host);
  await writePrice(page, '85');
  host.state = 'lost';
  await trySave(page);
  await expect(dialog(page)).toContainText('press "Save" again when you are online');
  await dialog(page).getByRole('button').last().click();
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  expect(prices(host)).toEqual(before);
  host.state = 'open';
  await save(page);
  expect(prices(host)[0]).toBe(85);
  expect(host.saved).toEqual([[FILE]]);
});

test('a token that has expired: the draft is there after signing in anew, also when the site was built since', async ({
  page,
  host,
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
  await signIn(page, host.token);
  await restoreDraft(page);
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  await save(page);
  expect(prices(host)[0]).toBe(85);
});

test('two people at once: nothing of either is written over before it was asked', async ({ page, host }) => {
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
  await expect.poll(() => prices(host)[0]).toBe(85);
});

test('two people at once in two files: both are saved', async ({ page, host }) => {
  await writePrice(page, '85');
  const other = 'content/beachsuites-villa/rooms.json';
  host.change(other, `${host.files.get(other)}`.replace(/"price": \d+/, '"price": 111'));
  await save(page);
  expect(prices(host)[0]).toBe(85);
  expect(`${host.files.get(other)}`).toContain('"price": 111');
});
