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

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/Failed to (?:load|fetch)|SyntaxError|Unexpected|Invalid or unexpected/),
);

for (const [what, request, fault, limit, ...more] of [
  ['the payload hangs', PAYLOAD, hangs, ONE_FAULT_MS],
  ['the payload hangs twice', PAYLOAD, hangs, TWO_FAULTS_MS, hangs],
  ['the payload is cut short', PAYLOAD, isCutShort, ONE_FAULT_MS],
  ['a script hangs', CHUNK, hangs, ONE_FAULT_MS],
  ['a script is missing', CHUNK, isMissing, ONE_FAULT_MS],
  ['a script is reset', CHUNK, isReset, ONE_FAULT_MS],
  ['a script is cut short', CHUNK, isCutShort, ONE_FAULT_MS],
  ['the script that starts the app hangs', RUNTIME, hangs, ONE_FAULT_MS],
  ['the script that starts the app is cut short', RUNTIME, isCutShort, ONE_FAULT_MS],
  ['the largest picture hangs', PICTURE, hangs, ONE_FAULT_MS],
  ['a font hangs', FONT, hangs, ONE_FAULT_MS],
] as const) {
  test(`${what}: the page still works, and its pictures turn`, async ({ page }) => {
    let start = 0;
    const faults = [fault, ...more];
    await page.route(request, (route) => {
      start ||= Date.now();
      const next = faults.shift();
      return next ? next(route) : route.continue();
    });
    await page.goto(BOUTIQUE.path, { waitUntil: 'commit' });
    await hydrated(page);
    expect(faults).toEqual([]);
    expect(Date.now() - start).toBeLessThan(limit);
    const slides = page.getByRole('list', { name: BOUTIQUE.brand.home.hero.words.slideList });
    await expect(slides.locator('[aria-current=true]')).not.toHaveAttribute('aria-label', /^01/);
  });
}

test('where the scripts cannot be loaded at all, the page says so and where to write, until they load', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(SCRIPTS, isReset);
  await page.goto(`${VILLA.path}/contact`, { waitUntil: 'domcontentloaded' });
  const notice = page.getByRole('alert').filter({ hasText: VILLA.brand.words.loadFailure });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(notice).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(notice.getByRole('link', { name: VILLA.brand.business.email })).toBeVisible();

  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hydrated(page);
  await expect(notice).toBeHidden();
});

test.describe('a change of page inside the app', () => {
  const [ABOUT, CONTACT] = [`${VILLA.path}/about`, `${VILLA.path}/contact`];
  const follow = (page: Page, path: string) => page.locator(`header li a[href="${path}"]`).click();

  /** Goes to the contact page where requests meet a fault, and lets the time go by after which one that hangs is given up. */
  async function expectLoad(
    page: Page,
    request: RegExp,
    fault: (route: Route) => unknown,
    go: () => Promise<unknown>,
  ) {
    await page.route(request, fault);
    const asked = page.waitForRequest(request);
    const load = page.waitForRequest((each) => each.isNavigationRequest());
    await go();
    await asked;
    await page.clock.fastForward(5000);
    await load;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(VILLA.brand.pages.contact.title);
  }

  test.beforeEach(({ page }) => page.clock.install());

  for (const [what, request, fault] of [
    ['data hangs', DATA, hangs],
    ['code hangs', CHUNK, hangs],
    ['data is missing', DATA, isMissing],
    ['data is reset', DATA, isReset],
  ] as const) {
    test(`whose ${what} becomes an ordinary load`, async ({ page }) => {
      await visit(page, ABOUT);
      await expectLoad(page, request, fault, () => follow(page, CONTACT));
    });
  }

  test('back to a page whose data hangs becomes an ordinary load', async ({ page }) => {
    await visit(page, CONTACT);
    await follow(page, ABOUT);
    await page.waitForURL(`**${ABOUT}`);
    await page.reload();
    await hydrated(page);
    await expectLoad(page, DATA, hangs, () => page.evaluate(() => history.back()));
  });
});
