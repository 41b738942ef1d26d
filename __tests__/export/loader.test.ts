import { brands, site } from '@/content';
import { textOf } from '../support/elements';
import { readPage } from '../support/exported';

test.each(brands)('LDR-01, LDR-04: $name greets with a loader of its own name', (brand) => {
  expect(textOf(readPage(`/${brand.id}`).querySelector('[data-loader]'))).toContain(brand.name);
});

test('LDR-01: there is no loader on pages of no brand', () => {
  for (const path of ['/', '/404', ...Object.keys(site.chooserPages).map((segment) => `/${segment}`)]) {
    expect([path, readPage(path).querySelectorAll('[data-loader]').length]).toEqual([path, 0]);
  }
});
