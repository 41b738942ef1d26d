import { BOUTIQUE, VILLA } from '../support/brands';
import { expect, test, type Page } from '../support/e2e/fixtures';
import { scrollTo, scrollY, visitWithDelayedScripts } from '../support/e2e/page-helpers';

const { form } = VILLA.contact;
const message = (page: Page) => page.getByLabel(form.message, { exact: true });
const filter = (page: Page) =>
  page.getByRole('button', { name: BOUTIQUE.restaurant.menu.categories[0]!.label, exact: true });

interface Case {
  readonly path: string;
  /** What extensions and the browser's translation do to a page before React hydrates it. */
  readonly change: () => void;
  /** What a visitor does before hydration. */
  readonly before: (page: Page) => Promise<unknown>;
  /** What is there after it, and a control that needs React. */
  readonly after: (page: Page) => Promise<void>;
}

const CASES: Readonly<Record<string, Case>> = {
  'an element first in <body>, and attributes of <html>': {
    path: VILLA.href,
    change() {
      document.body.prepend(document.createElement('div'));
      document.documentElement.setAttribute('data-extension', '');
    },
    before: (page) => scrollTo(page, 600),
    async after(page) {
      expect(await scrollY(page)).toBe(600);
      await page.getByRole('button', { name: VILLA.labels.backToTop }).click();
      await expect.poll(() => scrollY(page)).toBe(0);
    },
  },
  'a node after each field': {
    path: VILLA.pages.contact.href,
    change() {
      for (const element of document.querySelectorAll('input, textarea'))
        element.after(document.createElement('password-manager'));
    },
    async before(page) {
      await page.getByLabel(form.name, { exact: true }).fill('Asha');
      await message(page).fill('Is there a cot');
    },
    async after(page) {
      await page.keyboard.type('?');
      await expect(page.getByLabel(form.name, { exact: true })).toHaveValue('Asha');
      await expect(message(page)).toHaveValue('Is there a cot?');
      await page.getByRole('button', { name: form.send, exact: true }).click();
      await expect(page.getByLabel(form.email, { exact: true })).toBeFocused();
    },
  },
  'translated texts': {
    path: BOUTIQUE.pages.restaurant.href,
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
    before: (page) => filter(page).click(),
    async after(page) {
      await expect(filter(page)).toHaveAttribute('aria-pressed', 'true');
      await filter(page).click();
      await expect(filter(page)).toHaveAttribute('aria-pressed', 'false');
    },
  },
};

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

for (const [what, { path, change, before, after }] of Object.entries(CASES)) {
  test(`${path}: ${what} before hydration cost a visitor nothing`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Minified React error #418/);
    await page.addInitScript(countWrongFrames);
    const hydrate = await visitWithDelayedScripts(page, path);
    await page.evaluate(change);
    await before(page);
    await hydrate();
    await page.locator('html:not([data-loading])').waitFor();
    expect(await page.getByRole('main').evaluate(findTransparentTexts)).toEqual([]);
    await after(page);
    expect(await page.evaluate(() => window.wrongFrameCount)).toBe(0);
  });
}
