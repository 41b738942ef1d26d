/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens } from '@/app/styles/brand-tokens';
import { brands } from '@/content';

const folder = path.join(process.cwd(), 'app/styles/brands');
const shared = readFileSync(path.join(process.cwd(), 'app/styles/tokens.css'), 'utf8');

type Tokens = Record<string, string>;

function tokensOf(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The tokens a page of the house sees by day and in the evening. */
function themesOf(brandId: string): Record<'day' | 'evening', Tokens> {
  const [day = '', evening = ''] = brandTokens(brandId).split(':root.dark');
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

test.each(Object.keys(brands))('%s sets its headings in the one weight its display face has', (id) => {
  const { '--font-display': display, '--weight-display': weight } = themesOf(id).day;
  const face = /var\((--font-\w+)\)/.exec(display ?? '')?.[1];
  const fonts = readFileSync(path.join(process.cwd(), 'app/styles/fonts.ts'), 'utf8');
  expect(fonts).toMatch(new RegExp(`variable: '${face}',\\s+weight: '${weight}'`));
});

const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['--color-ground', '--color-ground-tint', '--color-card'];
const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) =>
    ['--color-ink', '--color-ink-soft', '--color-accent', '--color-error', '--color-success'].map(
      (ink): [string, string, number] => [ink, ground, TEXT],
    ),
  ),
  ...grounds.flatMap((ground) =>
    ['--color-focus', '--color-field-line', '--color-action'].map((ink): [string, string, number] => [
      ink,
      ground,
      CONTROL,
    ]),
  ),
  ...['--color-ink', '--color-ink-soft', '--color-accent'].map((ink): [string, string, number] => [
    ink,
    '--color-lagoon',
    TEXT,
  ]),
  ['--color-on-action', '--color-action', TEXT],
  ['--color-on-action', '--color-action-hover', TEXT],
  ['--color-on-deep', '--color-deep', TEXT],
  ['--color-on-deep-soft', '--color-deep', TEXT],
  ['--color-on-deep-accent', '--color-deep', TEXT],
];

describe('the style of a house', () => {
  const houses = Object.keys(brands);

  it('exists for every house and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual(houses.map((id) => `${id}.css`).sort());
  });

  it('names the same tokens as every other house, by day and in the evening', () => {
    const names = (css: string) => Object.keys(tokensOf(css)).sort();
    const [first, ...others] = houses.map((id) => brandTokens(id).split(':root.dark'));
    for (const other of others) {
      expect(names(other[0] ?? '')).toEqual(names(first?.[0] ?? ''));
      expect(names(other[1] ?? '')).toEqual(names(first?.[1] ?? ''));
    }
  });

  it.each(houses.flatMap((id) => [[id, 'day'] as const, [id, 'evening'] as const]))(
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
        .map(
          ({ ink, ground, ratio, least }) => `${ink} on ${ground}: ${ratio.toFixed(2)}, at least ${least}`,
        );
      expect(weak).toEqual([]);
    },
  );

  it('is asked for by name when it is missing', () => {
    expect(() => brandTokens('third-house')).toThrow('app/styles/brands/third-house.css');
  });
});
