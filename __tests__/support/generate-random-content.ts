import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { fieldRegistry, type FieldMetadata } from '@/content/fields/field-metadata';
import { replaceFields } from '@/content/fields/replace-fields';
import { unwrapUnion, getShapeOrEmpty, type Schema } from '@/content/fields/schema-tree';
import { extractMessages } from '@/content/i18n/extract-messages';
import { translatedLanguages } from '@/content/i18n/languages';
import { readCatalog } from '@/content/i18n/read-catalog';
import { listContentFiles } from '@/content/model/files/content-files';
import type { BrandInput, ContentInput } from '@/content/model/files/content-input';
import { isRecord } from '@/lib/is-record';
import { resolveChecked, type Writable } from './resolve-changed-content';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SHORT: FieldMetadata = { label: 'a short text', widget: 'text' };
const PARAGRAPH: FieldMetadata = { label: 'a long text', widget: 'textarea' };
const LONG = 'Strandspaziergangsbegleitungsvermittlung';
const WORDS =
  'guests walk to the reef with old shoes when the water is low and come back before it turns'.split(' ');
const MARKDOWN = [
  '**At low water** you can walk far out.',
  '- shoes\n- a hat\n- water',
  '## In the evening',
  'See [our rooms](/room).',
];
/** Of these days one is long over, one has just begun, and one is still to come. */
const DAYS = [
  ['2020-01-01', '2020-01-31'],
  ['2020-01-01', '2099-12-31'],
  ['2098-03-01', '2098-03-01'],
] as const;

/**
 * What an owner could have made of content in a year: optional parts filled and left out, lists of one and of many, short
 * and long words, rooms added, hidden and removed. `npm run check` accepts it.
 */
