import { getBrand } from '@/content';
import { test, visit } from '../support/browser/fixtures';
import { BOUTIQUE, VILLA } from '../support/brands';
import { drawPhotos, expectLook, skipElsewhere } from './compare';
import { SCREENS, STATES, type Look } from './states';
import { MOMENT } from './visitor';

skipElsewhere();

/** "villa phone dark de" */
function read(look: Look) {
  const labels = look.split(' ');
  const [name, screen] = labels as ['villa' | 'boutique', keyof typeof SCREENS];
  const brand = { villa: VILLA, boutique: BOUTIQUE }[name];
  const language = ['de', 'fr'].find((code) => labels.includes(code));
  const options = {
    viewport: SCREENS[screen],
    stored: { darkMode: String(labels.includes('dark')) },
    locale: language ?? 'en-GB',
  };
  return { brand: getBrand(brand.id, language), options };
}

for (const [state, path, looks, action, part] of STATES) {
  for (const look of looks) {
    const { brand, options } = read(look);

    test.describe(() => {
      test.use(options);

      test(`${state}: ${look}`, async ({ page, consoleErrors }) => {
        consoleErrors.allow(/./);
        await drawPhotos(page);
        await page.clock.setFixedTime(MOMENT);
        await visit(page, typeof path === 'string' ? path : path(brand));
        await action?.(page, brand);
        await expectLook(page, `${state} ${look}`.replaceAll(' ', '-'), part?.(page, brand));
      });
    });
  }
}
