import { statSync, writeFileSync } from 'node:fs';
import { isBrowserFromNpmPackage } from '@/scripts/support/find-browser';
import { isContentAsHandedOver } from '../support/content-as-handed-over.mjs';
import { expect, test, type Locator, type Page } from '../support/e2e/fixtures';

/** Pictures are compared in one browser with one font, and as long as the words are those of the repository. */
export function skipOutsideReferenceBrowser(): void {
  test.skip(
    ({ launchOptions }) => !isBrowserFromNpmPackage(launchOptions),
    'The reference pictures are those of the browser of the packages, which is for Linux on x64.',
  );
  test.skip(!isContentAsHandedOver, 'The content is its owner’s.');
}

/** The next pages have one drawing in place of all photos, because what is around them is compared. */
export const replacePhotos = (page: Page) =>
  page.route('/photos/**', (route) => route.fulfill({ path: '__tests__/visual/photo.svg' }));

/** Compares a page, or a part of it, with its picture in screenshots/. */
export async function expectScreenshot(page: Page, name: string, part?: Locator): Promise<void> {
  const file = `${name}.webp`;
  const start = Date.now();
  await page.evaluate(() => document.fonts.ready);
  if (part) await makeRoom(page, part);
  await expect(part ?? page).toHaveScreenshot(file, { timeout: 10_000 });
  const reference = test.info().snapshotPath(file, { kind: 'screenshot' });
  if (statSync(reference).mtimeMs >= start) await compress(reference);
}

/** So that the screen shows the part alone and all of it. */
async function makeRoom(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => {
    document.documentElement.style.scrollPadding = '0';
    for (const other of document.querySelectorAll<HTMLElement>('header, #page > button, [data-booking-bar]'))
      if (!other.contains(element)) other.style.visibility = 'hidden';
  });
  const { width, height } = page.viewportSize()!;
  const box = await part.boundingBox();
  if (box && box.height > height) await page.setViewportSize({ width, height: Math.ceil(box.height) + 1 });
}

/** Playwright writes pictures of three times the size. */
async function compress(file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  writeFileSync(file, await sharp(file).webp({ lossless: true, effort: 6 }).toBuffer());
}
