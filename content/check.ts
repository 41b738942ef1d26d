import type { z } from 'zod';
import type { ContentIssue } from './fields/content-error';
import { parseValue } from './fields/error-messages';
import { SLUG } from './fields/field-types';
import { findReferenceIssue } from './fields/references';
import { getSchemasAt, getValueAt, isEmptyValue, type Schema } from './fields/schema-tree';
import { getContentFilePath, getPostPath } from './file-paths';
import { CATALOGS_FOLDER, getCatalogFolder, translatedLanguages } from './i18n/languages';
import { findFileKind, getFileSchemas, replaceFile } from './model/files/content-files';
import type { ContentInput, SampleField } from './model/files/content-input';
import { contentSchemasByFileKind, sampleFieldsSchema } from './model/files/json-file-schemas';
import { findRoomIdIssues } from './model/rooms';
import { findOfferRoomIssues } from './model/special-offers';
import type { UncheckedFile } from './read/read-content-files';

interface CheckedContent {
  /** Undefined if there are issues, or a file could not be read. */
  readonly content?: ContentInput;
  readonly issues: readonly ContentIssue[];
}

/** Checks each file against the fields of its content type, and then what several files say together. */
export function checkContent(files: readonly UncheckedFile[]): CheckedContent {
  const issues: ContentIssue[] = [];
  const samples: SampleField[] = [];
  const names = files.map(({ file }) => file);
  const brandIds = new Set(names.flatMap((file) => BRAND_FILE.exec(file)?.[1] ?? []));
  // each file is added once it is checked
  let content = {
    brands: [...brandIds].map((id) => ({ id, overrides: {} })),
    shared: {},
    posts: [],
    photos: {},
    samples,
  } as unknown as ContentInput;
  for (const { file, value } of files) {
    const found = findFileKind(file);
    if (!found && !isCatalog(file))
      issues.push({
        file,
        problem: `nothing reads a ${getNoun(file)} of this name.`,
        remedy: getRemedyForStrayFile(file),
      });
    if (found?.kind === 'photo') issues.push(...findNameIssues(file, 'garden-room.json'));
    if (found?.kind === 'post') issues.push(...findNameIssues(file, 'what-to-pack.md'));
    if (!found || value === undefined) continue;
    const checked: CheckedFile =
      found.kind === 'post'
        ? parseValue(file, found.schema, value)
        : checkJsonFile(file, value, contentSchemasByFileKind[found.kind]);
    issues.push(...checked.issues);
    samples.push(...(checked.samples ?? []));
    if (checked.data) content = replaceFile(content, file, checked.data);
  }
  for (const id of brandIds) issues.push(...findNameIssues(`content/${id}`, 'joya-boutique'));
  for (const file of listExpectedFiles([...brandIds]).filter((expected) => !names.includes(expected)))
    issues.push({
      file,
      problem: 'the file is missing.',
      remedy: 'Copy the file of that name from another house and change what it says.',
    });
  const isRead = files.every(({ file, value }) => value !== undefined || !findFileKind(file));
  if (isRead && issues.length === 0) issues.push(...findIssuesBetweenFiles(content));
  if (!isRead || issues.length > 0)
    return { issues: issues.toSorted((a, b) => a.file.localeCompare(b.file)) };
  const brands = content.brands.toSorted((a, b) => a.brand.position - b.brand.position);
  return { content: { ...content, brands }, issues };
}

/** A folder with JSON is a brand, so that one whose brand.json is missing is refused instead of overlooked. */
const BRAND_FILE = /^content\/(?!(?:shared|photos|posts|languages)\/)([^/]+)\/[^/]+\.json$/;

const listExpectedFiles = (brandIds: readonly string[]) => [
  ...getFileSchemas('shared').map(({ contentType }) => getContentFilePath('shared', contentType)),
  ...brandIds.flatMap((id) =>
    getFileSchemas('brand').map(({ contentType }) => getContentFilePath(id, contentType)),
  ),
];

/** The issue of a file or folder whose name cannot be part of an address. */
const findNameIssues = (file: string, example: string): readonly ContentIssue[] =>
  SLUG.test(file.replace(/^.*\/|\.\w+$/g, ''))
    ? []
    : [
        {
          file,
          problem: `the name of the ${getNoun(file)} cannot be part of an address.`,
          remedy: `Use small letters, digits and single hyphens, like "${example}".`,
        },
      ];

/** Issues of what files say about each other. All other references are checked when they are resolved. */
export function findIssuesBetweenFiles({ brands, shared, posts }: ContentInput): readonly ContentIssue[] {
  const ids = brands.map(({ id }) => id);
  const postIssues = posts.flatMap((post) =>
    post.brands.map(({ brand }, index) => {
      const location = { file: getPostPath(post.slug), path: ['brands', index, 'brand'] };
      return findReferenceIssue('brand', brand, ids, location);
    }),
  );
  const offerIssues = findOfferRoomIssues(shared.specialOffers.offers, brands);
  return [...postIssues, ...offerIssues, ...findRoomIdIssues(brands)].filter((issue) => issue !== undefined);
}

interface CheckedFile {
  /** The fields of the content type; undefined if the file is not valid. */
  readonly data?: unknown;
  readonly issues: readonly ContentIssue[];
  readonly samples?: readonly SampleField[];
}

/**
 * Checks the value of a JSON file.
 * @param schema that of the whole file, which may also name its JSON Schema and which of its values are samples
 */
export function checkJsonFile(file: string, value: unknown, schema: z.ZodObject): CheckedFile {
  const { data: fields, issues } = parseValue(file, schema, value);
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
  catalogFolders.some(
    (folder) => file.startsWith(`${folder}/`) && /^[^/]+\.po$/.test(file.slice(folder.length + 1)),
  ) ||
  (file.startsWith(CATALOGS_FOLDER) && /\.mo$|~$/.test(file));

const getNoun = (file: string) => (/\.\w+$/.test(file) ? 'file' : 'folder');

function getRemedyForStrayFile(file: string): string {
  if (file.startsWith(CATALOGS_FOLDER))
    return `Translations are files that end in .po, in one of ${catalogFolders.join(', ')}.`;
  if (file.startsWith('content/posts/'))
    return 'A post is a file in content/posts whose name ends in .md, like "what-to-pack.md".';
  const [, folder] = /^content\/(.+)\/[^/]+$/.exec(file) ?? [];
  if (folder === undefined) return 'Put it into content/shared, or into the folder of a house.';
  const names = getFileSchemas(folder.endsWith('shared') ? 'shared' : 'brand').map(
    ({ fileName }) => fileName,
  );
  return `Give it one of these names: ${names.map((name) => `${name}.json`).join(', ')}.`;
}
