import { luminance, parseColour } from './support/colours';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, PHONE, test, visit, type Page } from './support/test';

const { words } = BOUTIQUE.brand;
const toggle = (page: Page) => page.locator('header').getByRole('button', { name: words.darkMode });
const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'));

async function contrast(page: Page): Promise<{ ground: number; ratio: number }> {
  const [ground, ink] = await page.evaluate(() => {
    const grounds = [document.body, document.documentElement].map(
      (part) => getComputedStyle(part).backgroundColor,
    );
    return [
      grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'white',
      getComputedStyle(document.body).color,
    ] as const;
  });
  const light = [
    luminance(await parseColour(page, ground)),
    luminance(await parseColour(page, ink)),
  ] as const;
  return {
    ground: light[0],
    ratio: (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05),
  };
}

test('DRK-06: the toggle makes the page dark, and it can be read before and after', async ({ page }) => {
  await visit(page, `${BOUTIQUE.path}/about`);
  const light = await contrast(page);
  expect(light.ground).toBeGreaterThan(0.25);
  expect(light.ratio).toBeGreaterThan(4.5);
  await toggle(page).click();
  await expect.poll(async () => (await contrast(page)).ground).toBeLessThan(0.25);
  expect((await contrast(page)).ratio).toBeGreaterThan(4.5);
});

test('DRK-01, DRK-02, DRK-03, DRK-04: the choice holds over a reload, other pages, the other brand, "/" and the 404 page', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, BOUTIQUE.path);
  await toggle(page).click();
  await page.reload();
  await expect(html(page)).toContainClass('dark');
  consoleErrors.allow(/status of 404/);
  for (const path of [`${BOUTIQUE.path}/contact`, VILLA.path, `${VILLA.path}/room`, '/', '/about', '/nope']) {
    await visit(page, path);
    await expect(html(page)).toContainClass('dark');
  }
});

test('DRK-04: it follows a click from one brand to the other', async ({ page }) => {
  await visit(page, BOUTIQUE.path);
  await toggle(page).click();
  await page.getByRole('contentinfo').locator(`a[href="${VILLA.path}"]`).click();
  await page.waitForURL(`**${VILLA.path}`);
  await expect(html(page)).toContainClass('dark');
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await page.waitForURL('**/');
  await expect(html(page)).toContainClass('dark');
});

test.describe('with dark stored', () => {
  test.use({ stored: { darkMode: 'true' } });

  for (const path of [BOUTIQUE.path, '/', '/nope']) {
    test(`DRK-05: ${path} is dark before its body is there`, async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(path);
      expect(await page.evaluate(() => 'darkAtBody' in window && window.darkAtBody)).toBe(true);
    });
  }
});

test('DRK-07: a first visit is light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, BOUTIQUE.path);
  await expect(html(page)).not.toContainClass('dark');
  expect(await stored(page)).toBeNull();
});
