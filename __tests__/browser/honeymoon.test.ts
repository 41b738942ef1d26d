import { VILLA } from './support/brands';
import { visit } from './support/visitor';
import { poll } from './support/wait';

test('HNM-10: the planning link leads to the contact page of this brand with the enquiry written', async () => {
  const { honeymoon, contact } = VILLA.brand;
  const page = await visit(`${VILLA.path}/honeymoon`);
  await page.getByRole('link', { name: honeymoon.planning.label, exact: true }).click();
  await page.waitForURL(`**${VILLA.path}/contact`);
  await poll(
    () => page.getByLabel(contact.form.message, { exact: true }).inputValue(),
    (message) => expect(message).toContain(honeymoon.planning.enquiry),
  );
});
