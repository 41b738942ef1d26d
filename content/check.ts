import type { z } from 'zod';
import type { ContentIssue } from './fields/content-error';
import { parseValue } from './fields/error-messages';
import { SLUG } from './fields/field-types';
import { photoEntrySchema } from './fields/photo-entry';
import { getSchemasAt, getValueAt, isEmptyValue, type Schema } from './fields/schema-tree';
import { CATALOGS_FOLDER, getCatalogFolder } from './i18n/catalog-paths';
import { translatedLanguages } from './i18n/languages';
import { contentTypesPerBrand } from './model';
import { getFileSchemas, postSchema, type ContentFileSchema } from './model/files/content-files';
import type { BrandInput, ContentInput, SampleField, SharedInput } from './model/files/content-input';
import { addSchemaAndSamplesFields, sampleFieldsSchema } from './model/files/json-file-schemas';
import type { PostInput } from './model/post';
import { findRoomIdIssues } from './model/rooms';
import { findOfferRoomIssues } from './model/special-offers';
import type { UncheckedFile } from './read/read-content';

interface CheckedContent {
  /** Undefined if there are issues, or a file could not be read. */
  readonly content?: ContentInput;
  readonly issues: readonly ContentIssue[];
}

type BrandFiles = Omit<BrandInput, 'id' | 'overrides'>;

