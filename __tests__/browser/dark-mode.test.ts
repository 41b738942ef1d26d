import type { Page } from 'playwright-core';
import { luminance, parseColour } from './support/export';
import { BOUTIQUE, VILLA } from './support/brands';
import { expectConsoleError, goTo, visit } from './support/visitor';

const { words } = BOUTIQUE.brand;
const toggle = (page: Page) => page.locator('header').getByRole('button', { name: words.darkMode });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
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

test('DRK-06: dark mode is dark and readable', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await visit(`${BOUTIQUE.path}/about`, { theme });
    const { ground, ratio } = await contrast(page);
    if (theme === 'dark') expect(ground).toBeLessThan(0.25);
    else expect(ground).toBeGreaterThan(0.25);
    expect(ratio).toBeGreaterThan(4.5);
  }
});

test('DRK-01, DRK-02, DRK-03, DRK-04: the choice holds over a reload, other pages, the other brand, "/" and the 404 page', async () => {
  const page = await visit(BOUTIQUE.path, { viewport: 'phone' });
  await toggle(page).click();
  await page.reload();
  expect(await isDark(page)).toBe(true);
  expectConsoleError(page, /status of 404/);
  for (const path of [`${BOUTIQUE.path}/contact`, VILLA.path, `${VILLA.path}/room`, '/', '/about', '/nope']) {
    await goTo(page, path);
    expect([path, await isDark(page)]).toEqual([path, true]);
  }
});

test('DRK-04: it follows a click from one brand to the other', async () => {
  const page = await visit(BOUTIQUE.path);
  await toggle(page).click();
  await page.getByRole('contentinfo').locator(`a[href="${VILLA.path}"]`).click();
  await page.waitForURL(`**${VILLA.path}`);
  expect(await isDark(page)).toBe(true);
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await page.waitForURL('**/');
  expect(await isDark(page)).toBe(true);
});

test('DRK-05: the page is dark before its body is there', async () => {
  for (const path of [BOUTIQUE.path, '/', '/nope']) {
    const page = await visit('/', {
      theme: 'dark',
      prepare: (context) =>
        context.addInitScript(() => {
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        }),
    });
    expectConsoleError(page, /status of 404/);
    await goTo(page, path);
    expect(await page.evaluate(() => 'darkAtBody' in window && window.darkAtBody)).toBe(true);
  }
});

test('DRK-07: a first visit is light, whatever the system prefers', async () => {
  const page = await visit(BOUTIQUE.path, { systemTheme: 'dark' });
  expect(await isDark(page)).toBe(false);
  expect(await stored(page)).toBeNull();
});
