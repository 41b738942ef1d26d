import type { Page } from 'playwright-core';
import { luminance, parseColour } from './support/export';
import { BOUTIQUE, eachHouse, VILLA } from './support/houses';
import { eventually, expectComplaint, open, visit } from './support/visitor';

const toggle = (page: Page) => page.locator('header').getByRole('button', { name: /dark|light/i });
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

eachHouse((house) => {
  test.each(['phone', 'desktop'] as const)(
    'DRK-01, DRK-02, DRK-03: the toggle works and is remembered on a %s',
    async (viewport) => {
      const page = await visit(`${house.path}/about`, { viewport });
      expect(await isDark(page)).toBe(false);
      await toggle(page).click();
      expect(await isDark(page)).toBe(true);
      expect(await stored(page)).toBe('true');
      await toggle(page).click();
      expect(await isDark(page)).toBe(false);
      expect(await stored(page)).toBe('false');
    },
  );

  test('DRK-06: dark is dark, and can be read', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await visit(`${house.path}/about`, { theme });
      const { ground, ratio } = await contrast(page);
      if (theme === 'dark') expect(ground).toBeLessThan(0.25);
      else expect(ground).toBeGreaterThan(0.25);
      expect(ratio).toBeGreaterThan(4.5);
    }
  });
});

test('DRK-04: the choice holds over a reload, other pages, the other house, "/" and the 404 page', async () => {
  const page = await visit(BOUTIQUE.path);
  await toggle(page).click();
  await page.reload();
  expect(await isDark(page)).toBe(true);
  expectComplaint(page, /status of 404/);
  for (const path of [`${BOUTIQUE.path}/contact`, VILLA.path, `${VILLA.path}/room`, '/', '/about', '/nope']) {
    await open(page, path);
    expect([path, await isDark(page)]).toEqual([path, true]);
  }
});

test('DRK-04: it follows a click from one house to the other', async () => {
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
    expectComplaint(page, /status of 404/);
    await open(page, path);
    expect(await page.evaluate(() => (window as unknown as { darkAtBody?: boolean }).darkAtBody)).toBe(true);
  }
});

test('DRK-07: a first visit is light, whatever the system prefers', async () => {
  const page = await visit(BOUTIQUE.path, { systemTheme: 'dark' });
  expect(await isDark(page)).toBe(false);
  expect(await stored(page)).toBeNull();
});

test.each(['', 'yes', '{"dark":', 'null', '1'])(
  'DRK-08: a stored value of "%s" is ignored',
  async (value) => {
    const page = await visit(BOUTIQUE.path, {
      prepare: (context) => context.addInitScript((text) => localStorage.setItem('darkMode', text), value),
    });
    expect(await isDark(page)).toBe(false);
    await toggle(page).click();
    expect(await stored(page)).toBe('true');
  },
);

test('DRK-08: where storage is blocked the toggle works as long as the page is open', async () => {
  const page = await visit(BOUTIQUE.path, {
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  });
  await toggle(page).click();
  expect(await isDark(page)).toBe(true);
  await page.locator('header').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  expect(await isDark(page)).toBe(true);
});

test('DRK-04: a second tab follows the first', async () => {
  const page = await visit(BOUTIQUE.path);
  const second = await page.context().newPage();
  await open(second, VILLA.path);
  await toggle(page).click();
  await eventually(
    () => isDark(second),
    (dark) => expect(dark).toBe(true),
  );
});
