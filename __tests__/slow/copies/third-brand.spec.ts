import { BRANDS, CHOOSERS, VILLA } from '../../support/brands';
import { expect, visit } from '../../browser/support/test';
import { testOfCopy } from './served-copy';
import { ACCENT, addThirdBrand, ID, NAME, PHONE, ROOM } from './third-brand';

const HOME = `/${ID}`;
const CONTACT = `${HOME}/contact`;
const WHATSAPP = PHONE.replace('+', 'https://wa.me/');
const SCREENS = [
  HOME,
  `${HOME}/room/${ROOM}`,
  ...Object.keys(VILLA.brand.pages).map((one) => `${HOME}/${one}`),
];

const test = testOfCopy('third-brand', addThirdBrand);

test('a third brand, added as one folder, one line and pictures, has every screen, which names the others as ways to them alone', async ({
  request,
}) => {
  for (const path of SCREENS) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect(html).toContain(`<title>${NAME} Pemba - `);
    const [, body = ''] = html.replace(/<script[\s\S]*?<\/script>/g, '').split('<body');
    for (const { name, path: home } of BRANDS) {
      const shown = name.replace('&', '&amp;');
      const elsewhere = body.replace(`<a href="${home}">${shown}</a>`, '');
      expect([path, elsewhere.includes(shown)]).toEqual([path, false]);
    }
  }
});

test('it has its own colours, name and links, and a face of the system', async ({ page }) => {
  await visit(page, `${HOME}/about`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-brand', ID);
  await expect(root).toHaveCSS('--color-accent', ACCENT);
  const header = page.locator('header');
  await expect(header.getByText(NAME).first()).toBeVisible();
  const elsewhere = header.locator(`a[href^="/"]:not([href="${HOME}"]):not([href^="${HOME}/"])`);
  await expect(elsewhere).toHaveCount(0);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
});

test('its icon, its social card and its point on the map are its own', async ({ request }) => {
  const html = await (await request.get(CONTACT)).text();
  for (const file of [
    /<link rel="icon" href="(\/icons\/mangrove-lodge\.svg)"/,
    /<link rel="apple-touch-icon" href="(\/icons\/mangrove-lodge-touch\.png)"/,
    /<meta property="og:image" content="http[^"]*(\/photos\/landing-mangrove-[0-9a-f]{8}-card\.jpg)"/,
  ]) {
    const [, path = 'none'] = file.exec(html) ?? [];
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
  expect(html).toContain('mlat=-5.1970&amp;mlon=39.6610');
});

test('its phone and its WhatsApp link are shown, and WhatsApp has the sentence of the enquiry', async ({
  page,
}) => {
  await visit(page, `${HOME}/room_details?room=${ROOM}&check_in=2031-05-05&check_out=2031-05-07&adults=2`);
  const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')];
  for (const part of [main, footer]) await expect(part.locator(`a[href="tel:${PHONE}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="${WHATSAPP}"]`)).toBeVisible();
  const href = await main.locator(`a[href^="${WHATSAPP}?text="]`).getAttribute('href');
  const sentence = new URL(href!).searchParams.get('text')!;
  expect(sentence).toMatch(/2031/);
  await main.getByRole('link', { name: 'Ask about these dates' }).click();
  await page.waitForURL(`**${CONTACT}`);
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toContain(sentence);
});

test('the landing page, the "which house?" pages, the 404 page and the other brands lead to it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  for (const [path, part, href] of [
    ['/', 'main', HOME],
    ['/no-such-page', 'main', HOME],
    ...CHOOSERS.map((segment) => [`/${segment}`, 'main', `${HOME}/${segment}`] as const),
    ...BRANDS.map(({ path: home }) => [home, 'contentinfo', HOME] as const),
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(part).locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});
