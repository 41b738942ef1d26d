/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { subsetFonts } from '../../scripts/subset-fonts';

it('the fonts of the brands are those that `npm run fonts` makes of their packages', async () => {
  for (const [file, data] of await subsetFonts()) {
    const kept = readFileSync(file);
    expect({ file, isCurrent: kept.equals(Buffer.from(data)) }).toEqual({ file, isCurrent: true });
  }
});