/** Checks each file against the fields of its content type, and then what several files say together. */
export function checkContent(files: readonly UncheckedFile[]): CheckedContent {
  const issues: ContentIssue[] = [];
  const samples: SampleField[] = [];
  const values = new Map(files.map(({ file, value }) => [file, value]));
  const known = new Set<string>();

  function check(file: string, schema: z.ZodObject): unknown {
    known.add(file);
    const value = values.get(file);
    if (value === undefined) return undefined; // it could not be read
    const checked: CheckedFile =
      schema === postSchema ? parseValue(file, schema, value) : checkJsonFile(file, value, schema);
    issues.push(...checked.issues);
    samples.push(...(checked.samples ?? []));
    return checked.data;
  }

  function checkFolder<Values extends object>(
    folder: string,
    schemas: readonly ContentFileSchema[],
    expected: 'all' | 'some' = 'all',
  ): Values {
    const entries = schemas.flatMap(({ contentType, fileName, schema }) => {
      const file = `content/${folder}/${fileName}.json`;
      if (values.has(file)) return [[contentType, check(file, schema)]];
      const remedy = 'Copy the file of that name from another house and change what it says.';
      if (expected === 'all') issues.push({ file, problem: 'the file is missing.', remedy });
      return [];
    });
    // the schema of each file is the type of what it holds
    return Object.fromEntries(entries) as Values;
  }

  const checkName = (file: string, name: string, example: string) => {
    if (!SLUG.test(name))
      issues.push({
        file,
        problem: `the name of the ${getNoun(file)} cannot be part of an address.`,
        remedy: `Use small letters, digits and single hyphens, like "${example}".`,
      });
    return name;
  };

  const getNames = (pattern: RegExp) => [...new Set(files.flatMap(({ file }) => pattern.exec(file)?.[1] ?? []))];
  const brands = getNames(/^content\/([^/]+)\/[^/]+\.json$/)
    .filter((id) => !['shared', 'photos'].includes(id))
    .map((id) => ({
      id: checkName(`content/${id}`, id, 'joya-boutique'),
      ...checkFolder<BrandFiles>(id, getFileSchemas('brand')),
      overrides: checkFolder<BrandInput['overrides']>(
        `${id}/shared`,
        getFileSchemas('shared', contentTypesPerBrand),
        'some',
      ),
    }));
  const shared = checkFolder<SharedInput>('shared', getFileSchemas('shared'));
  const photos = getNames(/^content\/photos\/([^/]+)\.json$/).map((name) => {
    const file = `content/photos/${name}.json`;
    return [checkName(file, name, 'garden-room.json'), check(file, photoEntrySchema)] as const;
  });
  const posts = getNames(/^content\/posts\/([^/]+)\.md$/).map((slug) => {
    const file = `content/posts/${slug}.md`;
    return { slug: checkName(file, slug, 'what-to-pack.md'), ...Object(check(file, postSchema)) } as PostInput;
  });
  for (const { file } of files)
    if (!known.has(file) && !isCatalog(file))
      issues.push({
        file,
        problem: `nothing reads a ${getNoun(file)} of this name.`,
        remedy: getRemedyForStrayFile(file),
      });
  const isRead = [...known].every((file) => values.get(file) !== undefined);
  if (isRead && issues.length === 0) issues.push(...findIssuesBetweenFiles({ brands, shared, posts }));
  if (!isRead || issues.length > 0) return { issues: issues.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
  brands.sort((a, b) => a.brand.position - b.brand.position);
  return {
    content: { brands, shared, posts, photos: Object.fromEntries(photos) as ContentInput['photos'], samples },
    issues,
  };
}

/** Issues of what files say about each other. References are checked when they are resolved. */
function findIssuesBetweenFiles({
  brands,
  shared,
  posts,
}: Pick<ContentInput, 'brands' | 'shared' | 'posts'>): readonly ContentIssue[] {
  const ids = brands.map(({ id }) => id);
  const unknownBrands = posts.flatMap((post) =>
    post.brands.flatMap(({ brand }, index): readonly ContentIssue[] =>
      ids.includes(brand)
        ? []
        : [
            {
              file: `content/posts/${post.slug}.md`,
              path: ['brands', index, 'brand'],
              problem: `there is no house ${JSON.stringify(brand)}.`,
              remedy: `Write one of ${ids.join(', ')}.`,
            },
          ],
    ),
  );
  return [
    ...unknownBrands,
    ...findRoomIdIssues(brands),
    ...findOfferRoomIssues(shared.specialOffers.offers, brands),
  ];
}

interface CheckedFile {
  /** The fields of the content type; undefined if the file is not valid. */
  readonly data?: unknown;
  readonly issues: readonly ContentIssue[];
  readonly samples?: readonly SampleField[];
}

/** Checks the value of a JSON file, which may also name its JSON Schema and which of its values are samples. */
export function checkJsonFile(file: string, value: unknown, schema: z.ZodObject): CheckedFile {
  const { data: fields, issues } = parseValue(file, addSchemaAndSamplesFields(schema), value);
  if (!fields) return { issues };
  const { $schema: _, samples: markedSamples, ...data } = fields;
  const sampleIssues: ContentIssue[] = [];
  const samples: SampleField[] = [];
  for (const [index, { field, note }] of sampleFieldsSchema.optional().parse(markedSamples)?.entries() ??
    []) {
    const path = field.split('.');
    // a value that was taken out or emptied is no longer a sample
    if (!isEmptyValue(getValueAt(data, path))) samples.push({ file, field, note });
    if (hasField(schema, path)) continue;
    sampleIssues.push({
      file,
      path: ['samples', index, 'field'],
      problem: `there is no "${field}".`,
      remedy: 'Write where the sample is in this file, or take this entry out.',
    });
  }
  return { data, issues: sampleIssues, samples };
}

/** Whether a file can have a field at this place. */
function hasField(schema: Schema, path: readonly string[]): boolean {
  let schemas: readonly Schema[] = [schema];
  for (const step of path) schemas = schemas.flatMap((outerSchema) => getSchemasAt(outerSchema, step));
  return schemas.length > 0;
}

const catalogFolders = translatedLanguages.map(({ code }) => getCatalogFolder(code));

/** Whether it is among the translations of a language, or is a file that programs for translators write beside them. */
const isCatalog = (file: string) =>
  catalogFolders.some((folder) => file.startsWith(`${folder}/`) && /^[^/]+\.po$/.test(file.slice(folder.length + 1))) ||
  (file.startsWith(CATALOGS_FOLDER) && /\.mo$|~$/.test(file));

const getNoun = (file: string) => (/\.\w+$/.test(file) ? 'file' : 'folder');

function getRemedyForStrayFile(file: string): string {
  if (file.startsWith(CATALOGS_FOLDER))
    return `Translations are files that end in .po, in one of ${catalogFolders.join(', ')}.`;
  if (file.startsWith('content/posts/'))
    return 'A post is a file in content/posts whose name ends in .md, like "what-to-pack.md".';
  if (!/^content\/[^/]+\/./.test(file)) return 'Put it into content/shared, or into the folder of a house.';
  const isShared = /^content\/(?:shared|[^/]+\/shared)\//.test(file);
  const names = getFileSchemas(isShared ? 'shared' : 'brand').map(({ fileName }) => `${fileName}.json`);
  return `Give it one of these names: ${names.join(', ')}.`;
}
