import { readFile } from 'node:fs/promises';
import { pluralize } from '@/components/ui/interpolate';
import { getBrand } from '@/content';
import { expect, test, visit, type Page } from './support/test';

const { id, tides, stay } = getBrand('joya-boutique');
const { words } = tides;
/** 14:00 in Zanzibar. On that day: low 11:07, high 17:14, sunset 18:22. */
const MOMENT = new Date('2026-11-26T11:00:00Z');
const TODAY = /Thursday,? 26 November 2026/;
const STAY = `/${id}/room_details?check_in=2026-11-25&check_out=2026-11-27&adults=2`;

const explorer = (page: Page) => page.locator('section[aria-labelledby=tides]');
const dateField = (page: Page) => explorer(page).getByLabel(words.date, { exact: true });

async function openActivities(page: Page): Promise<void> {
  await visit(page, `/${id}/activities`);
  await explorer(page).scrollIntoViewIfNeeded();
}

const NARROW = 320;

async function widthOnNarrowPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: NARROW, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

for (const timezoneId of ['Africa/Dar_es_Salaam', 'Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test.beforeEach(({ page }) => page.clock.setFixedTime(MOMENT));

    test('reads the tides of the day in Zanzibar, in its clock', async ({ page }) => {
      await openActivities(page);
      await expect(explorer(page).getByRole('heading', { level: 3 })).toHaveText(TODAY);
      await expect(explorer(page)).toContainText(`${words.now} 14:00, ${words.rising}`);
      const low = explorer(page).locator('dl > div', { hasText: words.lowWater });
      await expect(low).toHaveText(/11:07 0\.1 m.*23:09 0\.4 m/);
      await expect(explorer(page).locator('dl > div', { hasText: words.sunset })).toContainText('18:22');
      expect(await widthOnNarrowPhone(page)).toBe(NARROW);

      await visit(page, `/${id}/tides`);
      const row = page.locator('tr[aria-current=date]');
      await expect(row).toContainText('26');
      await expect(row).toContainText('17:14');
      expect(await widthOnNarrowPhone(page)).toBe(NARROW);
    });

    test('reads them in the summary of a stay', async ({ page }) => {
      await visit(page, STAY);
      const sea = page.getByRole('region', { name: tides.stay.heading });
      await sea.scrollIntoViewIfNeeded();
      const times = sea.locator('li time');
      await expect(times).toHaveCount(3);
      expect(await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))).toEqual([
        '2026-11-25',
        '2026-11-26',
        '2026-11-27',
      ]);
      // the lowest of the three mornings
      await expect(sea).toContainText(/Thursday,? 26 November, 09:00 to 11:00/);
      expect(await widthOnNarrowPhone(page)).toBe(NARROW);
    });
  });
}

test('one line says what the sea does, and nothing moves when it comes', async ({ page }) => {
  await page.clock.setFixedTime(MOMENT);
  for (const path of [`/${id}`, `/${id}/contact`]) {
    await visit(page, path);
    const link = page.getByRole('link', { name: tides.line.link, exact: true });
    const line = page.locator('main p').filter({ has: link });
    const before = await line.evaluate((one) => one.getBoundingClientRect().height);
    await expect(line).toContainText(tides.line.always);
    await line.scrollIntoViewIfNeeded();
    await expect(line).toContainText('17:14, sunset 18:22');
    expect(await line.evaluate((one) => one.getBoundingClientRect().height)).toBe(before);
  }
});

test('any other day can be chosen; a day that is not computed is said to be one', async ({ page }) => {
  await page.clock.setFixedTime(MOMENT);
  await openActivities(page);
  const heading = explorer(page).getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(TODAY);
  await explorer(page).getByRole('button', { name: words.next, exact: true }).click();
  await expect(dateField(page)).toHaveValue('2026-11-27');
  await expect(explorer(page)).not.toContainText(`${words.now} 14:00`);
  for (const date of ['1949-12-31', '2051-01-01', '']) {
    await dateField(page).fill(date);
    await expect(explorer(page).getByRole('status')).toContainText('1950');
    await expect(explorer(page).getByRole('button', { name: words.next, exact: true })).toBeDisabled();
  }
  await explorer(page).getByRole('button', { name: words.today, exact: true }).click();
  await expect(heading).toHaveText(TODAY);
  await explorer(page).locator('summary').click();
  await expect(explorer(page).locator('tbody tr')).toHaveCount(14);

  await visit(page, `/${id}/room_details?check_in=2060-01-01&check_out=2060-01-05`);
  await expect(page.getByText(pluralize(4, stay.words.night, 'en-GB'), { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: tides.stay.heading })).toContainText('2050');
});

test('without the data of the tides the pages stand and say what they cannot show', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/tide/);
  await page.route('**/data/tide-station.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openActivities(page);
  await expect(explorer(page).getByRole('status')).toHaveText(words.unavailable);
  await explorer(page).locator('summary').click();
  await expect(explorer(page).locator('tbody tr')).toHaveCount(14);
  await visit(page, STAY);
  const sea = page.getByRole('region', { name: tides.stay.heading });
  await sea.scrollIntoViewIfNeeded();
  await expect(sea).toContainText(words.unavailable);
  await visit(page, `/${id}/tides`);
  await expect(page.locator('main').getByRole('status')).toHaveText(words.unavailable);
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(27);
});

test('the month can be turned', async ({ page }) => {
  await page.clock.setFixedTime(MOMENT);
  await visit(page, `/${id}/tides`);
  const next = page.getByRole('button', { name: tides.month.next, exact: true });
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('January 2027');
  await expect(page.locator('tbody tr')).toHaveCount(31);
});

test('a stay goes into the calendar without a network', async ({ page, context }) => {
  await visit(page, STAY);
  const sea = page.getByRole('region', { name: tides.stay.heading });
  await sea.scrollIntoViewIfNeeded();
  await expect(sea.locator('li')).toHaveCount(3);
  await context.setOffline(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: stay.roomDetails.words.calendar, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('2026-11-25.ics');
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261128\r\n');
  expect(text).toContain(`URL:${page.url()}\r\n`);
});
