/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brands } from '@/content';
import { checkThemes } from '@/content/theme-tokens';

const ids = brands.map(({ id }) => id);
const themeOf = (id: string) => readFileSync(`content/${id}/theme.css`, 'utf8');
const shared = readFileSync('app/styles/tokens.css', 'utf8');

type Tokens = Record<string, string>;

function tokensOf(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The tokens a page of the brand sees by day and in the evening. */
function themesOf(brandId: string): Record<'day' | 'evening', Tokens> {
  const [day = '', evening = ''] = themeOf(brandId).split('].dark');
  const inDay = { ...tokensOf(shared), ...tokensOf(day) };
  return { day: inDay, evening: { ...inDay, ...tokensOf(evening) } };
}

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(ids)('%s sets its headings in the one weight its display face has', (id) => {
  const { '--font-heading': display = '', '--font-weight-heading': weight } = themesOf(id).day;
  const face = display.split(',')[0]?.replaceAll("'", '');
  const [, own = ''] = /@font-face \{([^}]*)\}/.exec(themeOf(id)) ?? [];
  expect(own).toContain(`font-family: ${face};`);
  expect(own).toContain(`font-weight: ${weight};`);
});

test.each(ids)('%s fetches with the page the face that its theme sets headings in', (id) => {
  const [, inTheme] = /url\('([^']+)'\)/.exec(themeOf(id)) ?? [];
  expect(readFileSync(`content/${id}/index.ts`, 'utf8')).toContain(`import displayFont from '${inTheme}';`);
});

const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['--color-background', '--color-background-tint', '--color-card'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) =>
    ['--color-text', '--color-text-muted', '--color-accent', '--color-error', '--color-success'].map(
      (ink): [string, string, number] => [ink, ground, TEXT],
    ),
  ),
  ...grounds.flatMap((ground) =>
    ['--color-focus', '--color-field-border', '--color-action'].map((ink): [string, string, number] => [
      ink,
      ground,
      CONTROL,
    ]),
  ),
  ...['--color-text', '--color-text-muted', '--color-accent'].map((ink): [string, string, number] => [
    ink,
    '--color-lagoon',
    TEXT,
  ]),
  ['--color-on-action', '--color-action', TEXT],
  ['--color-on-action', '--color-action-hover', TEXT],
  ['--color-on-dark', '--color-background-dark', TEXT],
  ['--color-on-dark-muted', '--color-background-dark', TEXT],
  ['--color-on-dark-accent', '--color-background-dark', TEXT],
];

test.each(ids.flatMap((id) => [[id, 'day'] as const, [id, 'evening'] as const]))(
  'DRK-06: %s reads well by %s (WCAG AA)',
  (id, theme) => {
    const tokens = themesOf(id)[theme];
    const weak = pairs
      .map(([ink, ground, least]) => ({
        ink,
        ground,
        least,
        ratio: contrast(tokens[ink] ?? '', tokens[ground] ?? ''),
      }))
      .filter(({ ratio, least }) => !(ratio >= least))
      .map(({ ink, ground, ratio, least }) => `${ink} on ${ground}: ${ratio.toFixed(2)}, at least ${least}`);
    expect(weak).toEqual([]);
  },
);

// so it does not matter whether the bundler puts it before or after the styles of components
test.each(ids)('the theme of %s sets tokens on the page as a whole, and nothing else', (id) => {
  const css = themeOf(id).replace(/\/\*[\s\S]*?\*\/|@font-face \{[^}]*\}/g, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  expect(rules.map(([, selector = '']) => selector.trim())).toEqual([
    `[data-brand='${id}']`,
    `[data-brand='${id}'].dark`,
  ]);
  const properties = rules.flatMap(([, , block = '']) =>
    [...block.matchAll(/([\w-]+):[^;]+;/g)].map(([, property = '']) => property),
  );
  expect(properties.filter((property) => !property.startsWith('--') && property !== 'color-scheme')).toEqual(
    [],
  );
});

describe('the themes of all brands', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'themes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(id: string, css: string) {
    mkdirSync(path.join(folder, id));
    writeFileSync(path.join(folder, id, 'theme.css'), css);
  }

  const theme = (id: string, day: string, evening = '--ink: white;') =>
    `/* ${id} */\n[data-brand='${id}'] {\n  ${day}\n}\n\n[data-brand='${id}'].dark {\n  ${evening}\n}\n`;

  test('may differ in every value', () => {
    write('one', theme('one', '--ink: black;\n  --radius: 2px;'));
    write('two', theme('two', '--radius: 20px;\n  --ink: brown;'));
    expect(() => checkThemes(['one', 'two'], folder)).not.toThrow();
  });

  test.each([
    [
      'a token',
      theme('two', '--ink: brown;'),
      "[data-brand='two'] does not set --radius, which content/one/theme.css sets. Add it.",
    ],
    [
      'a token of the evening',
      theme('two', '--ink: brown; --radius: 2px;', ''),
      "[data-brand='two'].dark does not set --ink",
    ],
    ['its own selector', theme('three', '--ink: brown;'), "there is no [data-brand='two'] { … }"],
  ])('stop the build where one lacks %s', (_, css, message) => {
    write('one', theme('one', '--ink: black;\n  --radius: 2px;'));
    write('two', css);
    expect(() => checkThemes(['one', 'two'], folder)).toThrow(`content/two/theme.css: ${message}`);
  });

  test('stop the build where one is missing', () => {
    expect(() => checkThemes(['one'], folder)).toThrow('content/one/theme.css: the file is missing');
  });
});
