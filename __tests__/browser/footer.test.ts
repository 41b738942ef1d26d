import type { Locator, Page } from 'playwright-core';
import { eachHouse } from './support/houses';
import { eventually, seen, visit } from './support/visitor';

const footer = (page: Page) => page.getByRole('contentinfo');

/** The column under a heading of the footer. */
function column(page: Page, heading: string): Locator {
  return footer(page).locator(':has(> :is(h2, h3))', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });
}

eachHouse((house) => {
  test.each(['phone', 'desktop'] as const)(
    'FTR-01 to FTR-05: the columns are seen on a %s',
    async (viewport) => {
      const page = await visit(`${house.path}/about`, { viewport, javaScript: false });
      for (const heading of ['Help', 'Our Nests', 'Get In Touch']) {
        await seen(footer(page).getByRole('heading', { name: heading, exact: true }));
      }
      expect(await column(page, 'Our Nests').getByRole('link').count()).toBeGreaterThan(0);
      const touch = column(page, 'Get In Touch');
      await seen(touch.getByText('Jambiani'));
      await seen(touch.locator('a[href^="mailto:"]'));
    },
  );

  test('FTR-06: the telephone is there, empty, and takes no room', async () => {
    const page = await visit(house.path, { javaScript: false });
    const touch = column(page, 'Get In Touch');
    expect(await touch.locator('a[href^="tel:"]').count()).toBe(0);
    expect((await touch.innerText()).replace(/[^\d]/g, '').length).toBeLessThan(6);
    const empty = touch.locator('li:empty');
    expect(await empty.count()).toBe(1);
    expect(await empty.isVisible()).toBe(false);
  });

  test('FTR-08, FTR-09: Facebook, Instagram and the map open in a new tab', async () => {
    const page = await visit(house.path, { javaScript: false });
    for (const [name, host] of [
      ['Facebook', /facebook\.com$/],
      ['Instagram', /instagram\.com$/],
      [/map/i, /maps|map/],
    ] as const) {
      const link = footer(page).getByRole('link', { name });
      expect(new URL((await link.getAttribute('href')) ?? '').hostname).toMatch(host);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('FTR-12: the footer links on to pages of the house', async () => {
    const page = await visit(house.path);
    await footer(page).locator(`a[href="${house.path}/explore-island"]`).click();
    await page.waitForURL(`**${house.path}/explore-island`);
  });

  test('FTR-03: the way to the other house and to both stands in the footer', async () => {
    const page = await visit(house.path, { javaScript: false });
    await seen(footer(page).locator('a[href="/"]'));
  });
});

test('FTR-07: the year is that of the visit, not of the build', async () => {
  const page = await visit('/joya-boutique/about', { clock: '2031-06-01T10:00:00' });
  await eventually(
    () => footer(page).innerText(),
    (text) => {
      expect(text).toContain('2031');
      expect(text).not.toContain(String(new Date().getFullYear()));
    },
  );
});
