import type { Page } from '@playwright/test';
import { expect } from '../../browser/support/test';
import { expand, field, openForm, save, test, trySave } from './editor';
import { TOKEN } from './github';

const ROOMS = 'content/joya-boutique/rooms.json';

test.use({ files: 'at GitHub' });

// the policy refuses a page on the health of GitHub
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/githubstatus/));

async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

const price = (page: Page) => field(page, 'Price in US dollars a night').getByRole('textbox');

/** Signs in and types a price, which is not saved yet. */
async function typePrice(page: Page, url: string) {
  await page.goto(url);
  await signIn(page, TOKEN);
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await price(page).fill('85');
}

test('a price is committed with the token, and nothing else', async ({ page, editorUrl, gitHub }) => {
  const rooms = JSON.parse(`${gitHub.files.get(ROOMS)}`);
  rooms.list[0].price = 85;
  const contents = Buffer.from(`${JSON.stringify(rooms, null, 2)}\n`).toString('base64');
  await typePrice(page, editorUrl);
  await save(page);
  expect(gitHub.commits).toEqual([{ additions: [{ path: ROOMS, contents }], deletions: [] }]);
});

test('a token that is refused can be pasted again', async ({ page, editorUrl, consoleErrors }) => {
  consoleErrors.allow(/401|Invalid token/);
  await page.goto(editorUrl);
  await signIn(page, 'mistyped');
  await expect(page.getByRole('alert')).toHaveText(/The provided token is invalid/);
  await signIn(page, TOKEN);
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
});

test('what was typed is kept where the token only reads', async ({
  page,
  editorUrl,
  gitHub,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  await typePrice(page, editorUrl);
  gitHub.token = 'reads';
  await trySave(page);
  await expect(page.getByRole('alertdialog')).toContainText('Resource not accessible');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(price(page)).toHaveValue('85');
  gitHub.token = 'writes';
  await save(page);
  expect(gitHub.commits).toHaveLength(1);
});

test('the same form saved by somebody else is not written over without a question', async ({
  page,
  editorUrl,
  gitHub,
}) => {
  await typePrice(page, editorUrl);
  const theirs = `${gitHub.files.get(ROOMS)}`.replace(/"price": \d+/, '"price": 99');
  gitHub.push(ROOMS, theirs);
  await trySave(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('changed this entry');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(price(page)).toHaveValue('85');
  expect(`${gitHub.files.get(ROOMS)}`).toBe(theirs);
});
