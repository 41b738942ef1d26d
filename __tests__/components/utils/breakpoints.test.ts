import { readFileSync } from 'node:fs';
import { BREAKPOINTS_EM } from '@/components/utils/breakpoints';

test('breakpoints have the widths of the style sheets', () => {
  const sheet = readFileSync('app/styles/custom-media.css', 'utf8');
  const inStyles = [...sheet.matchAll(/@custom-media --(\w+) \(width >= ([\d.]+)em\);/g)].map(
    ([, name, width]) => [name, Number(width)],
  );
  expect(BREAKPOINTS_EM).toEqual(Object.fromEntries(inStyles));
});
