import { CHOOSERS, BRANDS } from '../../support/brands';
import { addThirdBrand, buildThirdBrand, removeThirdBrand, serveThirdBrand } from './third-brand-copy';
import { expect, test as base, visit, type Page } from '../../browser/support/test';

const NAME = 'Mangrove Lodge';
const SITE_TYPE = 'Mangrove Lodge Pemba';
const HOME = '/mangrove-lodge';
const ACCENT = '#12345a';
const SCREENS = [
  ['', 'Lodge'],
  ['/about', 'About Us'],
  ['/room', 'Huts'],
  ['/find_room', 'Find Room'],
  ['/room_details', 'Room Details'],
  ['/tours-activities', 'Tours and Activities'],
  ['/our_team', 'Our Team'],
  ['/pricing', 'Pricing'],
  ['/blog', 'Blog'],
  ['/blog_details', 'Blog Details'],
  ['/contact', 'Contact'],
  ['/restaurant', 'Lodge Restaurant'],
  ['/honeymoon', 'Honeymoon Packages'],
  ['/activities', 'Activities'],
  ['/explore-island', 'Explore the Island'],
  ['/tides', 'Tides'],
  ['/services', 'Services'],
  ['/room/21', 'Room Details'],
  ['/room/22', 'Room Details'],
] as const;

let url: string;
let server: Awaited<ReturnType<typeof serveThirdBrand>> | undefined;

const test = base.extend({
  baseURL: ({}, use) => use(url),
});

test.beforeAll(async () => {
  test.setTimeout(900_000);
  addThirdBrand();
  await buildThirdBrand();
  server = await serveThirdBrand();
  url = `http://127.0.0.1:${server.port}`;
});

test.afterAll(async () => {
  await server?.close();
  removeThirdBrand();
});

/** Links of the footer in the HTML of a page, as it is delivered. */
const footerLinks = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a third brand, added as one folder, one line and pictures, has every screen', async () => {
  for (const [path, title] of SCREENS) {
    const response = await fetch(`${url}${HOME}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain(`<title>${SITE_TYPE} - ${title}</title>`);
  }
});

test('its pages name the other brands as ways to them, and nowhere else', async () => {
  for (const [path] of SCREENS) {
    const html = await (await fetch(`${url}${HOME}${path}`)).text();
    const said = html
      .slice(html.indexOf('<body'), html.indexOf('</body>'))
      .replace(/<script[\s\S]*?<\/script>/g, '');
    for (const { name, path: home } of BRANDS) {
      const shown = name.replace('&', '&amp;');
      expect([path, said.replace(`<a href="${home}">${shown}</a>`, '').includes(shown)]).toEqual([
        path,
        false,
      ]);
    }
  }
});

test('it has its own colours, name and links, and a face of the system', async ({ page }) => {
  await visit(page, `${HOME}/about`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-brand', 'mangrove-lodge');
  expect(
    await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim()),
  ).toBe(ACCENT);
  const header = page.locator('header');
  await expect(header.getByText(NAME).first()).toBeVisible();
  const paths = await header
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.filter((path) => !`${path}/`.startsWith(`${HOME}/`))).toEqual([]);
  for (const { name } of BRANDS) expect(await header.innerText()).not.toContain(name);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});

test('its icon, its social card and its point on the map are its own', async () => {
  const html = await (await fetch(`${url}${HOME}/contact`)).text();
  for (const file of [
    /<link rel="icon" href="(\/icons\/mangrove-lodge\.svg)"/,
    /<link rel="apple-touch-icon" href="(\/icons\/mangrove-lodge-touch\.png)"/,
    /<meta property="og:image" content="http[^"]*(\/photos\/landing-mangrove-[0-9a-f]{8}-card\.jpg)"/,
  ]) {
    const [, path = 'none'] = file.exec(html) ?? [];
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
  expect(html).toContain('mlat=-5.1970&amp;mlon=39.6610');
  expect(html).toContain('marker=-5.197%2C39.661');
});

test('its phone and its WhatsApp link are shown, and WhatsApp has the sentence of the enquiry', async ({
  page,
}) => {
  await visit(page, `${HOME}/room_details?room=21&check_in=2031-05-05&check_out=2031-05-07&adults=2`);
  const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')];
  for (const part of [main, footer]) await expect(part.locator('a[href="tel:+255777000000"]')).toBeVisible();
  await expect(footer.locator('a[href="https://wa.me/255777000000"]')).toBeVisible();
  const href = await main.locator('a[href^="https://wa.me/255777000000?text="]').getAttribute('href');
  const sentence = new URL(href ?? '').searchParams.get('text') ?? '';
  await main.getByRole('link', { name: 'Ask about these dates' }).click();
  await page.waitForURL(`**${HOME}/contact`);
  expect(sentence).toMatch(/2031/);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain(sentence);
  await expect(page.getByRole('main').locator('a[href="https://wa.me/255777000000"]')).toBeVisible();
});

test('it can be navigated like the others', async ({ page }) => {
  await visit(page, HOME);
  await page.locator('header').getByRole('link', { name: 'Suites & Villas' }).click();
  await page.waitForURL(`**${HOME}/room`);
  await page.getByRole('main').locator(`a[href="${HOME}/room/21"]`).first().click();
  await page.waitForURL(`**${HOME}/room/21`);
  await expect(page.getByRole('heading', { level: 1, name: 'Room Details' })).toBeVisible();
});

test('the landing page, the "which house?" pages, the 404 page and the other brands lead to it', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('main').getByText('Three houses')).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${HOME}"]`)).toBeVisible();
  for (const segment of CHOOSERS) {
    await visit(page, `/${segment}`);
    await expect(page.getByRole('main').locator(`a[href="${HOME}/${segment}"]`)).toBeVisible();
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(NAME);
  }
  for (const { path } of BRANDS) {
    await visit(page, path);
    expect(await footerLinks(page)).toContain(HOME);
  }
  expect(await (await fetch(`${url}/no-such-page`)).text()).toContain(`href="${HOME}"`);
});
