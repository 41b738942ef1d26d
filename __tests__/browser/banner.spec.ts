import { BOUTIQUE } from '../support/brands';
import { expect, test, visit } from './support/test';

test('BNR-08: a hidden breadcrumb takes no room, whatever the style sheet makes of it', async ({ page }) => {
  await visit(page, `${BOUTIQUE.path}/about`);
  const breadcrumb = page.locator('main nav').first();
  await expect(breadcrumb).toBeVisible();
  await breadcrumb.evaluate((element) => element.setAttribute('hidden', ''));
  await expect(breadcrumb).toBeHidden();
});
