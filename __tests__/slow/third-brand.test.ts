import { BOUTIQUE, innerScreens, HOUSES } from '../browser/support/houses';
import { addThirdHouse, buildThirdHouse, LODGE, removeThirdHouse, serveThirdHouse } from './third-brand-copy';
import { open, seen, visit } from '../browser/support/visitor';

const ROOM_IDS = [14, 16, 17, 18];

let url: string;
let server: Awaited<ReturnType<typeof serveThirdHouse>> | undefined;

beforeAll(async () => {
  addThirdHouse();
  await buildThirdHouse();
  server = await serveThirdHouse();
  url = `http://127.0.0.1:${server.port}`;
}, 900_000);

afterAll(async () => {
  await server?.close();
  removeThirdHouse();
});

const lodge = (path: string) => visit(path, { context: { baseURL: url } });

test('a third house, added in content, one style file and pictures, has every screen', async () => {
  // it is a copy of this brand
  const screens = innerScreens(BOUTIQUE);
  const pages = [
    ['', 'Boutique Hotel'],
    ...screens.map(([segment, title]) => [`/${segment}`, title]),
    ...ROOM_IDS.map((id) => [`/room/${id}`, 'Room Details']),
  ];
  for (const [path, title] of pages) {
    const response = await fetch(`${url}${LODGE.path}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain(`<title>${LODGE.siteType} - ${title}</title>`);
  }
});

test('it wears its own colours, name and links, and none of another house', async () => {
  const page = await lodge(`${LODGE.path}/about`);
  const root = page.locator('html');
  expect(await root.getAttribute('data-brand')).toBe(LODGE.id);
  expect(
    await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim()),
  ).toBe(LODGE.accent);
  const header = page.locator('header');
  await seen(header.getByText(LODGE.name).first());
  const paths = await header
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.filter((path) => !`${path}/`.startsWith(`${LODGE.path}/`))).toEqual([]);
  for (const { name } of HOUSES) expect(await header.innerText()).not.toContain(name);
});

test('a visitor walks through it as through the others', async () => {
  const page = await lodge(LODGE.path);
  await page.locator('header').getByRole('link', { name: 'Suites & Villas' }).click();
  await page.waitForURL(`**${LODGE.path}/room`);
  await page.getByRole('main').locator(`a[href="${LODGE.path}/room/14"]`).first().click();
  await page.waitForURL(`**${LODGE.path}/room/14`);
  await seen(page.getByRole('heading', { level: 1, name: 'Room Details' }));
});

test('the landing page, the "which house?" pages and the 404 page open its door beside the others', async () => {
  const page = await lodge('/');
  for (const [path, door] of [
    ['/', LODGE.path],
    ['/room', `${LODGE.path}/room`],
  ] as const) {
    await open(page, path);
    await seen(page.getByRole('main').locator(`a[href="${door}"]`));
  }
});
