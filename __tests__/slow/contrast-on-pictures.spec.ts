import sharp from 'sharp';
import { BRANDS, innerPages, type ExpectedBrand } from '../support/brands';
import { luminance } from '../browser/support/colours';
import {
  DESKTOP,
  expect,
  PHONE,
  TABLET,
  test,
  visit,
  type Locator,
  type Page,
} from '../browser/support/test';

/** WCAG 1.4.3: text, and text of 24 px or more. */
const CONTRAST = { small: 4.5, large: 3 };
const LARGE_PX = 24;
/** Part of a line that may be brighter: a lantern, a blossom. */
const BRIGHT_PIXELS = 0.03;

interface Words {
  readonly name: string;
  readonly color: number[];
  readonly needed: number;
  /** Where each line stands, in px. */
  readonly lines: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

async function wordsOf(name: string, text: Locator): Promise<Words> {
  const { color, fontSize, lines } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    const { color, fontSize } = getComputedStyle(element);
    return { color, fontSize: parseFloat(fontSize), lines };
  });
  const needed = fontSize >= LARGE_PX ? CONTRAST.large : CONTRAST.small;
  return { name, color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number), needed, lines };
}

/** What is behind the words: the screen without them. Their shadows stay. */
async function screenWithout(page: Page, texts: readonly Locator[]) {
  for (const text of texts) await text.evaluate((element) => (element.style.color = 'transparent'));
  const screen = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const text of texts) await text.evaluate((element) => element.style.removeProperty('color'));
  return screen;
}

function contrastOf(
  { color, lines }: Words,
  { data, info }: Awaited<ReturnType<typeof screenWithout>>,
): number {
  const behind = lines.flatMap(({ x, y, width, height }) => {
    const found: number[] = [];
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 2) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 2) {
        const at = 3 * (row * info.width + column);
        found.push(luminance([data[at]!, data[at + 1]!, data[at + 2]!, 1]));
      }
    }
    return found;
  });
  behind.sort((one, other) => other - one);
  return (
    (luminance([color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, 1]) + 0.05) /
    ((behind[Math.floor(behind.length * BRIGHT_PIXELS)] ?? 1) + 0.05)
  );
}

/** Waits until the slide with this headline and its picture are in place. */
async function arrival(page: Page, headline: Locator): Promise<void> {
  await expect(headline).toBeInViewport({ ratio: 1 });
  await page
    .locator('main .swiper-slide-active img')
    .evaluateAll((all) => Promise.all(all.map((picture) => (picture as HTMLImageElement).decode())));
}

type Texts = Readonly<Record<string, Locator>>;

/** Words on a picture that cannot be read well enough. */
async function faintWords(page: Page, place: string, texts: Texts): Promise<unknown[]> {
  const visible: [string, Locator][] = [];
  for (const entry of Object.entries(texts)) if (await entry[1].isVisible()) visible.push(entry);
  const words = await Promise.all(visible.map(([name, text]) => wordsOf(name, text)));
  const screen = await screenWithout(
    page,
    visible.map(([, text]) => text),
  );
  return words
    .map((one) => ({ place, name: one.name, needed: one.needed, contrast: contrastOf(one, screen) }))
    .filter(({ contrast, needed }) => contrast < needed);
}

/** The words of the header: a logo need not pass, but it is to be read as well. */
function headerWords(page: Page, { brand }: ExpectedBrand): Texts {
  const header = page.locator('header');
  const entries = brand.header.nav.map(
    ({ label }) => [label, header.getByRole('link', { name: label, exact: true }).first()] as const,
  );
  return { logo: header.locator('nav > a').first(), ...Object.fromEntries(entries) };
}

for (const expected of BRANDS) {
  const { path, brand } = expected;
  const { hero } = brand.home;

  for (const [device, viewport] of Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP })) {
    test.describe(`${expected.name} on a ${device}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('all words are readable on every picture of the hero', async ({ page }) => {
        await visit(page, path);
        const carousel = page.locator('main section[aria-roledescription="carousel"]').first();
        const faint: unknown[] = [];
        for (const [index, slide] of hero.slides.entries()) {
          const headline = carousel.getByRole('heading', { name: slide.headline, exact: true });
          await arrival(page, headline);
          const found = await faintWords(page, slide.headline, {
            ...headerWords(page, expected),
            headline,
            tagline: carousel.getByText(slide.tagline, { exact: true }),
            title: carousel.getByRole('heading', { level: 1 }),
            lead: carousel.getByText(hero.lead, { exact: true }),
            number: carousel.locator('li button span').nth(index),
          });
          faint.push(...found);
          await carousel.getByRole('button', { name: brand.words.controls.next, exact: true }).click();
        }
        expect(faint).toEqual([]);
      });

      test('header and title are readable on every banner', async ({ page }) => {
        const faint: unknown[] = [];
        for (const [address] of innerPages(expected)) {
          await visit(page, address);
          await page
            .locator('main img')
            .first()
            .evaluate((picture: HTMLImageElement) => picture.decode());
          const title = page.getByRole('heading', { level: 1 });
          faint.push(...(await faintWords(page, address, { ...headerWords(page, expected), title })));
        }
        expect(faint).toEqual([]);
      });
    });
  }
}
