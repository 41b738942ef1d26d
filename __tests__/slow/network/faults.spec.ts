import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, visit, hydrated, type Page, type Route } from '../../browser/support/test';

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

/** Opens a page whose first requests of a kind meet a fault. The answer waits until it is alive: ms since the first fault. */
async function visitWithFault(
  page: Page,
  path: string,
  request: RegExp,
  times: number,
  fault: (route: Route) => unknown,
): Promise<() => Promise<number>> {
  let met = 0;
  let start = 0;
  await page.addInitScript(() => document.addEventListener('hydrated', () => (window.aliveAt = Date.now())));
  await page.route(request, (route) => {
    met += 1;
    start ||= Date.now();
    return met <= times ? fault(route) : route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await hydrated(page);
    expect(met).toBeGreaterThan(0);
    return (await page.evaluate(() => window.aliveAt)) - start;
  };
}

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/Failed to (?:load|fetch)|SyntaxError|Unexpected|Invalid or unexpected/),
);

declare global {
  interface Window {
    aliveAt: number;
  }
}

for (const [what, request] of [
  ['the payload', PAYLOAD],
  ['a script', CHUNK],
  ['the script that starts the app', RUNTIME],
] as const) {
  for (const [happens, fault] of [
    ['hangs', hangs],
    ['is missing', isMissing],
    ['is reset', isReset],
    ['is cut short', isCutShort],
  ] as const) {
    test(`${what} ${happens} once: the page still works`, async ({ page }) => {
      const timeToLife = await visitWithFault(page, BOUTIQUE.path, request, 1, fault);
      expect(await timeToLife()).toBeLessThan(ONE_FAULT_MS);
    });
  }
}

test('two faults in a row: the page still works', async ({ page }) => {
  const timeToLife = await visitWithFault(page, BOUTIQUE.path, PAYLOAD, 2, hangs);
  expect(await timeToLife()).toBeLessThan(TWO_FAULTS_MS);
});

for (const [what, request] of [
  ['its largest picture', PICTURE],
  ['a font', FONT],
] as const) {
  test(`${what} hangs: the page is alive, and its pictures turn`, async ({ page }) => {
    const timeToLife = await visitWithFault(page, BOUTIQUE.path, request, 1, hangs);
    expect(await timeToLife()).toBeLessThan(ONE_FAULT_MS);
    const slides = page.getByRole('list', { name: BOUTIQUE.brand.home.hero.words.slideList });
    await expect(slides.locator('button:not([aria-current=true])').first()).toBeVisible();
    await expect(slides.locator('[aria-current=true]')).not.toHaveAttribute('aria-label', /^01/);
  });
}

test('where the scripts cannot be loaded at all, the page says so and where to write, until they load', async ({
  page,
}) => {
  await page.clock.install();
  await visitWithFault(page, `${VILLA.path}/contact`, SCRIPTS, Infinity, isReset);
  const notice = page.getByRole('alert').filter({ hasText: VILLA.brand.words.loadFailure });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return notice.isVisible();
    })
    .toBe(true);
  await expect(notice.getByRole('link', { name: VILLA.brand.business.email })).toBeVisible();

  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hydrated(page);
  await expect(notice).toBeHidden();
});

test.describe('a change of page inside the app', () => {
  /** Lets the time go by after which a change that hangs becomes an ordinary load. */
  const waitPatiently = (page: Page) => page.clock.fastForward(5000);

  test.beforeEach(({ page }) => page.clock.install());

  const contactLink = (page: Page) => page.locator(`header li a[href="${VILLA.path}/contact"]`);
  const contactHeading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: VILLA.brand.pages.contact.title });
  const meet = (page: Page, request: RegExp, fault: (route: Route) => unknown) =>
    page.route(request, (route) => fault(route));

  for (const [what, request] of [
    ['data', DATA],
    ['code', CHUNK],
  ] as const) {
    test(`whose ${what} hangs becomes an ordinary load`, async ({ page }) => {
      await visit(page, `${VILLA.path}/about`);
      await meet(page, request, hangs);
      const asked = page.waitForRequest(request);
      await contactLink(page).click();
      await asked;
      const load = page.waitForRequest((each) => each.isNavigationRequest());
      await waitPatiently(page);
      await load;
      await expect(contactHeading(page)).toBeVisible();
    });
  }

  for (const [what, fault] of [
    ['missing', isMissing],
    ['reset', isReset],
  ] as const) {
    test(`whose data is ${what} becomes an ordinary load`, async ({ page }) => {
      await visit(page, `${VILLA.path}/about`);
      await meet(page, DATA, fault);
      await contactLink(page).click();
      await page.waitForURL(`**${VILLA.path}/contact`);
      await expect(contactHeading(page)).toBeVisible();
    });
  }

  test('back to a page whose data hangs becomes an ordinary load', async ({ page }) => {
    await visit(page, `${VILLA.path}/contact`);
    await page.locator(`header li a[href="${VILLA.path}/about"]`).click();
    await page.waitForURL(`**${VILLA.path}/about`);
    await page.reload();
    await hydrated(page);
    await meet(page, DATA, hangs);
    const asked = page.waitForRequest(DATA);
    await page.evaluate(() => history.back());
    await asked;
    await waitPatiently(page);
    await expect(contactHeading(page)).toBeVisible();
  });

  test('from Find Room to a summary whose data hangs becomes an ordinary load with the same stay', async ({
    page,
  }) => {
    await visit(page, `${VILLA.path}/find_room`);
    await page.getByLabel(VILLA.brand.stay.words.checkIn).fill('2031-05-10');
    await page.getByLabel(VILLA.brand.stay.words.checkOut).fill('2031-05-14');
    await meet(page, DATA, hangs);
    const asked = page.waitForRequest(DATA);
    await page.getByRole('button', { name: VILLA.brand.stay.findRoom.words.checkout }).first().click();
    await asked;
    await waitPatiently(page);
    await page.waitForURL(/room_details\?.*check_in=2031-05-10&check_out=2031-05-14/);
    await expect(page.locator('time[datetime="2031-05-14"]').first()).toBeVisible();
  });
});
