import { BOUTIQUE } from '../../support/brands';
import { expect, PHONE, test, type Page } from '../../support/e2e/fixtures';
import { blockStorage, visit } from '../../support/e2e/page-helpers';

const { id, tides, stay } = BOUTIQUE;
const { labels } = tides;
/** 14:00 in Zanzibar. On that day: low 11:07, high 17:14, sunset 18:22. */
const MOMENT = new Date('2026-11-26T11:00:00Z');
const TODAY = /Thursday,? 26 November 2026/;
const MONTH = `/${id}/tides`;
const STAY = `/${id}/room_details?check_in=2026-11-25&check_out=2026-11-27&adults=2`;

const explorer = (page: Page) => page.locator('section[aria-labelledby=tides]');
const heading = (page: Page) => explorer(page).getByRole('heading', { level: 3 });
const press = (page: Page, name: string) => explorer(page).getByRole('button', { name, exact: true }).click();

async function openDay(page: Page): Promise<void> {
  await visit(page, `/${id}/activities`);
  await explorer(page).scrollIntoViewIfNeeded();
}

async function openStay(page: Page) {
  await visit(page, STAY);
  const sea = page.getByRole('region', { name: tides.stay.heading });
  await sea.scrollIntoViewIfNeeded();
  return sea;
}

test.describe('for a visitor in another time zone', () => {
  // whose day there is another one
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the tides of the day, the month and a stay are those of Zanzibar, in its clock', async ({ page }) => {
    await page.clock.setFixedTime(MOMENT);
    await openDay(page);
    await expect(heading(page)).toHaveText(TODAY);
    await expect(explorer(page)).toContainText(`${labels.now} 14:00, ${labels.rising}`);
    const low = explorer(page).locator('dl > div', { hasText: labels.lowWater });
    await expect(low).toHaveText(/11:07 0\.1\sm.*23:09 0\.4\sm/);

    await visit(page, MONTH);
    await expect(page.locator('tr[aria-current=date]')).toHaveText(/26.*17:14/);

    const sea = await openStay(page);
    for (const [index, day] of ['2026-11-25', '2026-11-26', '2026-11-27'].entries())
      await expect(sea.locator('li time').nth(index)).toHaveAttribute('datetime', day);
    // the lowest of the three mornings
    await expect(sea).toContainText(/Thursday,? 26 November, 09:00 to 11:00/);
  });
});

test('one line says what the sea does, and nothing moves when it comes', async ({ page }) => {
  await page.clock.setFixedTime(MOMENT);
  await visit(page, `/${id}`);
  const link = page.getByRole('link', { name: tides.line.link, exact: true });
  const line = page.locator('main p').filter({ has: link });
  const getHeight = async () => (await line.boundingBox())?.height;
  const before = await getHeight();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toContainText('17:14. Sunset 18:22.');
  expect(await getHeight()).toBe(before);

  // one line on a phone, all of it the link
  await page.setViewportSize(PHONE);
  await expect.poll(getHeight).toBe(44);
  await line.click({ position: { x: 10, y: 10 } });
  await page.waitForURL(`**${tides.href}`);
});

test('any day and month can be chosen; a day out of range is reported', async ({ page }) => {
  await page.clock.setFixedTime(MOMENT);
  await openDay(page);
  const date = explorer(page).getByLabel(labels.date, { exact: true });
  await expect(heading(page)).toHaveText(TODAY);
  await press(page, labels.next);
  await expect(date).toHaveValue('2026-11-27');
  await expect(explorer(page)).not.toContainText(`${labels.now} 14:00`);
  await date.fill('2051-01-01');
  await expect(explorer(page).getByRole('status')).toContainText('1950');
  await press(page, labels.today);
  await expect(heading(page)).toHaveText(TODAY);

  await visit(page, MONTH);
  await page.getByRole('button', { name: tides.month.next, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('December 2026');
  await expect(page.locator('tbody tr')).toHaveCount(31);
});

test('with incomplete data and blocked storage the pages say what is missing, and the rest works', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/tide/);
  await page.clock.setFixedTime(MOMENT);
  await blockStorage(page);
  await page.route('**/data/tide-station.json', async (route) => {
    const { place: _, ...half } = await (await route.fetch()).json();
    await route.fulfill({ json: half });
  });
  await openDay(page);
  await expect(explorer(page).getByRole('status')).toHaveText(labels.unavailable);
  await expect(await openStay(page)).toContainText(labels.unavailable);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: stay.summary.labels.calendar, exact: true }).click();
  expect((await download).suggestedFilename()).toBe('2026-11-25.ics');
  await visit(page, MONTH);
  await expect(page.locator('main').getByRole('status')).toHaveText(labels.unavailable);
});

test('labels of charts and of the map have the colours that a visitor has chosen in the system', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['activities', 'tides', 'explore-island']) {
    await visit(page, `/${id}/${path}`);
    await page.locator('main svg text').first().waitFor();
    if (path === 'activities') await explorer(page).scrollIntoViewIfNeeded();
    const getColors = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        const labels = [...document.querySelectorAll('main svg text')];
        return {
          labels: labels.map((label) => getComputedStyle(label).fill),
          chosen: [color, backgroundColor],
        };
      });
    const { labels: colors, chosen } = await getColors();
    expect(new Set([...chosen, ...colors]), path).toEqual(new Set(chosen));
  }
});
