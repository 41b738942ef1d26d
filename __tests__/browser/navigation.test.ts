import type { Page } from 'playwright-core';
import { luminance, parseColour, readDelivered, type Colour } from './support/export';
import { allPages, eachHouse } from './support/houses';
import { eventually, scrollTo, seen, unseen, visit } from './support/visitor';

const ITEMS = [
  ['Home', ''],
  ['About', '/about'],
  ['Suites & Villas', '/room'],
  ['Restaurant', '/restaurant'],
  ['Honeymoon', '/honeymoon'],
  ['Tours', '/tours-activities'],
  ['Contact', '/contact'],
] as const;
const ANNOUNCEMENTS = [
  'Best Prices Guaranteed',
  'Free Breakfast Included',
  'Beachfront Location',
  '24/7 Support',
];
const LABELS = ITEMS.map(([label]) => label);

const menu = (page: Page) => page.locator('header nav');
const menuButton = (page: Page) => page.locator('header button[popovertarget]');
const themeToggle = (page: Page) => page.getByRole('button', { name: /dark|light|theme/i });
const ticker = (page: Page) => page.getByText(ANNOUNCEMENTS[0] ?? '', { exact: true });

eachHouse((house) => {
  test('NAV-03, NAV-04: the seven items stand in order and lead into the house', async () => {
    const page = await visit(house.path, { javaScript: false });
    const links = menu(page).getByRole('link');
    expect(await links.allTextContents()).toEqual(LABELS);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ITEMS.map(([, path]) => house.path + path),
    );
    for (const link of await links.all()) await seen(link);
  });

  test('NAV-05: "Book Now" opens the booking site in a new tab, on a phone as on a desktop', async () => {
    for (const viewport of ['phone', 'desktop'] as const) {
      const page = await visit(house.path, { viewport });
      const book = page.locator('header').getByRole('link', { name: 'Book Now', exact: true });
      await seen(book);
      expect(await book.getAttribute('target')).toBe('_blank');
      expect(await book.getAttribute('rel')).toContain('noopener');
      expect(new URL((await book.getAttribute('href')) ?? '').hostname).not.toBe('127.0.0.1');
    }
  });

  test('NAV-01: the navigation stays in view far down the page', async () => {
    for (const viewport of ['phone', 'desktop'] as const) {
      const page = await visit(`${house.path}/about`, { viewport });
      expect(await page.locator('header').evaluate((bar) => getComputedStyle(bar).position)).toBe('fixed');
      await scrollTo(page, 1000);
      await seen(page.locator('header').getByRole('link', { name: 'Book Now' }));
      const box = await page.locator('header').boundingBox();
      expect(box?.y).toBe(0);
    }
  });

  test('NAV-02, NAV-13 to NAV-17: the top bar announces four things and an address to write to', async () => {
    const page = await visit(house.path);
    const header = page.locator('header');
    for (const announcement of ANNOUNCEMENTS) await seen(header.getByText(announcement, { exact: true }));
    const mail = header.locator('a[href^="mailto:"]');
    await seen(mail);
    expect(await mail.textContent()).toMatch(/^[^@\s{}]+@[^@\s{}]+\.[a-z]+$/);
  });

  test('NAV-10, NAV-11: past 120 px the top bar goes and the navigation turns semi-opaque dark', async () => {
    const page = await visit(house.path);
    await seen(ticker(page));
    const above = await barColour(page);
    await scrollTo(page, 120);
    await seen(ticker(page));
    expect(await barColour(page)).toEqual(above);
    await scrollTo(page, 121);
    await unseen(ticker(page));
    await expectDarkBar(page);
    await scrollTo(page, 100);
    await seen(ticker(page));
    await eventually(
      () => barColour(page),
      (colour) => expect(colour).toEqual(above),
    );
  });

  test('NAV-11: it turns dark on a phone too, and in the dark theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await visit(`${house.path}/about`, { viewport: 'phone', theme });
      await scrollTo(page, 121);
      await expectDarkBar(page);
    }
  });

  test('NAV-12: a page that is reloaded far down starts with the dark navigation', async () => {
    const page = await visit(house.path);
    await scrollTo(page, 800);
    await page.reload();
    await eventually(
      () => page.evaluate(() => window.scrollY),
      (y) => expect(y).toBe(800),
    );
    await expectDarkBar(page);
    await unseen(ticker(page));
  });

  test('NAV-07: on a phone a button opens and closes the seven links', async () => {
    const page = await visit(house.path, { viewport: 'phone', touch: true });
    for (const link of await menu(page).locator('a').all()) await unseen(link);
    expect(await menuButton(page).getAttribute('aria-label')).toBe('Open the menu');
    await menuButton(page).tap();
    await eventually(
      () => menuButton(page).getAttribute('aria-label'),
      (label) => expect(label).toBe('Close the menu'),
    );
    // below them stand the ways to the other houses
    const links = await menu(page).getByRole('link').allTextContents();
    expect(links.slice(0, LABELS.length)).toEqual(LABELS);
    await menuButton(page).tap();
    await unseen(menu(page).locator('a').first());
    await eventually(
      () => menuButton(page).getAttribute('aria-label'),
      (label) => expect(label).toBe('Open the menu'),
    );
  });

  test('NAV-08: after a choice the menu is closed on the new page', async () => {
    const page = await visit(house.path, { viewport: 'phone', touch: true });
    await menuButton(page).tap();
    await menu(page).getByRole('link', { name: 'Honeymoon' }).tap();
    await page.waitForURL(`**${house.path}/honeymoon`);
    await unseen(menu(page).locator('a').first());
    expect(await page.locator('#page').getAttribute('inert')).toBeNull();
  });

  test('NAV-19: every page of the house has header, navigation, main part and footer, once each', async () => {
    const parts = await readDelivered(
      allPages(house).map(([path]) => path),
      (document) =>
        ['header', 'header nav', 'main', 'footer', '[data-loader]'].map((part) => [
          part,
          // headers and footers of articles are no part of the shell
          [...document.querySelectorAll(part)].filter((element) => !element.parentElement?.closest('main'))
            .length,
        ]),
    );
    for (const [path, counts] of parts) {
      expect([path, Object.fromEntries(counts)]).toEqual([
        path,
        { header: 1, 'header nav': 1, main: 1, footer: 1, '[data-loader]': 1 },
      ]);
    }
  });
});

