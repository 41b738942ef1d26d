import { pluralize } from '@/lib/pluralize';
import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, PHONE, test } from '../../support/e2e/fixtures';
import { visitWithDelayedScripts } from '../../support/e2e/page-helpers';

const { labels, header, pages } = VILLA;
const tours = header.nav.find(({ href }) => href === pages['tours-activities'].href);

test('NAV-07: a menu opened before hydration stays open and is modal after it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const hydrate = await visitWithDelayedScripts(page, `${VILLA.href}/about`);
  const link = page.locator('header li').getByRole('link', { name: tours?.label, exact: true });
  await page.getByRole('button', { name: labels.openMenu, exact: true }).click();
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: labels.closeMenu, exact: true })).toBeVisible();
  await hydrate();
  const close = page.getByRole('button', { name: labels.closeMenu, exact: true, expanded: true });
  await expect(close).toBeVisible();
  await expect(link).toBeVisible();
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
});

test.describe('under the loader', () => {
  test.use({ loader: 'frozen' });

  test('LDR-07: clicks reach the page from the first moment', async ({ page }) => {
    await visitWithDelayedScripts(page, VILLA.href);
    const popup = page.waitForEvent('popup');
    await page.locator('header').getByRole('link', { name: VILLA.booking.navLabel }).click();
    await popup;
  });
});

test('rooms chosen before hydration are kept and sent', async ({ page }) => {
  const { labels: stayLabels, findRoom } = BOUTIQUE.stay;
  test.skip(findRoom.sampleRooms.length === 0, 'Find Room has no sample rooms.');
  const hydrate = await visitWithDelayedScripts(page, `${BOUTIQUE.href}/find_room`);
  const rooms = page
    .getByRole('group', { name: findRoom.labels.bar, exact: true })
    .locator('summary')
    .first();
  await rooms.click();
  await page.getByRole('button', { name: findRoom.labels.increment.rooms, exact: true }).click();
  await hydrate();
  await expect(rooms).toContainText(pluralize(2, stayLabels.room, stayLabels.dates.locale));
  await page.getByRole('button', { name: findRoom.labels.checkout, exact: true }).first().click();
  await page.waitForURL('**/room_details?**');
  expect(new URL(page.url()).searchParams.get('rooms')).toBe('2');
});
