import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'app', 'styles', 'brands');

/**
 * The style of one house, to be written into its pages: no visitor loads the other house's look,
 * and a new house needs no import.
 * @throws when the house has no style file, naming it
 */
export function brandTokens(brandId: string): string {
  const file = path.join(folder, `${brandId}.css`);
  try {
    return readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .trim();
  } catch {
    throw new Error(
      `The house "${brandId}" has no style: write app/styles/brands/${brandId}.css with the tokens of the others.`,
    );
  }
}
