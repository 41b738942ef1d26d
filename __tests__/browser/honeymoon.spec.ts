import { VILLA } from '../support/brands';
import { expect, test, visit } from './support/test';

test('HNM-10: the planning link leads to the contact page of this brand with the enquiry written', async ({
  page,
}) => {
  const { honeymoon, contact } = VILLA.brand;
  await visit(page, `${VILLA.path}/honeymoon`);
  await page.getByRole('link', { name: honeymoon.planning.label, exact: true }).click();
  await page.waitForURL(`**${VILLA.path}/contact`);
  await expect
    .poll(() => page.getByLabel(contact.form.message, { exact: true }).inputValue())
    .toContain(honeymoon.planning.enquiry);
});
