import { expect } from '../../support/e2e/fixtures';
import { dialog, test } from './editor-page';

test('where the code host cannot be reached, or refuses the token, the editor says what to do', async ({
  page,
  editorUrl,
  consoleErrors,
}) => {
  // what fails is logged
  consoleErrors.allow(/./);
  let isOnline = false;
  await page.route('https://api.github.com/**', (route) =>
    isOnline ? route.fulfill({ status: 401, json: { message: 'Bad credentials' } }) : route.abort(),
  );
  await page.goto(editorUrl);
  const signIn = async () => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await dialog(page).getByRole('textbox').fill('github_pat_for_tests');
    await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn();
  await expect(page.getByText('There is no connection to the code host')).toBeVisible();
  isOnline = true;
  await signIn();
  await expect(page.getByText('it has expired or was deleted')).toBeVisible();
});
