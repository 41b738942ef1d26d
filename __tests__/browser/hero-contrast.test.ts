import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describeEachBrand } from './support/brands';
import { visit } from './support/visitor';
import { poll } from './support/wait';

/** WCAG 1.4.3: text, and text of 24 px or more. */
const CONTRAST = { small: 4.5, large: 3 };
const LARGE_PX = 24;
/** A letter may touch a few bright pixels, such as a lantern or a blossom. */
const BRIGHT_PIXELS = 0.03;

type Rgb = readonly number[];

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of the light text with what is behind its letters: picture, gradient and shadow. */
async function contrastOf(page: Page, text: Locator): Promise<{ contrast: number; needed: number }> {
  const look = await text.evaluate((element) => {
    const { color, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { color, fontSize: parseFloat(fontSize), clip: { x, y, width, height } };
  });
  await text.evaluate((element) => (element.style.color = 'transparent'));
  const { data, info } = await sharp(await page.screenshot({ clip: look.clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element) => element.style.removeProperty('color'));

  const behind = Array.from({ length: info.width * info.height }, (_, at) =>
    luminance([...data.subarray(3 * at, 3 * at + 3)]),
  ).sort((one, other) => other - one);
  const brightest = behind[Math.floor(behind.length * BRIGHT_PIXELS)] ?? 1;
  const own = luminance((look.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  return {
    contrast: (own + 0.05) / (brightest + 0.05),
    needed: look.fontSize >= LARGE_PX ? CONTRAST.large : CONTRAST.small,
  };
}

/** Waits until the slide with this headline and its picture are in place. */
async function arrival(page: Page, headline: Locator): Promise<void> {
  await poll(
    async () => (await headline.boundingBox())?.x ?? -1,
    (x) => {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(page.viewportSize()?.width ?? 0);
    },
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main .swiper-slide-active img')].every(
      (img) => img.complete,
    ),
  );
}

describeEachBrand(({ path, brand }) => {
  const { hero } = brand.home;
  test.each(['phone', 'tablet', 'desktop'] as const)(
    'HMV-02: on a %s all words are readable on every picture',
    async (viewport) => {
      const page = await visit(path, { viewport, reducedMotion: true });
      const carousel = page.locator('main section[aria-roledescription="carousel"]').first();
      const title = carousel.getByRole('heading', { level: 1 });
      const lead = carousel.getByText(hero.lead, { exact: true });
      const faint: unknown[] = [];
      for (const slide of hero.slides) {
        const headline = carousel.getByRole('heading', { name: slide.headline, exact: true });
        await arrival(page, headline);
        const tagline = carousel.getByText(slide.tagline, { exact: true });
        for (const [name, text] of Object.entries({ headline, tagline, title, lead })) {
          const { contrast, needed } = await contrastOf(page, text);
          if (contrast < needed) faint.push({ slide: slide.headline, name, contrast, needed });
        }
        await carousel.getByRole('button', { name: brand.words.controls.next, exact: true }).click();
      }
      expect(faint).toEqual([]);
    },
  );
});
