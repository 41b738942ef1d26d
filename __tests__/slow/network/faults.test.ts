import type { BrowserContext, Page, Route } from 'playwright-core';
import { BOUTIQUE, VILLA } from '../../browser/support/brands';
import {
  expectConsoleError,
  visit,
  waitForHydration,
  type VisitOptions,
} from '../../browser/support/visitor';
import { expectVisible, poll } from '../../browser/support/wait';

/** From the first fault until the page is alive, on a machine that does nothing else. */
const ONE_FAULT_MS = 4000;
const TWO_FAULTS_MS = 10_000;

const PAYLOAD = /\/payloads\//;
const CHUNK = /\/chunks\/(?!turbopack).*\.js/;
const RUNTIME = /\/chunks\/turbopack-.*\.js/;
const SCRIPTS = /\/_next\/static\/.*\.js/;
const PICTURE = /\/photos\/.*\.(?:avif|webp)/;
const FONT = /\.woff2/;
/** What a change of page inside the app asks for. */
const DATA = /\.txt(?:\?|$)/;

const hangs = () => {};
const isReset = (route: Route) => route.abort('connectionreset');
const isMissing = (route: Route) => route.fulfill({ status: 404, body: 'not here' });
const isCutShort = async (route: Route) => {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'application/javascript', body: text.slice(0, text.length / 2) });
};

/** Opens a page whose first requests of a kind meet a fault. */
async function visitWithFault(
  path: string,
  request: RegExp,
  times: number,
  fault: (route: Route) => unknown,
  options: VisitOptions = {},
) {
  let met = 0;
  let start = 0;
  const page = await visit(path, {
    ...options,
    early: true,
    prepare: async (context) => {
      await context.addInitScript(() =>
        document.addEventListener('hydrated', () => (window.aliveAt = Date.now())),
      );
      await context.route(request, (route) => {
        met += 1;
        start ||= Date.now();
        return met <= times ? fault(route) : route.continue();
      });
    },
  });
  expectConsoleError(page, /Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected/);
  return {
    page,
    /** ms from the first fault until the page is alive. */
    timeToLife: async () => {
      await waitForHydration(page);
      expect(met).toBeGreaterThan(0);
      return (await page.evaluate(() => window.aliveAt)) - start;
    },
  };
}

declare global {
  interface Window {
    aliveAt: number;
  }
}

describe.each([
  ['the payload', PAYLOAD],
  ['a script', CHUNK],
  ['the script that starts the app', RUNTIME],
] as const)('%s', (_, request) => {
  test.each([
    ['hangs', hangs],
    ['is missing', isMissing],
    ['is reset', isReset],
    ['is cut short', isCutShort],
  ] as const)('%s once: the page is alive all the same', async (_, fault) => {
    const { timeToLife } = await visitWithFault(BOUTIQUE.path, request, 1, fault);
    expect(await timeToLife()).toBeLessThan(ONE_FAULT_MS);
  });
});

test('two faults in a row: the page is alive all the same', async () => {
  const { timeToLife } = await visitWithFault(BOUTIQUE.path, PAYLOAD, 2, hangs);
  expect(await timeToLife()).toBeLessThan(TWO_FAULTS_MS);
});

test.each([
  ['its largest picture', PICTURE],
  ['a font', FONT],
] as const)('%s hangs: the page is alive, and its pictures turn', async (_, request) => {
  const { page, timeToLife } = await visitWithFault(BOUTIQUE.path, request, 1, hangs);
  expect(await timeToLife()).toBeLessThan(ONE_FAULT_MS);
  const slides = page.getByRole('list', { name: BOUTIQUE.brand.home.hero.words.slideList });
  await expectVisible(slides.locator('button:not([aria-current=true])').first());
  await poll(
    () => slides.locator('[aria-current=true]').getAttribute('aria-label'),
    (label) => expect(label).not.toMatch(/^01/),
  );
});

test('where the scripts cannot be had at all, the page says so and where to write, until they come', async () => {
  const { page } = await visitWithFault(`${VILLA.path}/contact`, SCRIPTS, Infinity, isReset, {
    clock: new Date(),
  });
  const notice = page.getByRole('alert').filter({ hasText: VILLA.brand.words.loadFailure });
  await poll(
    async () => {
      await page.clock.runFor(1000);
      return notice.isVisible();
    },
    (visible) => expect(visible).toBe(true),
  );
  await expectVisible(notice.getByRole('link', { name: VILLA.brand.business.email }));

  await page.context().unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForHydration(page);
  expect(await notice.isVisible()).toBe(false);
});

describe('a change of page inside the app', () => {
  /** Lets the time go by after which a change that hangs becomes an ordinary load. */
  const waitPatiently = (page: Page) => page.clock.fastForward(5000);
  const open = (path: string) => visit(path, { clock: new Date() });
  const contactLink = (page: Page) => page.locator(`header li a[href="${VILLA.path}/contact"]`);
  const contactHeading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: VILLA.brand.pages.contact.title });
  const meet = (context: BrowserContext, request: RegExp, fault: (route: Route) => unknown) =>
    context.route(request, (route) => fault(route));

  test.each([
    ['data', DATA],
    ['code', CHUNK],
  ])('whose %s hangs becomes an ordinary load', async (_, request) => {
    const page = await open(`${VILLA.path}/about`);
    await meet(page.context(), request, hangs);
    const asked = page.waitForRequest(request);
    await contactLink(page).click();
    await asked;
    const load = page.waitForRequest((each) => each.isNavigationRequest());
    await waitPatiently(page);
    await load;
    await expectVisible(contactHeading(page));
  });

  test.each([
    ['missing', isMissing],
    ['reset', isReset],
  ])('whose data is %s becomes an ordinary load', async (_, fault) => {
    const page = await open(`${VILLA.path}/about`);
    expectConsoleError(page, /Failed to (?:load|fetch)/);
    await meet(page.context(), DATA, fault);
    await contactLink(page).click();
    await page.waitForURL(`**${VILLA.path}/contact`);
    await expectVisible(contactHeading(page));
  });

  test('back to a page whose data hangs becomes an ordinary load', async () => {
    const page = await open(`${VILLA.path}/contact`);
    await page.locator(`header li a[href="${VILLA.path}/about"]`).click();
    await page.waitForURL(`**${VILLA.path}/about`);
    await page.reload();
    await waitForHydration(page);
    await meet(page.context(), DATA, hangs);
    const asked = page.waitForRequest(DATA);
    await page.evaluate(() => history.back());
    await asked;
    await waitPatiently(page);
    await expectVisible(contactHeading(page));
  });

  test('from Find Room to a summary whose data hangs becomes an ordinary load with the same stay', async () => {
    const page = await open(`${VILLA.path}/find_room`);
    await page.getByLabel(VILLA.brand.stay.words.checkIn).fill('2031-05-10');
    await page.getByLabel(VILLA.brand.stay.words.checkOut).fill('2031-05-14');
    await meet(page.context(), DATA, hangs);
    const asked = page.waitForRequest(DATA);
    await page.getByRole('button', { name: VILLA.brand.stay.findRoom.words.checkout }).first().click();
    await asked;
    await waitPatiently(page);
    await page.waitForURL(/room_details\?.*check_in=2031-05-10&check_out=2031-05-14/);
    await expectVisible(page.getByText('2031-05-14'));
  });
});
