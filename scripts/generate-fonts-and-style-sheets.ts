// Writes the typefaces of the brands into content/<brand>/fonts/: of each a small file with the characters that the
// site's languages use, which every page loads, and the style sheet that names it. `npm run fonts`, after a change of a
// typeface or a language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { languages } from '../content/i18n/languages';
import { runMain } from './support/run-main';

interface Typeface {
  readonly brand: string;
  readonly family: string;
  /** The package, and the suffixes of its file names. */
  readonly package: string;
  readonly style: string;
  /** A single weight, or the range of weights of a variable font that style sheets use. */
  readonly weights: readonly [number] | readonly [number, number];
}

const TYPEFACES: readonly Typeface[] = [
  {
    brand: 'joya-boutique',
    family: 'Fraunces',
    package: '@fontsource/fraunces',
    style: '600-normal',
    weights: [600],
  },
  {
    brand: 'joya-boutique',
    family: 'Figtree',
    package: '@fontsource-variable/figtree',
    style: 'wght-normal',
    weights: [400, 700],
  },
  {
    brand: 'beachsuites-villa',
    family: 'Cormorant',
    package: '@fontsource/cormorant',
    style: '500-normal',
    weights: [500],
  },
  {
    brand: 'beachsuites-villa',
    family: 'Jost',
    package: '@fontsource-variable/jost',
    style: 'wght-normal',
    weights: [400, 700],
  },
];

const PRINTABLE_ASCII = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/** The characters of all languages of the site. */
const CHARACTERS = `${PRINTABLE_ASCII}${languages.map(({ letters = '' }) => letters).join('')}\u00a0\u202f«»“”„‘’–—…·°²½©×−€`;

const PACKAGES = 'node_modules';

/** Subsets for all other characters. Browsers load one only for a page that uses it. */
const OTHER_SETS = ['latin-ext', 'latin'];

/** @example formatUnicodeRange('abcß') // 'U+61-63, U+DF' */
function formatUnicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const lastRange = ranges.at(-1);
    if (lastRange?.[1] === code - 1) lastRange[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const formatFontFace = ({ family, weights }: Typeface, url: string, range: string) => `@font-face {
  font-family: ${family};
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}
`;

const getPackageFile = (typeface: Typeface, set: string) =>
  `${typeface.package}/files/${typeface.package.split('/')[1]!}-${set}-${typeface.style}.woff2`;

/** Returns all generated files by path: fonts, and a style sheet for each brand. */
export async function generateFontsAndStyleSheets(): Promise<ReadonlyMap<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>();
  for (const typeface of TYPEFACES) {
    const folder = `content/${typeface.brand}/fonts`;
    const name = `${typeface.family.toLowerCase()}.woff2`;
    const [min, max] = typeface.weights;
    const subset = await subsetFont(
      readFileSync(join(PACKAGES, getPackageFile(typeface, 'latin'))),
      CHARACTERS,
      {
        targetFormat: 'woff2',
        variationAxes: max === undefined ? {} : { wght: { min, max } },
      },
    );
    files.set(join(folder, name), subset);
    const ranges = JSON.parse(
      readFileSync(join(PACKAGES, typeface.package, 'unicode.json'), 'utf8'),
    ) as Readonly<Record<string, string>>;
    // if ranges overlap, the last one wins
    const faces = [
      ...OTHER_SETS.map((set) =>
        formatFontFace(typeface, getPackageFile(typeface, set), ranges[set]!.replaceAll(',', ', ')),
      ),
      formatFontFace(typeface, `./${name}`, formatUnicodeRange(CHARACTERS)),
    ];
    const styles = join(folder, 'fonts.css');
    const before = files.get(styles) ?? '/* Written by `npm run fonts`. */\n';
    files.set(styles, [before, ...faces].join('\n'));
  }
  return files;
}

async function writeFonts(): Promise<void> {
  for (const [file, data] of await generateFontsAndStyleSheets()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    if (typeof data !== 'string') console.log(`${file} (${(data.length / 1000).toFixed(1)} KB)`);
  }
}

runMain(import.meta.url, writeFonts);
