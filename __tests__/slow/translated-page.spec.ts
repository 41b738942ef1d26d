import { SEND_RESULT_DISPLAY_MS } from '@/components/contact/send-message';
import { languages } from '@/content/i18n/languages';
import { BOUTIQUE, ENGLISH_BRAND_HOME_PATHS, VILLA } from '../support/brands';
import { CONTACT_PATH, CONTACT_TEST_BRAND, EMAILJS_SEND_URL, testMessage } from '../support/e2e/contact-form';
import { expect, test as base, type Page, type Route } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';
import { readTranslatedTexts, translatePage } from '../support/e2e/translate-page';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

interface Visitors {
  /** Open a page, of which one has a translation. */
  open: (path: string) => Promise<void>;
  /** Do the same. Then both pages say the same: nothing is missing, old or there twice. */
  do: (act: (page: Page) => Promise<unknown>) => Promise<void>;
}

/** Before breakfast in Zanzibar, and not about to become the next minute. */
const MORNING = new Date('2026-11-26T02:00:10Z');

const test = base.extend<{ visitors: Visitors }>({
  visitors: async ({ page, browser }, use) => {
    const context = await browser.newContext();
    const pages = [page, await context.newPage()] as const;
    const both = (act: (page: Page) => Promise<unknown>) => Promise.all(pages.map(act));
    const compare = async () => {
      const [translated, original] = await Promise.all(pages.map(readTranslatedTexts));
      expect(translated).toEqual(original);
    };
    await both((each) => each.clock.install({ time: MORNING }));
    const doAndCompare = async (act: (page: Page) => Promise<unknown>) => {
      await both(act);
      await expect(compare).toPass({ intervals: [20, 50, 100], timeout: 10_000 });
    };
    await use({
      do: doAndCompare,
      open: (path) =>
        doAndCompare(async (each) => {
          await visit(each, path);
          await each.waitForFunction(isHydratedToTheEnd);
          if (each === page) await translatePage(page);
        }),
    });
    await context.close();
  },
});

test.use({
  // the menu is behind a button
  viewport: { width: 1024, height: 900 },
  // the site suggests another language
  locale: 'de-DE',
});

/** React hydrates the parts of a page one after the other. */
const isHydratedToTheEnd = () =>
  document.querySelector('[data-static-page]') !== null ||
  [...document.querySelectorAll('header, section, footer')].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber')),
  );

for (const path of listPagesOfEachKind(languages[0].code)) {
  /** On other pages the header and the footer are the same. */
  const hasShell = ['/', ...ENGLISH_BRAND_HOME_PATHS].includes(path);

  test(`${path}: each control of a translated page works`, async ({ visitors }) => {
    await visitors.open(path);
    if (hasShell) await visitors.do((page) => page.evaluate(loadVideo));
    for (let count = 1; count > 0;) {
      count = await pressControls(visitors, hasShell ? 'body' : 'main');
      // closes what covers other controls
      await visitors.do(async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.locator('[inert]')).toHaveCount(0);
      });
    }
    await visitors.do(async (page) => {
      const link = page.locator('#main-menu a:not([aria-current])').first();
      if ((await link.count()) > 0) await followHiddenLink(page, (await link.getAttribute('href'))!);
    });
  });
}

