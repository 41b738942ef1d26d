import fc from 'fast-check';
import { z } from 'zod';
import type { getSite } from '@/content';
import { ContentError } from '@/content/fields/content-error';
import { fieldRegistry } from '@/content/fields/field-metadata';
import { getShapeOrEmpty, listValuesWithSchemas, type Schema } from '@/content/fields/schema-tree';
import { extractMessages } from '@/content/i18n/extract-messages';
import { languages } from '@/content/i18n/languages';
import { readCatalog } from '@/content/i18n/read-catalog';
import { listContentFiles, replaceFile } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { resolveChecked } from '../support/resolve-changed-content';
import { content } from '../support/site';

// What `npm run check` accepts can be published: whatever an owner changes, the check refuses it in its own words, or the
// site resolves without a gap. CI names another seed each night.

jest.setTimeout(600_000);

const word = fc.constantFrom(
  'reef',
  'Łódź',
  'Strandspaziergangsbegleitungsvermittlung',
  'R&B < 5',
  '"tide"',
  '{name}',
);
const text = fc.oneof(
  fc.constant(''),
  fc.lorem({ maxCount: 6 }),
  fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
);

/** Any value that a field may have, and some that it may not. */
function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return fc.option(anyValue(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map((option) => anyValue(option as Schema)));
  if (schema instanceof z.ZodArray) return fc.array(anyValue(schema.element), { maxLength: 3 });
  const field = fieldRegistry.get(schema);
  if (field) return anyLeaf(field);
  const fields = Object.entries(getShapeOrEmpty(schema)).map(([key, inner]) => [key, anyValue(inner)]);
  return fc.record(Object.fromEntries(fields)).map(withoutUndefined);
}

function anyLeaf(field: NonNullable<ReturnType<typeof fieldRegistry.get>>): fc.Arbitrary<unknown> {
  switch (field.reference ?? field.widget) {
    case 'number':
      return fc.integer({ min: -1, max: 200 });
    case 'checkbox':
      return fc.boolean();
    case 'room':
      return fc.constantFrom(...content.brands.flatMap(({ rooms }) => rooms.list.map(({ id }) => id)));
    case 'photo':
      return fc.constantFrom(...Object.keys(content.photos));
    case 'brand':
      return fc.constantFrom(...content.brands.map(({ id }) => id));
    case 'page':
      return fc.constantFrom('/contact', '/room', '/blog', '/room/4', '/nowhere');
    case 'date':
      return fc.constantFrom('2020-01-01', '2026-12-01', '2099-12-31');
    case 'time':
      return fc.constantFrom('00:00', '12:30');
    case 'url':
      return fc.constantFrom('https://www.example.net/joya', 'joya');
    case 'email':
      return fc.constant('karibu@joya.example');
    default:
      return text.map((words) =>
        [words, ...(field.runtimePlaceholders ?? []).map((name) => `{${name}}`)].join(' '),
      );
  }
}

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));

const places = listContentFiles(content).flatMap(({ file, kind, schema, value }) =>
  listValuesWithSchemas(schema, value)
    .filter(({ path }) => kind !== 'photo' && path.length > 0)
    .map((place) => ({ ...place, file })),
);

/** A value that is replaced, left out, or of a list without some of its entries. */
const anyChange = fc.constantFrom(...places).chain(({ file, path, schema, value }) => {
  const values = [anyValue(schema), fc.constant(undefined)];
  if (Array.isArray(value)) values.push(fc.subarray(value));
  return fc.oneof(...values).map((changed) => ({ file, path, value: changed }));
});

function setAt(value: unknown, [step, ...rest]: readonly PropertyKey[], changed: unknown): unknown {
  if (step === undefined) return changed;
  const inner = setAt(Reflect.get(Object(value), step), rest, changed);
  if (!Array.isArray(value)) return withoutUndefined({ ...(value as object), [step]: inner });
  return value.map((entry, index) => (index === step ? inner : entry)).filter((entry) => entry !== undefined);
}

/** Code words in texts, and links to pages that are not there. */
function findGaps({ brands, unbranded, getBrand }: ReturnType<typeof getSite>): string[] {
  const shown = brands.map(({ id }) => {
    const { pages, ...brand } = getBrand(id);
    return { ...brand, pages: Object.values(pages).filter((page) => !('removed' in page && page.removed)) };
  });
  const own = shown.flatMap(({ id, href, pages, rooms, blog }) => [
    href,
    ...[...pages, ...rooms.all, ...blog.posts].map((page) => page.href),
    ...unbranded.homes.map((home) => home.href),
    ...getBrand(id).homes.map((home) => home.href),
  ]);
  const paths = new Set(own.map((href) => href.replace(/[?#].*/, '')));
  const gaps: string[] = [];
  JSON.stringify([shown, unbranded], (key, value: unknown) => {
    if (typeof value === 'string' && /\bundefined\b|\bNaN\b|\[object /.test(value))
      gaps.push(`${key}: ${value}`);
    const isInside =
      key === 'href' && typeof value === 'string' && shown.some(({ href }) => value.startsWith(href));
    if (isInside && !paths.has(value.replace(/[?#].*/, ''))) gaps.push(`${key}: ${value}`);
    return value;
  });
  return gaps;
}

function replaceAt(all: ContentInput, file: string, path: readonly PropertyKey[], value: unknown) {
  const before = listContentFiles(all).find((each) => each.file === file)?.value;
  return replaceFile(all, file, setAt(before, path, value) as object);
}

/** The site after a change, unless the check refuses it. */
function resolveAccepted(changed: ContentInput) {
  try {
    return resolveChecked(changed);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

test('what the check accepts resolves without a gap, in every language', () => {
  expect(findGaps(resolveChecked(content))).toEqual([]);
  let acceptedCount = 0;
  fc.assert(
    fc.property(
      fc.array(anyChange, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...languages),
      (changes, language) => {
        let changed: ContentInput = content;
        for (const { file, path, value } of changes) {
          const next = replaceAt(changed, file, path, value);
          if (resolveAccepted(next)) changed = next;
        }
        if (changed === content) return;
        acceptedCount += 1;
        const catalog = readCatalog(language, extractMessages(changed));
        expect(findGaps(resolveChecked(changed, catalog))).toEqual([]);
      },
    ),
    { seed: Number(process.env.CONTENT_SEED || 1), numRuns: 30 },
  );
  expect(acceptedCount).toBeGreaterThan(15);
});

test('what may be left out or empty can be missing on its own', () => {
  const namesTried = new Set<string>();
  let acceptedCount = 0;
  for (const { file, path, value } of places) {
    const { kind, schema, value: whole } = listContentFiles(content).find((each) => each.file === file)!;
    // of the entries of a list the first stands for all
    const name = [kind, ...path].map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (namesTried.has(name) || typeof path.at(-1) === 'number') continue;
    namesTried.add(name);
    for (const missing of [undefined, ...(Array.isArray(value) ? [[]] : [])]) {
      if (!z.safeParse(schema, setAt(whole, path, missing)).success) continue;
      const site = resolveAccepted(replaceAt(content, file, path, missing));
      if (!site) continue;
      acceptedCount += 1;
      expect([name, ...findGaps(site)]).toEqual([name]);
    }
  }
  expect(acceptedCount).toBeGreaterThan(50);
});
