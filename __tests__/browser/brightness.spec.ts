import sharp, { type Sharp } from 'sharp';
import { BRANDS } from '../support/brands';
import { luminance } from './support/colours';
import { expect, test, visit, type Locator, type Page } from './support/test';

/** Least share of its own light that a picture keeps. */
const LEAST = { light: 0.95, dark: 0.8 };

async function meanLuminance(picture: Sharp): Promise<number> {
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) sum += luminance([data[at]!, data[at + 1]!, data[at + 2]!, 1]);
  return sum / (data.length / 3);
}

/** Light of the picture on the screen, as a share of the light of its file. */
async function shareOfLight(page: Page, picture: Locator): Promise<number> {
  await picture.evaluate((img: HTMLImageElement) => {
    img.loading = 'eager';
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    return img.decode();
  });
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  // the middle: corners may be cut, and controls are at its edges
  const [left, top] = [Math.round(0.2 * width), Math.round(0.2 * height)];
  const clip = { width: Math.round(0.6 * width), height: Math.round(0.6 * height) };
  const shown = await page.screenshot({ clip: { x: box.x + left, y: box.y + top, ...clip } });
  const { src, position } = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.currentSrc,
    position: getComputedStyle(img).objectPosition,
  }));
  const [x = 50, y = 50] = position.split(' ').map(Number.parseFloat);
  const { data, info } = await sharp(await (await page.request.get(src)).body())
    .resize(width, height, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const own = sharp(data).extract({
    ...clip,
    left: left + Math.round(((info.width - width) * x) / 100),
    top: top + Math.round(((info.height - height) * y) / 100),
  });
  return (await meanLuminance(sharp(shown))) / (await meanLuminance(own));
}

for (const { path, name, brand } of BRANDS) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${name} in the ${theme} theme`, () => {
      test.use({
        contextOptions: { reducedMotion: 'reduce' },
        stored: { darkMode: String(theme === 'dark') },
      });

      test('pictures are shown as bright as they were painted', async ({ page }) => {
        const shares: Record<string, number> = {};
        await visit(page, path);
        shares.hero = await shareOfLight(page, page.locator('[data-hero] .swiper-slide-active img'));
        shares.sea = await shareOfLight(page, page.getByRole('img', { name: brand.home.video.poster.alt }));
        for (const address of [`${path}/about`, `${path}/legal`]) {
          await visit(page, address);
          shares[address] = await shareOfLight(page, page.locator('main img').first());
        }
        expect(Object.entries(shares).filter(([, share]) => !(share >= LEAST[theme]))).toEqual([]);
      });
    });
  }
}
