/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { brands, site } from '@/content';

const owners = [...brands, site].map((owner) => [owner.name, owner] as const);

test.each(owners)(
  '%s has a social card of 1200 x 630 px that is quick to fetch',
  async (_, { socialCard }) => {
    const card = readFileSync(`public${socialCard.src}`);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
    expect(socialCard.alt).not.toBe('');
  },
);

test.each(owners)('%s has its sign for browser tabs and home screens', async (_, { icons }) => {
  expect(readFileSync(`public${icons.tab}`, 'utf8')).toContain('<svg');
  expect(await sharp(`public${icons.homeScreen}`).metadata()).toMatchObject({ width: 180, height: 180 });
});

test('the brands can be told apart by their icons and cards', () => {
  const files = owners.flatMap(([, { icons, socialCard }]) => [icons.tab, icons.homeScreen, socialCard.src]);
  expect(new Set(files.map((file) => readFileSync(`public${file}`, 'base64'))).size).toBe(files.length);
});

test('the web manifest names icons that are as large as it says, for any mask', async () => {
  const { icons = [], name, short_name, start_url } = manifest();
  expect({ name, short_name, start_url }).toEqual({
    name: site.siteType,
    short_name: site.name,
    start_url: '/',
  });
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' });
  }
  expect(existsSync('public/favicon.ico')).toBe(true);
});
