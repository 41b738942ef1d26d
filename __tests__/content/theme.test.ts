/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brands } from '@/content';

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
  expect(readFileSync(`content/${id}/theme.ts`, 'utf8')).toContain(`as displayFont } from '${inTheme}';`);
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
  ...['--color-on-panel', '--color-on-panel-muted', '--color-on-panel-accent'].map(
    (ink): [string, string, number] => [ink, '--color-panel', TEXT],
  ),
  ...['--color-panel-action', '--color-panel-action-hover'].map((ground): [string, string, number] => [
    '--color-on-panel-action',
    ground,
    TEXT,
  ]),
  ...['--color-patch-1', '--color-patch-2', '--color-patch-3'].flatMap((ground) =>
    ['--color-text', '--color-text-muted'].map((ink): [string, string, number] => [ink, ground, TEXT]),
  ),
  ...['--color-header', '--color-top-bar'].map((ground): [string, string, number] => [
    '--color-text',
    ground,
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

test.each(ids)('the theme of %s sets the tokens that the others set, by day and in the evening', (id) => {
  const tokensByBlock = (brand: string) =>
    themeOf(brand)
      .split('].dark')
      .map((block) => Object.keys(tokensOf(block)).sort());
  for (const other of ids) expect([other, ...tokensByBlock(other)]).toEqual([other, ...tokensByBlock(id)]);
});
