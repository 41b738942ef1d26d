import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateFontsAndStyleSheets } from '@/scripts/generate-fonts-and-style-sheets';
import { PRELOADED_FONTS_LIMIT_BYTES } from '@/scripts/support/page-weight';

const files = generateFontsAndStyleSheets();

test('the fonts of the brands are those that `npm run fonts` makes of their packages', async () => {
  for (const [file, data] of await files)
    expect({ file, isCurrent: readFileSync(file).equals(Buffer.from(data)) }).toEqual({
      file,
      isCurrent: true,
    });
});

test('what a page preloads of the typefaces of its brand is light', async () => {
  const bytes = new Map<string, number>();
  for (const [file, data] of await files)
    if (file.endsWith('.woff2')) bytes.set(dirname(file), (bytes.get(dirname(file)) ?? 0) + data.length);
  for (const sum of bytes.values()) expect(sum).toBeLessThanOrEqual(PRELOADED_FONTS_LIMIT_BYTES);
});
