import type { Page } from '@playwright/test';
import { expect } from '../../browser/support/test';
import { expand, field, filesOfContent, openForm, save, test, trySave } from './editor';
import { TOKEN } from './github';

const ROOMS = 'content/joya-boutique/rooms.json';
const PHONE = 'content/shared/business.json';

test.use({ files: 'at GitHub' });

test.beforeEach(({ gitHub, consoleErrors }) => {
  gitHub.reset(filesOfContent());
  // the policy refuses a page on the health of GitHub
  consoleErrors.allow(/githubstatus/);
});

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

/** The file of rooms with the price that was typed. */
function withPrice(text: string): string {
  const rooms = JSON.parse(text);
  rooms.list[0].price = 85;
  return `${JSON.stringify(rooms, null, 2)}\n`;
}

test('a price is committed with the token, and nothing else', async ({ page, editorUrl, gitHub }) => {
  const before = `${gitHub.files.get(ROOMS)}`;
  await typePrice(page, editorUrl);
  await save(page);
  expect(gitHub.commits).toEqual([
    {
      additions: [{ path: ROOMS, contents: Buffer.from(withPrice(before)).toString('base64') }],
      deletions: [],
    },
  ]);
});

test('a token that is refused can be pasted again', async ({ page, editorUrl, consoleErrors }) => {
  consoleErrors.allow(/401|Invalid token/);
  await page.goto(editorUrl);
  await signIn(page, 'mistyped');
  await expect(page.getByRole('alert')).toHaveText(/The provided token is invalid/);
  await signIn(page, TOKEN);
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
});

test('a token of somebody without access is told so', async ({ page, editorUrl, gitHub, consoleErrors }) => {
  consoleErrors.allow(/404|Not a collaborator/);
  gitHub.token = 'has no access';
  await page.goto(editorUrl);
  await signIn(page, TOKEN);
  await expect(page.getByRole('alert')).toHaveText(/You don’t have access to the “.?website.?” repository/);
});

for (const [token, message] of [
  ['reads', 'Resource not accessible by personal access token'],
  ['is deleted', 'Bad credentials'],
] as const) {
  test(`what was typed is kept where the token ${token}`, async ({
    page,
    editorUrl,
    gitHub,
    consoleErrors,
  }) => {
    consoleErrors.allow(/./);
    await typePrice(page, editorUrl);
    gitHub.token = token;
    await trySave(page);
    await expect(page.getByRole('alertdialog')).toContainText(message);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(price(page)).toHaveValue('85');
    gitHub.token = 'writes';
    await save(page);
    expect(gitHub.commits).toHaveLength(1);
  });
}

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

test('a change that arrives while one is saved is kept, and saving again adds to it', async ({
  page,
  editorUrl,
  gitHub,
  consoleErrors,
}) => {
  consoleErrors.allow(/updated by someone else/);
  const before = `${gitHub.files.get(ROOMS)}`;
  const theirs = `${gitHub.files.get(PHONE)}`.replace(/"phone": "[^"]*"/, '"phone": "+255777123456"');
  await typePrice(page, editorUrl);
  gitHub.beforeCommit = () => {
    gitHub.push(PHONE, theirs);
    gitHub.beforeCommit = undefined;
  };
  await trySave(page);
  await expect(page.getByRole('alertdialog')).toContainText('updated by someone else while saving');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(price(page)).toHaveValue('85');
  await save(page);
  expect(`${gitHub.files.get(ROOMS)}`).toBe(withPrice(before));
  expect(`${gitHub.files.get(PHONE)}`).toBe(theirs);
});
