import { pluralize } from '@/lib/pluralize';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, PHONE, test } from '../support/e2e/fixtures';
import { visitWithDelayedScripts, waitForHydration } from '../support/e2e/page-helpers';

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

test('a filter pressed before hydration looks pressed and acts once', async ({ page }) => {
  const hydrate = await visitWithDelayedScripts(page, BOUTIQUE.pages.restaurant.href);
  const button = page.getByRole('button', {
    name: BOUTIQUE.restaurant.menu.categories[0]!.label,
    exact: true,
  });
  const outline = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  const before = await outline();
  await button.click();
  expect(await outline()).not.toBe(before);
  await hydrate();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
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

test('what is typed before hydration is kept as a draft', async ({ page }) => {
  const hydrate = await visitWithDelayedScripts(page, `${BOUTIQUE.href}/contact`);
  const message = page.getByLabel(BOUTIQUE.contact.form.message);
  await message.fill('Is there a cot?');
  await hydrate();
  await expect(message).toHaveValue('Is there a cot?');
  await page.reload();
  await waitForHydration(page);
  await expect(message).toHaveValue('Is there a cot?');
});
