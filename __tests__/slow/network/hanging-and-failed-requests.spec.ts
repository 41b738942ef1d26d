import { BOUTIQUE, VILLA } from '../../support/brands';
import { expect, test, type Page, type Request, type Route } from '../../support/e2e/fixtures';
import { waitForHydration, visit } from '../../support/e2e/page-helpers';

/** From the first fault until the page is alive, on a machine that does nothing else. */
const LIMIT_MS = 4000;

const CHUNK = /\/chunks\/(?!turbopack).*\.js/;
const RUNTIME = /\/chunks\/turbopack-.*\.js/;
const SCRIPTS = /\/_next\/static\/.*\.js/;
/** What a navigation inside the app requests. */
const DATA = /\.txt(?:\?|$)/;

const neverRespond = () => {};
const resetConnection = (route: Route) => route.abort('connectionreset');
const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: 'not here' });
const respondTruncated = async (route: Route) => {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'application/javascript', body: text.slice(0, text.length / 2) });
};

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/Failed to (?:load|fetch)|SyntaxError|Unexpected|Invalid or unexpected/),
);

for (const [what, request, fault] of [
  ['a script hangs', CHUNK, neverRespond],
  ['a script is missing', CHUNK, respondNotFound],
  ['a script is reset', CHUNK, resetConnection],
  ['a script is cut short', CHUNK, respondTruncated],
  ['the script that starts the app hangs', RUNTIME, neverRespond],
  ['the script that starts the app is cut short', RUNTIME, respondTruncated],
  ['the largest picture hangs', /\/photos\/.*\.(?:avif|webp)/, neverRespond],
  ['a font hangs', /\.woff2/, neverRespond],
] as const) {
  test(`${what}: the page still works, and its pictures turn`, async ({ page }) => {
    let start = 0;
    await page.route(request, (route) => {
      if (start) return route.continue();
      start = Date.now();
      return fault(route);
    });
    await page.goto(BOUTIQUE.href, { waitUntil: 'commit' });
    await waitForHydration(page);
    expect(start).toBeGreaterThan(0);
    expect(Date.now() - start).toBeLessThan(LIMIT_MS);
    const slides = page.getByRole('list', { name: BOUTIQUE.home.hero.labels.slideList });
    await expect(slides.locator('[aria-current=true]')).not.toHaveAttribute('aria-label', /^01/);
  });
}

test('where no script can be loaded, the page says so and where to write', async ({ page }) => {
  await page.clock.install();
  await page.route(SCRIPTS, resetConnection);
  await page.goto(`${VILLA.href}/contact`, { waitUntil: 'domcontentloaded' });
  const notice = page.getByRole('alert').filter({ hasText: VILLA.labels.loadFailure });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(notice).toBeVisible({ timeout: 1 });
  }).toPass();
  await expect(notice.getByRole('link', { name: VILLA.business.email })).toBeVisible();

  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

const [ABOUT, CONTACT] = [`${VILLA.href}/about`, `${VILLA.href}/contact`];

for (const [what, request, fault, isBack] of [
  ['whose data hangs', DATA, neverRespond],
  ['whose code hangs', CHUNK, neverRespond],
  ['whose data is missing', DATA, respondNotFound],
  ['whose data is reset', DATA, resetConnection],
  ['back, whose data hangs,', DATA, neverRespond, true],
] as const) {
  test(`a change of page inside the app ${what} becomes an ordinary load`, async ({ page }) => {
    const follow = (path: string) => page.locator(`header li a[href="${path}"]`).click();
    await page.clock.install();
    await visit(page, isBack ? CONTACT : ABOUT);
    if (isBack) {
      await follow(ABOUT);
      await page.waitForURL(`**${ABOUT}`);
      await page.reload();
      await waitForHydration(page);
    }
    await page.route(request, fault);
    const requested = page.waitForRequest(request);
    const load = page.waitForRequest((each) => each.isNavigationRequest());
    await (isBack ? page.evaluate(() => history.back()) : follow(CONTACT));
    await requested;
    // one that hangs is given up after this time
    await page.clock.fastForward(5000);
    await load;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(VILLA.pages.contact.title);
  });
}

/** Holds the requests that match, until the returned function lets them go. */
async function holdRequests(page: Page, matches: (request: Request) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.origin === new URL(page.url()).origin,
    async (route) => {
      if (matches(route.request())) await released;
      // a request that was replaced by another one cannot go on
      await route.fallback().catch(() => {});
    },
  );
  return release;
}

test('a change of page that ends while its page is loaded as a document adds one history entry', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, VILLA.href);
  await visit(page, ABOUT);
  const releaseData = await holdRequests(page, (request) => DATA.test(request.url()));
  const releaseDocument = await holdRequests(page, (request) => request.isNavigationRequest());
  const requested = page.waitForRequest(DATA);
  const documentRequested = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(`header li a[href="${CONTACT}"]`).click();
  await requested;
  await page.clock.fastForward(5000);
  await documentRequested;
  const load = page.waitForEvent('load');
  releaseData();
  await expect.poll(() => new URL(page.url()).pathname).toBe(CONTACT);
  releaseDocument();
  await load;
  await waitForHydration(page);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(ABOUT);
});
