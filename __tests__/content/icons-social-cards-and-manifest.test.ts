/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { generateIconsAndHouseDrawings } from '@/scripts/images/generate-icons-and-house-drawings';
import { brands, unbranded } from '../support/site';

const owners = [...brands, unbranded];
const measured = (file: string) => sharp(`public${file}`).metadata();

test.each(owners)(
  '$name has a social card that is quick to fetch, and its icons',
  async ({ socialCard, icons }) => {
    expect(await measured(socialCard.src)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(readFileSync(`public${socialCard.src}`).length).toBeLessThan(300_000);
    expect(readFileSync(`public${icons.tab}`, 'utf8')).toContain('<svg');
    expect(await measured(icons.homeScreen)).toMatchObject({ width: 180, height: 180 });
  },
);

test('the icons that pages name are those that are drawn from content', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  jest.spyOn(console, 'log').mockImplementation();
  await generateIconsAndHouseDrawings(folder);
  for (const file of owners.flatMap(({ icons }) => [icons.tab, icons.homeScreen]))
    expect([file, readFileSync(`public${file}`).equals(readFileSync(join(folder, file)))]).toEqual([
      file,
      true,
    ]);
  rmSync(folder, { recursive: true });
});

test('the brands can be told apart by their icons and cards', () => {
  const files = owners.flatMap(({ icons, socialCard }) => [icons.tab, icons.homeScreen, socialCard.src]);
  expect(new Set(files.map((file) => readFileSync(`public${file}`, 'base64'))).size).toBe(files.length);
});

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
