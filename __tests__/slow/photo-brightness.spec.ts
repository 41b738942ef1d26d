import sharp, { type Sharp } from 'sharp';
import { expect, test, type Locator, type Page } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';
import { brands } from '../support/site';

/** The smallest share of the luminance of its file that a photo may be shown with. */
const MIN_BRIGHTNESS = { light: 0.95, dark: 0.8 };
const GAMMA = 2.2;

const getLuminance = async (photo: Sharp) => (await photo.greyscale().stats()).channels[0]!.mean ** GAMMA;

/** Luminance of a photo on the screen, as a share of that of its file in the same place. */
async function relativeLuminance(page: Page, photo: Locator): Promise<number> {
  await photo.evaluate((img: HTMLImageElement) => {
    img.loading = 'eager';
    img.scrollIntoView({ block: 'center', behavior: 'instant' });
    return img.decode();
  });
  const { x, y, width, height } = (await photo.boundingBox())!;
  // right of the middle: corners may be cut, words stand at the bottom left, and controls are at the edges
  const clip = { x: x + 0.55 * width, y: y + 0.2 * height, width: 0.3 * width, height: 0.4 * height };
  const shown = await page.screenshot({ clip });
  await photo.evaluate((img: HTMLImageElement) => {
    const { left, top, width: wide, height: high } = img.getBoundingClientRect();
    const place = `left: ${left}px; top: ${top}px; width: ${wide}px; height: ${high}px`;
    const file = Object.assign(new Image(), { src: img.currentSrc });
    file.style = `position: fixed; z-index: 9; ${place}; object-fit: cover; filter: none; opacity: 1`;
    file.style.objectPosition = getComputedStyle(img).objectPosition;
    document.documentElement.append(file);
    return file.decode();
  });
  return (await getLuminance(sharp(shown))) / (await getLuminance(sharp(await page.screenshot({ clip }))));
}

for (const { href, name, home } of brands) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`${name} in ${mode} mode`, () => {
      test.use({
        contextOptions: { reducedMotion: 'reduce' },
        stored: { darkMode: String(mode === 'dark') },
      });

      test('photos are shown as bright as their files', async ({ page }) => {
        for (const [address, photo] of [
          [href, page.locator('[data-hero] .swiper-slide-active img')],
          [href, page.getByRole('img', { name: home.video.poster.alt })],
          [`${href}/about`, page.locator('main img').first()],
        ] as const) {
          await visit(page, address);
          expect(await relativeLuminance(page, photo), address).toBeGreaterThanOrEqual(MIN_BRIGHTNESS[mode]);
        }
      });
    });
  }
}
