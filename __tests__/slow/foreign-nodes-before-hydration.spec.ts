import { pluralize } from '@/lib/pluralize';
import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { scrollTo, scrollY, visitWithDelayedScripts } from '../support/e2e/page-helpers';

/** What extensions and the browser's translation do to a page before React hydrates it, each tried on a page. */
const CHANGES: Readonly<Record<string, { readonly kind: keyof typeof CASES; readonly change: () => void }>> =
  {
    'a changed word': {
      kind: 'stay',
      change() {
        document.querySelector('h1')!.firstChild!.nodeValue = 'Changed';
      },
    },
    'an element first in <body>': {
      kind: 'home',
      change() {
        document.body.prepend(document.createElement('div'));
      },
    },
    'a node after each field': {
      kind: 'contact',
      change() {
        for (const element of document.querySelectorAll('input, textarea'))
          element.after(document.createElement('password-manager'));
      },
    },
    'attributes of <html> and <body>, a style and a script in <head>': {
      kind: 'room',
      change() {
        document.documentElement.setAttribute('data-extension', '');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.head.prepend(document.createElement('style'));
        document.head.append(document.createElement('script'));
      },
    },
    'translated texts': {
      kind: 'restaurant',
      change() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode())
          if (!walker.currentNode.parentElement?.closest('script, style'))
            texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
      },
    },
  };

interface Case {
  readonly path: string;
  /** What a visitor does before hydration. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is there after it, and a control that needs React. */
  readonly after: (page: Page) => Promise<void>;
}

const { form } = VILLA.contact;
const { labels, findRoom } = BOUTIQUE.stay;
const room = BOUTIQUE.rooms.listed[0]!;
const message = (page: Page) => page.getByLabel(form.message, { exact: true });
const filter = (page: Page) =>
  page.getByRole('button', { name: BOUTIQUE.restaurant.menu.categories[0]!.label, exact: true });

const CASES = {
  home: {
    path: VILLA.href,
    before: (page: Page) => scrollTo(page, 600),
    async after(page: Page) {
      expect(await scrollY(page)).toBe(600);
      await page.getByRole('button', { name: VILLA.labels.backToTop }).click();
      await expect.poll(() => scrollY(page)).toBe(0);
    },
  },
  room: {
    path: room.href,
    async after(page: Page) {
      const { next, previous } = BOUTIQUE.labels.controls;
      const gallery = page.getByRole('main');
      await gallery.getByRole('button', { name: next, exact: true }).first().click();
      await expect(gallery.getByRole('button', { name: previous, exact: true }).first()).toBeVisible();
      await expect(gallery.locator('[data-position=current][data-faded]')).toHaveCount(1);
    },
  },
  contact: {
    path: VILLA.pages.contact.href,
    async before(page: Page) {
      await page.getByLabel(form.name, { exact: true }).fill('Asha');
      await message(page).fill('Is there a cot');
    },
    async after(page: Page) {
      await page.keyboard.type('?');
      await expect(page.getByLabel(form.name, { exact: true })).toHaveValue('Asha');
      await expect(message(page)).toHaveValue('Is there a cot?');
      await page.getByRole('button', { name: form.send, exact: true }).click();
      await expect(page.getByLabel(form.email, { exact: true })).toBeFocused();
    },
  },
  stay: {
    path: BOUTIQUE.pages.find_room.href,
    async before(page: Page) {
      await page.getByLabel(labels.checkIn).fill('2031-05-10');
      await page.getByLabel(labels.checkOut).fill('2031-05-12');
      await page.locator('summary').filter({ hasText: labels.rooms }).click();
      await page.getByRole('button', { name: findRoom.labels.increment.rooms, exact: true }).click();
    },
    async after(page: Page) {
      const rooms = page.locator('summary').filter({ hasText: labels.rooms });
      await expect(rooms).toContainText(pluralize(2, labels.room, 'en-GB'));
      await page
        .getByRole('group', { name: findRoom.labels.bar, exact: true })
        .getByRole('button', { name: findRoom.labels.bar, exact: true })
        .click();
      await page.waitForURL(/room_details\?check_in=2031-05-10&check_out=2031-05-12&rooms=2/);
    },
  },
  restaurant: {
    path: BOUTIQUE.pages.restaurant.href,
    before: (page: Page) => filter(page).click(),
    async after(page: Page) {
      await expect(filter(page)).toHaveAttribute('aria-pressed', 'true');
      await filter(page).click();
      await expect(filter(page)).toHaveAttribute('aria-pressed', 'false');
    },
  },
} satisfies Readonly<Record<string, Case>>;

declare global {
  interface Window {
    /** Frames in which dark mode or the paused motion was missing. */
    wrongFrameCount: number;
  }
}

/** Runs in the browser before the page does. */
function countWrongFrames(): void {
  window.wrongFrameCount = 0;
  requestAnimationFrame(function check() {
    if (document.body && !document.querySelector('html.dark[data-motion=paused]'))
      window.wrongFrameCount += 1;
    requestAnimationFrame(check);
  });
}

/** Texts that are transparent or hidden. Some buttons wait for a pointer, the video until it plays. */
const findTransparentTexts = (main: Element) =>
  [...main.querySelectorAll('*')]
    .filter(
      (element) =>
        element.textContent?.trim() && !element.closest('button, video') && element.checkVisibility(),
    )
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));

test.use({ stored: { darkMode: 'true', motionPaused: 'true' } });

for (const [what, { change, kind }] of Object.entries(CHANGES)) {
  test(`${kind}: ${what} costs a visitor nothing`, async ({ page, consoleErrors }) => {
    const { path, before, after }: Case = CASES[kind];
    consoleErrors.allow(/Minified React error #418/);
    // binds the inserted script, not that of a real extension
    consoleErrors.allow(/Content Security Policy/);
    await page.addInitScript(countWrongFrames);
    const hydrate = await visitWithDelayedScripts(page, path);
    await page.evaluate(change);
    await before?.(page);
    await hydrate();
    await page.locator('html:not([data-loading])').waitFor();
    expect(await page.getByRole('main').evaluate(findTransparentTexts)).toEqual([]);
    await after(page);
    expect(await page.evaluate(() => window.wrongFrameCount)).toBe(0);
  });
}

test('the amenities are there without the attributes of <html>', async ({ page }) => {
  await page.goto(VILLA.href);
  await page.evaluate(() => {
    const { documentElement: root } = document;
    // without this one they would be restored
    for (const { name } of [...root.attributes]) if (name !== 'data-brand') root.removeAttribute(name);
  });
  const tile = page.getByRole('region', { name: VILLA.home.amenities.heading }).locator('li').first();
  await expect(tile).toHaveCSS('animation-play-state', 'running');
});

test.describe('with the loader', () => {
  test.use({ loader: 'runs' });

  test('LDR-02: the loader does not begin again', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Minified React error #418/);
    const hydrate = await visitWithDelayedScripts(page, VILLA.pages.contact.href);
    await page.evaluate(CHANGES['a changed word']!.change);
    await hydrate();
    const delays = await page
      .locator('[data-loader]')
      .evaluateAll((loaders) =>
        loaders
          .flatMap((loader) => loader.getAnimations())
          .map(({ currentTime }) => Number(document.timeline.currentTime) - Number(currentTime)),
      );
    // none if the machine is so slow that it has left
    for (const delay of delays) expect(delay).toBeCloseTo(0);
  });
});
