import { expect } from '../../support/e2e/fixtures';
import { dialog, test } from './editor-page';

const API = 'https://api.github.com';

test('where the code host cannot be reached, or refuses the token, the editor says what to do', async ({
  page,
  editorUrl,
  consoleErrors,
}) => {
  // what fails is logged
  consoleErrors.allow(/./);
  await page.route(`${API}/**`, (route) => route.abort());
  await page.goto(editorUrl);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await dialog(page).getByRole('textbox').fill('github_pat_for_tests');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('There is no connection to the code host')).toBeVisible();

  await page.route(`${API}/**`, (route) => route.fulfill({ status: 401, json: { message: 'Bad' } }));
  // which Sveltia shows
  const { message } = await page.evaluate(async (url) => (await fetch(url)).json(), `${API}/graphql`);
  expect(message).toContain('it has expired or was deleted');
});
