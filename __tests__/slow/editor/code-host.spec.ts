// The editor of somebody who has signed in at a code host, whose requests fail.
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
