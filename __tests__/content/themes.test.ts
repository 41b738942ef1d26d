import { readFileSync } from 'node:fs';
import manifest from '@/app/manifest';
import { brands, unbranded } from '../support/site';

const ids = brands.map(({ id }) => id);
const getTheme = (id: string) => readFileSync(`content/${id}/theme.css`, 'utf8');
const shared = readFileSync('app/styles/tokens.css', 'utf8');

type Tokens = Record<string, string>;

function getTokens(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The tokens a page of the brand sees by day and in the evening. */
function getTokensByMode(brandId: string): Record<'day' | 'evening', Tokens> {
  const [day = '', evening = ''] = getTheme(brandId).split('].dark');
  const inDay = { ...getTokens(shared), ...getTokens(day) };
  return { day: inDay, evening: { ...inDay, ...getTokens(evening) } };
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

const TEXT = 4.5;
const CONTROL = 3;
const pairs = (inks: string, grounds: string, least = TEXT) =>
  inks
    .split(' ')
    .flatMap((ink) =>
      grounds.split(' ').map((ground) => ({ ink: `--color-${ink}`, ground: `--color-${ground}`, least })),
    );

const PAIRS = [
  ...pairs('text text-muted accent error success', 'background background-tint card'),
  ...pairs('focus field-border action', 'background background-tint card', CONTROL),
  ...pairs('text text-muted accent', 'lagoon'),
  ...pairs('text text-muted', 'patch-1 patch-2 patch-3'),
  ...pairs('focus', 'patch-1 patch-2 patch-3 lagoon', CONTROL),
  ...pairs('on-top-bar', 'top-bar'),
  ...pairs('on-panel on-panel-muted on-panel-accent', 'panel'),
  ...pairs('on-panel-action', 'panel-action panel-action-hover'),
  ...pairs('on-action', 'action action-hover'),
  ...pairs('on-dark on-dark-muted on-dark-accent', 'background-dark'),
];

test.each(ids.flatMap((id) => [[id, 'day'] as const, [id, 'evening'] as const]))(
  'DRK-06: %s reads well by %s (WCAG AA)',
  (id, mode) => {
    const tokens = getTokensByMode(id)[mode];
    const weak = PAIRS.map((pair) => ({
      ...pair,
      ratio: contrast(tokens[pair.ink] ?? '', tokens[pair.ground] ?? ''),
    })).filter(({ ratio, least }) => !(ratio >= least));
    expect(weak).toEqual([]);
  },
);

test.each(ids)('the theme of %s sets the tokens that the others set, by day and in the evening', (id) => {
  const tokensByBlock = (brand: string) =>
    getTheme(brand)
      .split('].dark')
      .map((block) => Object.keys(getTokens(block)).sort());
  for (const other of ids) expect([other, ...tokensByBlock(other)]).toEqual([other, ...tokensByBlock(id)]);
});

test('the app manifest has the colours of the pages without a brand', () => {
  const { '--color-background': background, '--color-top-bar': topBar } = getTokensByMode(
    unbranded.themeBrand,
  ).day;
  expect(manifest()).toMatchObject({ background_color: background, theme_color: topBar });
});
