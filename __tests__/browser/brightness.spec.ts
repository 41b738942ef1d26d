import sharp, { type Sharp } from 'sharp';
import { BRANDS } from '../support/brands';
import { expect, test, visit, type Locator, type Page } from './support/test';

/** Least share of its own light that a picture keeps. */
const LEAST = { light: 0.95, dark: 0.8 };
const GAMMA = 2.2;

const lightOf = async (picture: Sharp) => (await picture.greyscale().stats()).channels[0]!.mean ** GAMMA;

/** Light of the picture on the screen, as a share of the light of its file. */
async function shareOfLight(page: Page, picture: Locator): Promise<number> {
  await picture.evaluate((img: HTMLImageElement) => {
    img.loading = 'eager';
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    return img.decode();
  });
  const box = (await picture.boundingBox())!;
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  // the middle: corners may be cut, and controls are at its edges
  const [left, top] = [Math.round(0.2 * width), Math.round(0.2 * height)];
  const middle = { width: Math.round(0.6 * width), height: Math.round(0.6 * height) };
  const shown = await page.screenshot({ clip: { x: box.x + left, y: box.y + top, ...middle } });
  const { src, position } = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.currentSrc,
    position: getComputedStyle(img).objectPosition,
  }));
  const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat);
  const { data, info } = await sharp(await (await page.request.get(src)).body())
    .resize(width, height, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const cut = {
    left: left + Math.round(((info.width - width) * x) / 100),
    top: top + Math.round(((info.height - height) * y) / 100),
  };
  const own = await sharp(data)
    .extract({ ...middle, ...cut })
    .toBuffer();
  return (await lightOf(sharp(shown))) / (await lightOf(sharp(own)));
}

for (const { path, name, brand } of BRANDS) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${name} in the ${theme} theme`, () => {
      test.use({
        contextOptions: { reducedMotion: 'reduce' },
        stored: { darkMode: String(theme === 'dark') },
      });

      test('pictures are shown as bright as they were painted', async ({ page }) => {
        for (const [address, picture] of [
          [path, page.locator('[data-hero] .swiper-slide-active img')],
          [path, page.getByRole('img', { name: brand.home.video.poster.alt })],
          [`${path}/about`, page.locator('main img').first()],
        ] as const) {
          await visit(page, address);
          expect(await shareOfLight(page, picture), address).toBeGreaterThanOrEqual(LEAST[theme]);
        }
      });
    });
  }
}
