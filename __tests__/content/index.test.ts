/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brands, site } from '@/content';
import type { Photo } from '@/content';

const brandList = brands.map((brand) => [brand.id, brand] as const);

/** Every value of content with its path, such as "home.hero.slides.0.photo". */
function* walk(value: unknown, way = ''): Generator<[string, unknown]> {
  yield [way, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, way ? `${way}.${key}` : key);
}

function isPhoto(value: unknown): value is Photo {
  return (
    typeof value === 'object' && value !== null && 'alt' in value && 'widths' in value && 'name' in value
  );
}

describe('content', () => {
  it('describes every page of the site in words of its own', () => {
    const described = [
      ...brandList.flatMap(([, brand]) => [brand.homeMeta, ...Object.values(brand.pages)]),
      site.landing,
      ...Object.values(site.chooserPages),
    ].map(({ description }) => description);
    expect(new Set(described).size).toBe(described.length);
  });

  it.each(brandList)('gives no id twice in one list of %s', (_, brand) => {
    const lists = [...walk(brand)].flatMap(([way, value]) =>
      Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && 'id' in item)
        ? [[way, value.map((item: { readonly id?: unknown }) => item.id)] as const]
        : [],
    );
    expect(lists).not.toEqual([]);
    for (const [way, ids] of lists) expect([way, ids]).toEqual([way, [...new Set(ids)]]);
  });

  it.each(brandList)('has alternative texts and files for every picture of %s', (_, brand) => {
    const photos = [...walk(brand)].filter((entry): entry is [string, Photo] => isPhoto(entry[1]));
    expect(photos).not.toEqual([]);
    for (const [way, { name, alt, version, widths }] of photos) {
      if (!alt.trim()) throw new Error(`${way} (${name}) has no alternative text`);
      for (const width of widths) {
        for (const ending of ['avif', 'webp']) {
          const file = `public/photos/${name}-${version}-${width}.${ending}`;
          if (!existsSync(path.join(process.cwd(), file))) throw new Error(`${way}: ${file} is missing`);
        }
      }
    }
  });

  it.each(brandList)(
    'GEN: leaves none of the redactions of the specification in the words of %s',
    (_, brand) => {
      const redacted = [...walk(brand)].filter(
        ([, value]) =>
          typeof value === 'string' && /\{(email|name|user_content|key)\}|lorem ipsum|undefined/i.test(value),
      );
      expect(redacted).toEqual([]);
    },
  );
});
