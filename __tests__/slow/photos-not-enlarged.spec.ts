import { expect, test } from '@playwright/test';
import { isContentAsHandedOver } from '../support/content-as-handed-over.mjs';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

/** A photo that is enlarged more than this looks soft. */
const ENLARGEMENT_LIMIT = 1.15;
/** On phones two or three pixels are one of CSS, and a third of a banner is cut off at its sides. */
const ENLARGEMENT_LIMIT_ON_PHONES = 1.6;

interface ShownPhoto {
  readonly file: string;
  /** How much wider the photo is, before it is cropped, than its `sizes` say. */
  readonly enlargement: number;
}

/** Runs in the browser. */
async function measureShownPhotos(): Promise<ShownPhoto[]> {
  const shown: ShownPhoto[] = [];
  for (const img of document.querySelectorAll<HTMLImageElement>('img[sizes]')) {
    const { width, height } = img.getBoundingClientRect();
    if (width === 0 || !img.checkVisibility()) continue;
    img.loading = 'eager';
    await img.decode();
    // with `sizes`, the natural width is the one that they say
    const { naturalWidth, naturalHeight } = img;
    const shownWidth = Math.max(width, (height * naturalWidth) / naturalHeight);
    shown.push({ file: img.currentSrc, enlargement: shownWidth / naturalWidth });
  }
  return shown;
}

for (const [width, limit] of [
  [390, ENLARGEMENT_LIMIT_ON_PHONES],
  [768, ENLARGEMENT_LIMIT],
  [1024, ENLARGEMENT_LIMIT],
  [1440, ENLARGEMENT_LIMIT],
] as const) {
  test(`at ${width} px no photo is shown larger than its file is chosen for`, async ({ page }) => {
    test.skip(!isContentAsHandedOver, 'photos of an owner may have other shapes');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const enlarged: string[] = [];
    for (const path of listPagesOfEachKind('en')) {
      await page.goto(path);
      for (const { file, enlargement } of await page.evaluate(measureShownPhotos))
        if (enlargement > limit) enlarged.push(`${path}: ${file} × ${enlargement.toFixed(2)}`);
    }
    expect(enlarged).toEqual([]);
  });
}
