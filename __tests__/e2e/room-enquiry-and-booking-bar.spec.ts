import { interpolate } from '@/lib/interpolate';
import { BOUTIQUE } from '../support/brands';
import { expect, PHONE, test } from '../support/e2e/fixtures';
import { getMainText, scrollTo, visit } from '../support/e2e/page-helpers';
import { bookingToday } from '../support/expected-price-and-booking-texts';

const { id, rooms, labels } = BOUTIQUE;
const { cardLabel } = bookingToday(BOUTIQUE);
const room = rooms.listed[1]!;

test('RTE-08: a room reached by clicks is that of its address; its enquiry names it', async ({ page }) => {
  await visit(page, `/${id}/room`);
  await page.getByRole('link', { name: rooms.labels.viewDetails, exact: true }).nth(1).click();
  await page.waitForURL(`**/${id}/room/${room.id}`);
  await page.getByRole('heading', { level: 2, name: room.title, exact: true }).waitFor();
  const readWithTide = async () => {
    await expect(page.getByRole('main')).not.toContainText(BOUTIQUE.tides.line.always);
    return getMainText(page);
  };
  const clicked = await readWithTide();
  await visit(page, `/${id}/room/${room.id}`);
  expect(await readWithTide()).toBe(clicked);

  await page.getByRole('link', { name: rooms.labels.enquiryLabel, exact: true }).click();
  await page.waitForURL(`**/${id}/contact`);
  const message = page.getByLabel(BOUTIQUE.contact.form.message, { exact: true });
  await expect
    .poll(() => message.inputValue())
    .toContain(interpolate(rooms.labels.enquiry, { room: room.title }));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the booking bar covers neither the end of the page nor back-to-top', async ({ page }) => {
    await visit(page, `/${id}/room/${room.id}`);
    for (const y of [0, 1500, 100_000]) {
      await scrollTo(page, y);
      await expect(page.locator('main').getByRole('link', { name: cardLabel })).toBeInViewport({ ratio: 1 });
    }
    const top = (await page.locator('[data-booking-bar]').boundingBox())!.y;
    const lastLink = page.locator('footer a').last();
    for (const element of [page.getByRole('button', { name: labels.backToTop }), lastLink]) {
      const box = (await element.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
  });
});
