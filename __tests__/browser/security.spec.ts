import { brands } from '@/content';
import { expect, test, visit } from './support/test';

const MAP_ORIGIN = 'https://www.openstreetmap.org';
const [home = ''] = brands.map(({ id }) => id).map((id) => `/${id}`);

test('the policy of a page stops a script that was put into it', async ({ page, consoleErrors }) => {
  await visit(page, `${home}/about`);
  consoleErrors.allow(/violates the following Content Security Policy/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    return document.title;
  });
  expect(ran).not.toBe('taken over');
  expect(consoleErrors.all).not.toEqual([]);
});

test('the policy lasts from a home to the contact page and the map there', async ({ page, outside }) => {
  await visit(page, home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`header a[href="${home}/contact"]`).first().click();
  await page.waitForURL(`**${home}/contact`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => outside.map((url) => new URL(url).origin)).toContain(MAP_ORIGIN);
});
