import { getBrand } from '@/content';
import { BOUTIQUE, VILLA } from '../support/brands';
import { test } from '../support/e2e/fixtures';
import { visit } from '../support/e2e/page-helpers';
import { replacePhotos, expectScreenshot, skipOutsideReferenceBrowser } from './compare-screenshot';
import { FIXED_TIME, SCREENS, STATES, type Variant } from './screenshot-cases';

skipOutsideReferenceBrowser();

/** Reads "villa phone dark de". */
function parseVariant(variant: Variant) {
  const parts = variant.split(' ');
  const [brandName, screen] = parts as ['villa' | 'boutique', keyof typeof SCREENS];
  const brand = { villa: VILLA, boutique: BOUTIQUE }[brandName];
  const language = ['de', 'fr'].find((code) => parts.includes(code));
  const options = {
    viewport: SCREENS[screen],
    stored: { darkMode: String(parts.includes('dark')) },
    locale: language ?? 'en-GB',
  };
  return { brand: getBrand(brand.id, language), options };
}

for (const { name, path, variants, action, part, allowedErrors } of STATES) {
  for (const variant of variants) {
    const { brand, options } = parseVariant(variant);

    test.describe(() => {
      test.use(options);

      test(`${name}: ${variant}`, async ({ page, consoleErrors }) => {
        if (allowedErrors) consoleErrors.allow(allowedErrors);
        await replacePhotos(page);
        await page.clock.setFixedTime(FIXED_TIME);
        await visit(page, typeof path === 'string' ? path : path(brand));
        await action?.(page, brand);
        await expectScreenshot(page, `${name} ${variant}`.replaceAll(' ', '-'), part?.(page, brand));
      });
    });
  }
}
