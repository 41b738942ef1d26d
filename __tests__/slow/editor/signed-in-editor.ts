import { expect, type Page } from '../../support/e2e/fixtures';
import { filesOfContent, test as base } from './editor-page';
import { CodeHost } from './mock-code-host';

/** The editor of somebody who has signed in; a code host of the tests' own answers it. */
export const test = base.extend<{ host: CodeHost }>({
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

export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
}

export const dialog = (page: Page) => page.getByRole('alertdialog').filter({ visible: true });