/** Follows a link of the main menu, which may be closed. */
async function followHiddenLink(page: Page, path: string): Promise<void> {
  await page.locator(`#main-menu a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === path);
}

/** It loads near the viewport. */
async function loadVideo(): Promise<void> {
  const video = document.querySelector('video');
  video?.scrollIntoView({ behavior: 'instant' });
  while (video?.isConnected && !video.querySelector('source')) await new Promise(requestAnimationFrame);
}

async function pressControls(visitors: Visitors, container: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    let isLast = false;
    await visitors.do(async (page) => {
      isLast = !(await pressNextControl(page, container));
    });
    if (isLast) return count;
  }
}

/** Presses a control that has not been pressed yet, except those of lists; false if there is none. */
const pressNextControl = (page: Page, container: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    window.print = () => {};
    const controls = document.querySelectorAll<HTMLButtonElement>(
      `:is(${selector}) :is(button:not([type=submit], [data-reload], :disabled), summary):not([data-pressed], [inert] *, li *)`,
    );
    const next = [...controls].find((control) => control.checkVisibility({ visibilityProperty: true }));
    if (!next) return false;
    const { popoverTargetElement: popover } = next;
    const toggled =
      popover && new Promise((done) => popover.addEventListener('toggle', done, { once: true }));
    // as a pointer does; a focus that stays in a disclosure that closes is lost later, which closes the next disclosure
    next.focus();
    next.click();
    next.setAttribute('data-pressed', '');
    await toggled;
    return true;
  }, container);

test('the restaurant opens and closes on a translated page', async ({ visitors }) => {
  await visitors.open(BOUTIQUE.pages.restaurant.href);
  for (let hour = 0; hour < 24; hour += 1) await visitors.do((page) => page.clock.fastForward('01:00:00'));
});

test('the tides of another day and month are shown on a translated page', async ({ visitors }) => {
  const { month } = VILLA.tides;
  await visitors.open(VILLA.pages.activities.href);
  const day = (page: Page) => page.locator('input[type=date]');
  // they are calculated once they are in view
  await visitors.do(async (page) => {
    await day(page).scrollIntoViewIfNeeded();
    await expect(day(page)).toHaveValue('2026-11-26');
  });
  // from a full moon to a new moon, to a day that is not known, and back
  for (const date of ['2026-12-24', '2026-12-09', '2051-01-01', '2026-12-01'])
    await visitors.do((page) => day(page).fill(date));
  await visitors.open(VILLA.pages.tides.href);
  for (const name of [month.next, month.next, month.previous])
    await visitors.do((page) => page.getByRole('button', { name }).click());
});

test('a stay is planned on a translated page', async ({ visitors }) => {
  const { labels, findRoom, summary } = BOUTIQUE.stay;
  await visitors.open(BOUTIQUE.pages.find_room.href);
  for (const name of ['rooms', 'adults', 'children', 'adults'] as const) {
    await visitors.do((page) =>
      page.locator(`button[aria-label="${findRoom.labels.increment[name]}"]`).dispatchEvent('click'),
    );
  }
  await visitors.do(async (page) => {
    await page.getByLabel(labels.checkIn).fill('2027-02-10');
    await page.getByLabel(labels.checkOut).fill('2027-02-12');
    await page.getByRole('button', { name: findRoom.labels.bar }).click();
    await page.waitForURL('**/room_details?**');
  });
  const follow = (name: string) =>
    visitors.do((page) => page.getByRole('main').getByRole('link', { name }).first().click());
  for (const { title } of BOUTIQUE.rooms.listed) {
    await follow(title);
    await visitors.do((page) => page.getByRole('heading', { name: BOUTIQUE.tides.stay.heading }).hover());
    await follow(summary.labels.otherRoom);
  }
});

test('a message is sent from a translated page, and what became of it is said once', async ({
  visitors,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500/);
  const { contact, pages } = CONTACT_TEST_BRAND;
  const answers = new Map<Page, (status: number) => Promise<void>>();
  const answer = (status: number) => visitors.do((page) => answers.get(page)!(status));
  const fill = () =>
    visitors.do(async (page) => {
      for (const [name, value] of Object.entries(testMessage))
        await page.locator(`form[method=dialog] [name=${name}]`).fill(value);
      // a robot writes faster
      await page.clock.fastForward('01:00');
    });
  const send = () =>
    visitors.do(async (page) => {
      const request = new Promise<Route>((resolve) => void page.route(EMAILJS_SEND_URL, resolve));
      await page.locator('form[method=dialog] button[type=submit]').first().click();
      const route = await request;
      answers.set(page, (status) => route.fulfill({ status }));
    });
  await visitors.open(CONTACT_PATH);
  await fill();
  await send();
  await answer(200);
  await visitors.do((page) => expect(page.getByText(contact.form.success)).toBeVisible());
  await visitors.do((page) => page.clock.fastForward(SEND_RESULT_DISPLAY_MS));
  await fill();
  await send();
  await answer(500);
  await visitors.do((page) => expect(page.getByText(contact.form.failure)).toBeVisible());
  const { text, sent } = CONTACT_TEST_BRAND.labels.unsentMessage;
  const leave = () =>
    visitors.do(async (page) => {
      await followHiddenLink(page, pages.about.href);
      await expect(page.getByText(text)).toBeVisible();
    });
  await leave();
  await visitors.do(async (page) => {
    await followHiddenLink(page, pages.contact.href);
    await page.locator('main li:has(button) button').first().click();
  });
  // who leaves again while it is sent reads that it has not been sent, until it has
  await send();
  await leave();
  await answer(200);
  await visitors.do((page) => expect(page.getByText(sent)).toBeVisible());
});