test('NAV-06: the theme toggle is a button of the navigation, on a phone too', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await visit('/joya-boutique/about', { viewport });
    await seen(page.locator('header').locator(themeToggle(page)));
  }
});

test('NAV-07: the open menu keeps the page behind it out of reach, Escape closes it and the focus returns', async () => {
  const page = await visit('/beachsuites-villa/about', { viewport: 'phone' });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await seen(menu(page).getByRole('link', { name: 'About' }));
  await eventually(
    () => page.locator('main').evaluate((main) => main.closest('[inert]') !== null),
    (inert) => expect(inert).toBe(true),
  );
  await page.keyboard.press('Escape');
  await unseen(menu(page).locator('a').first());
  expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
});

test('NAV-07: a phone without JavaScript opens the menu all the same', async () => {
  const page = await visit('/joya-boutique/about', { viewport: 'phone', javaScript: false });
  await page.locator('header button:visible').first().click();
  await menu(page).getByRole('link', { name: 'Tours' }).click();
  await page.waitForURL('**/joya-boutique/tours-activities');
});

test('NAV-09: there is no top bar on a phone', async () => {
  const page = await visit('/joya-boutique/about', { viewport: 'phone' });
  await unseen(ticker(page));
  await page.setViewportSize({ width: 767, height: 900 });
  await unseen(ticker(page));
  await page.setViewportSize({ width: 768, height: 900 });
  await seen(ticker(page));
});

test('NAV-18: the ticker moves, each announcement stands in it once, and it rests for who asks for it', async () => {
  const page = await visit('/joya-boutique/about');
  const positionOf = async () => (await ticker(page).boundingBox())?.x;
  expect(await ticker(page).count()).toBe(1);
  const start = await positionOf();
  await eventually(positionOf, (x) => expect(x).not.toBe(start));

  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  const paused = await positionOf();
  expect(await runningAnimations(page)).toEqual([]);
  await page.reload();
  await seen(page.getByRole('button', { name: 'Resume motion' }).first());
  expect(await runningAnimations(page)).toEqual([]);
  expect(paused).toBeDefined();

  const calm = await visit('/joya-boutique/about', { reducedMotion: true });
  expect(await runningAnimations(calm)).toEqual([]);
});

test('the first stop of the Tab key leads past the navigation to the content', async () => {
  const page = await visit('/joya-boutique/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await eventually(
    () => skip.boundingBox(),
    (box) => expect(box?.y).toBeGreaterThanOrEqual(0),
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

/** The ground of the navigation: its own, or that of the header around it. */
async function barColour(page: Page): Promise<Colour> {
  const css = await menu(page).evaluate((nav) => {
    for (let part = nav.parentElement; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) || part.tagName === 'HEADER') {
        return backgroundColor;
      }
    }
    return 'transparent';
  });
  return parseColour(page, css);
}

async function expectDarkBar(page: Page): Promise<void> {
  await eventually(
    () => barColour(page),
    (colour) => {
      expect(colour[3]).toBeGreaterThan(0.3);
      expect(colour[3]).toBeLessThan(1);
      expect(luminance(colour)).toBeLessThan(0.1);
    },
  );
}

/** What moves by itself for ever on the page. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' &&
          animation.effect?.getComputedTiming().iterations === Infinity &&
          !(animation.effect as KeyframeEffect).target?.closest('[data-loader]'),
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
}