export function generateContent(content: ContentInput, seed: number): ContentInput {
  const random = randomNumbers(seed);
  const chance = (probability: number) => random() < probability;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const photos = Object.keys(content.photos);
  let made = 0;

  function sentence(field: FieldMetadata): string {
    const text = Array.from(
      { length: 1 + Math.floor(random() * (field.widget === 'textarea' ? 60 : 6)) },
      () => pick(WORDS),
    );
    if (chance(0.15)) text.push(LONG);
    // texts of one list differ: they name its entries
    const result = `${text.join(' ')} ${++made}`
      .replace(/^./, (letter) => letter.toUpperCase())
      .slice(-(field.maxLength ?? Infinity))
      .trim();
    return [result, ...(field.runtimePlaceholders ?? []).map((name) => `{${name}}`)].join(' ');
  }

  const LEAVES: Readonly<Partial<Record<NonNullable<FieldMetadata['widget' | 'reference']>, () => unknown>>> =
    {
      number: () => 1 + Math.floor(random() * 5),
      room: () => 1 + Math.floor(random() * 5),
      checkbox: () => chance(0.5),
      date: () => '2026-12-01',
      time: () => '12:30',
      photo: () => pick(photos),
      page: () => pick(['/contact', '/room', '/restaurant']),
      url: () => 'https://www.example.net/joya',
      email: () => 'karibu@joya.example',
      brand: () => pick(content.brands).id,
    };

  /** A value where there is none. */
  function create(schema: Schema): unknown {
    if (schema instanceof z.ZodOptional) return create(schema.unwrap());
    if (schema instanceof z.ZodEnum) return pick(schema.options);
    if (schema instanceof z.ZodUnion) return create(schema.options[0] as Schema);
    if (schema instanceof z.ZodArray)
      return Array.from({ length: 1 + Math.floor(random() * 3) }, () => create(schema.element));
    const field = fieldRegistry.get(schema);
    if (field) return LEAVES[(field.reference ?? field.widget)!]?.() ?? sentence(field);
    const group = Object.entries(getShapeOrEmpty(schema));
    return Object.fromEntries(
      group.flatMap(([key, inner]) => {
        if (inner instanceof z.ZodOptional && chance(0.5)) return [];
        return [[key, create(inner)]];
      }),
    );
  }

  /** Changes a value at random, as an owner could. */
  function vary(schema: Schema, value: unknown): unknown {
    if (schema instanceof z.ZodOptional) {
      if (value === undefined) return chance(0.3) ? create(schema) : undefined;
      return chance(0.35) ? undefined : vary(schema.unwrap(), value);
    }
    if (schema instanceof z.ZodUnion) {
      const option = unwrapUnion(schema, value);
      return option === schema ? value : vary(option, value);
    }
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const entries = value.map((entry) => vary(schema.element, entry));
      if (chance(0.1)) return entries.slice(0, 1);
      if (chance(0.1)) return [];
      if (chance(0.15)) return [...entries, create(schema.element)];
      return entries;
    }
    const field = fieldRegistry.get(schema);
    if (field?.sample === 'phone') return pick(['', '+255777123456']);
    // figures are written with it, in a format that suits them
    if (field?.runtimePlaceholders) return value;
    if (field?.translated && typeof value === 'string') {
      if (value === '' || chance(0.05)) return pick(['', sentence(field)]);
      return chance(0.15) ? sentence(field) : value;
    }
    if (field?.kind === 'untranslatedText' && value === '') return pick(['', sentence(field)]);
    if (field?.widget === 'checkbox') return chance(0.5);
    if (!isRecord(value)) return value;
    const known = Object.entries(getShapeOrEmpty(schema)).map(([key, inner]) => [
      key,
      vary(inner, value[key]),
    ]);
    return {
      ...value,
      ...Object.fromEntries(known.filter(([, inner]) => inner !== undefined)),
      ...Object.fromEntries(known.filter(([, inner]) => inner === undefined)),
    };
  }

  const all: Writable<ContentInput> = structuredClone(content);
  all.shared.business.email = 'karibu@joya.example';
  function isValid(...catalog: [ReturnType<typeof readCatalog>?]): boolean {
    try {
      resolveChecked(all, ...catalog);
      return true;
    } catch {
      return false;
    }
  }
  /** Keeps a change that the check accepts. */
  function attempt<Owner extends object>(owner: Owner, key: keyof Owner, make: () => unknown): void {
    const before = owner[key];
    for (let count = 0; count < 4; count += 1) {
      owner[key] = make() as Owner[keyof Owner];
      if (isValid()) return;
    }
    owner[key] = before;
  }

  const undo: (() => void)[] = [];
  for (const brand of all.brands) changeRooms(brand);
  for (const file of listContentFiles(all)) {
    if (file.kind === 'photo' || file.kind === 'post') continue;
    const owner = [...all.brands, ...all.brands.map(({ overrides }) => overrides), all.shared].find(
      (values) => Object.values(values).includes(file.value),
    )!;
    const key = Object.entries(owner).find(([, value]) => value === file.value)![0] as keyof typeof owner;
    const before = structuredClone(file.value);
    undo.push(() => Object.assign(owner, { [key]: before }));
    // field by field, so that one that does not fit with others does not undo them
    for (const field of Object.keys(getShapeOrEmpty(file.schema))) {
      const group = owner[key] as Record<string, unknown>;
      attempt(group, field, () => vary(getShapeOrEmpty(file.schema)[field]!, group[field]));
      if (group[field] === undefined) delete group[field];
    }
  }
  attempt(all.shared.notices, 'notices', () =>
    DAYS.map(([from, until]) =>
      optionally(
        { text: sentence({ ...SHORT, maxLength: 100 }), from, until },
        {
          brands: [pick(content.brands).id],
          pages: [pick(['home', 'room', 'restaurant', 'landing'])],
          closure: pick(['house', 'restaurant']),
        },
      ),
    ),
  );
  attempt(all.shared.specialOffers, 'offers', () =>
    DAYS.map(([from, until]) => ({
      ...optionally(
        {
          title: sentence(SHORT),
          text: sentence(PARAGRAPH),
          from,
          until,
        },
        {
          price: 59,
          brands: [pick(content.brands).id],
        },
      ),
      conditions: chance(0.5) ? [] : ['From Sunday to Thursday', `Write "four nights" when you book`],
    })),
  );
  attempt(all, 'posts', () =>
    all.posts.flatMap((post, index) =>
      chance(0.25)
        ? []
        : [
            {
              ...post,
              title: chance(0.5) ? post.title : sentence(SHORT),
              date: pick(['2023-08-10', '2026-12-01']),
              brands: chance(0.3) ? post.brands.slice(index % 2, 1 + (index % 2)) : post.brands,
              article: chance(0.5) ? [] : MARKDOWN.slice(0, 1 + Math.floor(random() * MARKDOWN.length)),
            },
          ],
    ),
  );
  // a translation may be too long with the new figures
  const fitsEveryLanguage = () =>
    translatedLanguages.every((language) => isValid(readCatalog(language, extractMessages(all))));
  while (!fitsEveryLanguage() && undo.length > 0) undo.pop()?.();
  return all;

  function optionally<Base extends object>(base: Base, rest: object): Base {
    return { ...base, ...Object.fromEntries(Object.entries(rest).filter(() => chance(0.4))) };
  }

  /** Adds, unlists, hides and removes a room; references to the removed one then name the new one. */
  function changeRooms(brand: BrandInput): void {
    const { list } = brand.rooms;
    const id = 20 + 10 * all.brands.indexOf(brand);
    const isAdded = chance(0.6);
    if (isAdded) {
      const words = {
        // also part of a description with a limit
        title: sentence({ ...SHORT, maxLength: 20 }),
        summary: sentence(PARAGRAPH),
        description: [sentence(PARAGRAPH)],
      };
      list.push({ ...structuredClone(list[0]!), id, ...words });
    }
    if (chance(0.6)) list.at(-1)!.unlisted = true;
    if (chance(0.4)) list[0]!.hidden = true;
    // a list names no room twice, so only a new one can replace another
    if (!isAdded || chance(0.4)) return;
    const [gone] = list.splice(1, 1);
    for (const { brandId, value, schema } of listContentFiles(all))
      if (brandId === brand.id)
        Object.assign(
          value as object,
          replaceFields(schema, value, (entry) => {
            if (entry.field.reference === 'room' && entry.value === gone?.id) return id;
            const isLink = entry.field.reference === 'page' && entry.value === `/room/${gone?.id}`;
            return isLink ? `/room/${id}` : entry.value;
          }),
        );
  }
}

/** Writes content into a copy of the project, in place of what is there. */
export function writeContent(copy: string, content: ContentInput): void {
  const posts = join(copy, 'content/posts');
  for (const name of readdirSync(posts)) rmSync(join(posts, name));
  for (const { file, kind, value } of listContentFiles(content)) {
    if (kind === 'photo') continue;
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    if (kind !== 'post') {
      writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
      continue;
    }
    const { article, ...front } = value as ContentInput['posts'][number];
    writeFileSync(path, `---\n${stringify(front)}---\n\n${article.join('\n\n')}\n`);
  }
}
