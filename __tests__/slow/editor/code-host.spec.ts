// The editor of somebody who has signed in at a code host: what is asked of it, and failures while saving.
import { expect, type Page } from '../../support/e2e/fixtures';
import {
  dialog,
  expand,
  field,
  fill,
  filesOfContent,
  openForm,
  save,
  settled,
  test as base,
  trySave,
} from './editor-page';
import { CodeHost } from './mock-code-host';

const test = base.extend<{ host: CodeHost }>({
  host: [
    async ({ page, editorUrl, consoleErrors }, use) => {
      // what fails is logged
      consoleErrors.allow(/./);
      const host = new CodeHost(filesOfContent());
      await host.interceptRequests(page);
      // the pages that forms link to, which the editor requests
      await page.route(/127\.0\.0\.1:\d+\/(?!admin\/)/, (route) => route.fulfill({ body: '' }));
      await page.goto(editorUrl);
      await signIn(page, host.token);
      await use(host);
    },
    { auto: true },
  ],
});

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await dialog(page).getByRole('textbox').fill(token);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
}

const FILE = 'content/joya-boutique/rooms.json';
const PRICE = 'Price in US dollars a night';

const getPrice = (host: CodeHost) => JSON.parse(`${host.files.get(FILE)}`).list[0].price;

/** Opens the first room and writes a price, as somebody does who presses keys. */
async function writePrice(page: Page, price: string) {
  await openForm(page, 'Rooms', 'Joya Boutique: Rooms');
  await expand(field(page, 'Rooms'));
  await field(page, PRICE).getByRole('textbox').click();
  await fill(page, PRICE, price);
  await settled(page);
}

test('a lost connection and an expired token: the form says what to do, keeps what was typed, and saves it later', async ({
  page,
  host,
}) => {
  const before = getPrice(host);
  await writePrice(page, '85');
  const fails = async (message: string) => {
    await trySave(page);
    await expect(dialog(page)).toContainText(message);
    await dialog(page).getByRole('button').last().click();
    await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
    expect(getPrice(host)).toBe(before);
  };
  host.state = 'lost';
  await fails('press "Save" again when you are online');
  host.state = 'open';
  const { token } = host;
  host.token = 'github_pat_of_a_new_year';
  await fails('it has expired or was deleted');
  host.token = token;
  await save(page);
  expect(getPrice(host)).toBe(85);
  expect(host.saved).toEqual([[FILE]]);
});

test('two people at once: nothing of either is written over before it was asked', async ({ page, host }) => {
  await writePrice(page, '85');
  await expect(
    field(page, 'Ready to be published?').getByRole('link', { name: 'Is it published?' }),
  ).toHaveAttribute('href', 'https://github.com/joya/website/actions');
  const theirs = `${host.files.get(FILE)}`.replace(/"price": \d+/, '"price": 111');
  host.change(FILE, theirs);
  await trySave(page);
  await expect(dialog(page)).toContainText('after you opened it');
  expect(`${host.files.get(FILE)}`).toBe(theirs);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, PRICE).getByRole('textbox')).toHaveValue('85');
  // a change of another file is in nobody's way
  const other = 'content/beachsuites-villa/rooms.json';
  host.change(other, `${host.files.get(other)}`.replace(/"price": \d+/, '"price": 112'));
  await trySave(page);
  await dialog(page).getByRole('button', { name: 'Save Anyway' }).click();
  await expect.poll(() => getPrice(host)).toBe(85);
  expect(`${host.files.get(other)}`).toContain('"price": 112');
});

test('a file that is not a picture is refused, and the words beside it stay', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: 'New' }).click();
  await settled(page);
  const words = 'What the picture shows, for those who do not see it';
  await fill(page, words, 'A new door');
  const broken = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1000) };
  await field(page, 'File').locator('input[type=file]').first().setInputFiles(broken);
  await expect(dialog(page)).toContainText('This file cannot be uploaded because it’s damaged');
  await dialog(page).getByRole('button').last().click();
  await expect(field(page, words).getByRole('textbox')).toHaveValue('A new door');
});
