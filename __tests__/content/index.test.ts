/** @jest-environment node */
import { brands } from '@/content';

/** Every value of content with its path, such as "home.hero.slides.0.photo". */
function* walk(value: unknown, way = ''): Generator<readonly [way: string, value: unknown]> {
  yield [way, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, way ? `${way}.${key}` : key);
}

describe.each(brands)('the content of $name', (brand) => {
  const values = [...walk(brand)];

  test('gives no id twice in one list', () => {
    const lists = values.flatMap(([way, value]) =>
      Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && 'id' in item)
        ? [[way, value.map((item: { readonly id?: unknown }) => item.id)] as const]
        : [],
    );
    expect(lists).not.toEqual([]);
    for (const [way, ids] of lists) expect([way, ids]).toEqual([way, [...new Set(ids)]]);
  });

  test('leaves none of the redactions of the specification', () => {
    const redacted = /\{(email|name|user_content|key)\}|lorem ipsum|undefined/i;
    expect(values.filter(([, value]) => typeof value === 'string' && redacted.test(value))).toEqual([]);
  });
});
