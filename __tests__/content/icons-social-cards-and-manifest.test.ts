import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { brands, unbranded } from '../support/site';

const owners = [...brands, { ...unbranded, id: 'shared' }];
const measured = (file: string) => sharp(`public${file}`).metadata();

test.each(owners)(
  '$name has a social card that is quick to fetch, and the icon of its folder',
  async ({ id, socialCard, icons }) => {
    expect(await measured(socialCard.src)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(readFileSync(`public${socialCard.src}`).length).toBeLessThan(300_000);
    expect(readFileSync(`public${icons.tab}`, 'utf8')).toBe(readFileSync(`content/${id}/icon.svg`, 'utf8'));
    expect(await measured(icons.homeScreen)).toMatchObject({ width: 180, height: 180 });
  },
);

test('the web manifest is of the site, with icons as large as it says, for any mask', async () => {
  const { icons = [], ...rest } = manifest();
  expect(rest).toMatchObject({ name: unbranded.siteType, short_name: unbranded.name, start_url: '/' });
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes);
  expect(maskable).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await measured(src);
    expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' });
  }
  expect(existsSync('public/favicon.ico')).toBe(true);
});
