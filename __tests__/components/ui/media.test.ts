/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { MEDIA, PORTRAIT_PHONE } from '@/components/ui/media';

it('has the widths of the style sheets', () => {
  const sheet = readFileSync('app/styles/media.css', 'utf8');
  const inStyles = [...sheet.matchAll(/@custom-media --(\w+) \(width >= (\d+px)\);/g)].map(
    ([, name, width]) => [name, `(min-width: ${width})`],
  );
  expect(MEDIA).toEqual(Object.fromEntries(inStyles));
  expect(PORTRAIT_PHONE).toContain(`(max-width: ${Number.parseInt(MEDIA.medium.slice(12), 10) - 1}px)`);
});
