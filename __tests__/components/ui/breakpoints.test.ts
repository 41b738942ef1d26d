/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BREAKPOINTS, PORTRAIT_PHONE } from '@/components/ui/breakpoints';

it('has the widths of the style sheets', () => {
  const sheet = readFileSync('app/styles/media.css', 'utf8');
  const inStyles = [...sheet.matchAll(/@custom-media --(\w+) \(width >= (\d+px)\);/g)].map(
    ([, name, width]) => [name, `(min-width: ${width})`],
  );
  expect(BREAKPOINTS).toEqual(Object.fromEntries(inStyles));
  expect(PORTRAIT_PHONE).toContain(`(max-width: ${Number.parseInt(BREAKPOINTS.medium.slice(12), 10) - 1}px)`);
});
