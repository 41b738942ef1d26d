import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { getProjectFilePath } from '../lib/get-project-file-path';
import { OPERATING_SYSTEM_FILE_PATTERN } from '../lib/operating-system-files';
import { ContentError, type ContentIssue } from './fields/content-error';
import { findSlugIssue } from './fields/find-slug-issue';
import { photoEntrySchema } from './fields/photo-entry';
import { CATALOGS_FOLDER, getCatalogFolder, translatedLanguages } from './i18n/languages';
import { contentTypesPerBrand } from './model';
import { getFileSchemas, type ContentFileSchema } from './model/files/content-files';
import type { BrandInput, ContentInput, SampleField, SharedInput } from './model/files/content-input';
import type { PostInput } from './model/post';
import { parseJsonFile } from './parse-json-file';
import { parsePost } from './parse-post';
import { readContentFileText } from './read-content-file-text';
import { addLineNumber } from './source-lines';

const CONTENT = 'content';
const SHARED = `${CONTENT}/shared`;
/** Files in content/ that scripts write. */
const GENERATED_FILES = ['photo-files.json', 'tide-station.json'];
const POSTS = `${CONTENT}/posts`;
const PHOTOS = `${CONTENT}/photos`;

/** The issues and samples found so far. */
interface Findings {
  readonly issues: ContentIssue[];
  readonly samples: SampleField[];
}

/**
 * Reads all files of content and checks each against its schema.
 * @throws ContentError with the issues of all files
 */
export function readContent(): ContentInput {
  const findings: Findings = { issues: [], samples: [] };
  const content = {
    brands: listBrandFolders().map((id) => ({
      id,
      ...readFolder<BrandFiles>(`${CONTENT}/${id}`, getFileSchemas('brand'), findings),
      overrides: readFolder<BrandInput['overrides']>(
        `${CONTENT}/${id}/shared`,
        getFileSchemas('shared', contentTypesPerBrand),
        findings,
        'some',
      ),
    })),
    shared: readFolder<SharedInput>(SHARED, getFileSchemas('shared'), findings),
    posts: readPosts(findings.issues),
    photos: readFolder<ContentInput['photos']>(
      PHOTOS,
      getJsonFiles(PHOTOS)
        .sort()
        .map((name) => ({ contentType: name, fileName: name, schema: photoEntrySchema })),
      findings,
    ),
    samples: findings.samples,
  };
  for (const { name } of readFolderEntries(CONTENT))
    if (/\.json/i.test(name) && !GENERATED_FILES.includes(name))
      findings.issues.push({
        file: `${CONTENT}/${name}`,
        problem: 'nothing reads a file of this name.',
        remedy: `Put it into ${SHARED}, or into the folder of a house.`,
      });
  findings.issues.push(
    ...content.brands.flatMap(({ id }) => findSlugIssue(`${CONTENT}/${id}`, id, 'joya-boutique') ?? []),
    ...Object.keys(content.photos).flatMap(
      (name) => findSlugIssue(`${PHOTOS}/${name}.json`, name, 'garden-room.json') ?? [],
    ),
    ...findStrayCatalogFileIssues(),
  );
  if (findings.issues.length > 0) throw new ContentError(findings.issues.map(addLineNumber));
  const brands = content.brands.sort((a, b) => a.brand.position - b.brand.position);
  return { ...content, brands };
}

/** Folders beside the files of a brand: the shared files that it replaces, and its fonts. */
const BRAND_SUBFOLDERS = ['shared', 'fonts'];

type BrandFiles = Omit<BrandInput, 'id' | 'overrides'>;

/** A folder with JSON is a brand, so that one whose brand.json is missing is refused instead of overlooked. */
const listBrandFolders = () =>
  readdirSync(getProjectFilePath(CONTENT), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() &&
    !['shared', 'photos'].includes(entry.name) &&
    getJsonFiles(`${CONTENT}/${entry.name}`).length > 0
      ? [entry.name]
      : [],
  );

const readFolderEntries = (folder: string) =>
  existsSync(getProjectFilePath(folder))
    ? readdirSync(getProjectFilePath(folder), { withFileTypes: true }).filter(
        ({ name }) => !OPERATING_SYSTEM_FILE_PATTERN.test(name),
      )
    : [];
const getJsonFiles = (folder: string) =>
  readFolderEntries(folder).flatMap(({ name }) => (name.endsWith('.json') ? [path.parse(name).name] : []));

/**
 * Reads the files of a folder into an object with a key for each content type. With `expected` "some", files may be
 * missing.
 */
function readFolder<Values extends object>(
  folder: string,
  files: readonly ContentFileSchema[],
  findings: Findings,
  expected: 'all' | 'some' = 'all',
): Values {
  const names = files.map(({ fileName }) => fileName);
  const existing = getJsonFiles(folder);
  const unread = readFolderEntries(folder).filter((entry) =>
    entry.isDirectory()
      ? !BRAND_SUBFOLDERS.includes(entry.name)
      : /\.json/i.test(entry.name) && !names.some((name) => entry.name === `${name}.json`),
  );
  for (const entry of unread)
    findings.issues.push({
      file: `${folder}/${entry.name}`,
      problem: `nothing reads a ${entry.isDirectory() ? 'folder' : 'file'} of this name.`,
      remedy: `Give it one of these names: ${names.map((name) => `${name}.json`).join(', ')}.`,
    });
  // style sheets and drawings are read by others: whether they are texts without marks of a merge is all that is asked
  for (const { name } of readFolderEntries(folder))
    if (/\.(?:css|svg)$/.test(name)) readText(`${folder}/${name}`, findings.issues);
  const values = files
    .filter(({ fileName }) => expected === 'all' || existing.includes(fileName))
    .map(({ contentType, fileName, schema }) => [
      contentType,
      readJson(`${folder}/${fileName}.json`, schema, findings),
    ]);
  // the schema of each file is the type of what it holds
  return Object.fromEntries(values) as Values;
}

function readJson(file: string, schema: z.ZodObject, findings: Findings): unknown {
  if (!existsSync(getProjectFilePath(file))) {
    const remedy = 'Copy the file of that name from another house and change what it says.';
    findings.issues.push({ file, problem: 'the file is missing.', remedy });
    return undefined;
  }
  const text = readText(file, findings.issues);
  if (text === undefined) return undefined;
  const { data, issues, samples } = parseJsonFile(file, text, schema);
  findings.issues.push(...issues);
  findings.samples.push(...samples);
  return data;
}

/** The text of a file; undefined if it has an issue by itself. */
function readText(file: string, issues: ContentIssue[]): string | undefined {
  try {
    return readContentFileText(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

function readPosts(issues: ContentIssue[]): readonly PostInput[] {
  const names = readFolderEntries(POSTS).map(({ name }) => name);
  for (const name of names.filter((fileName) => !fileName.endsWith('.md')))
    issues.push({
      file: `${POSTS}/${name}`,
      problem: 'nothing reads a file or folder of this name.',
      remedy: `A post is a file in ${POSTS} whose name ends in .md, like "what-to-pack.md".`,
    });
  const files = names.filter((name) => name.endsWith('.md')).map((name) => `${POSTS}/${name}`);
  return files.sort().flatMap((file) => {
    const text = readText(file, issues);
    if (text === undefined) return [];
    const { data, issues: postIssues } = parsePost(file, text);
    issues.push(...postIssues);
    return data ?? [];
  });
}

/** Matches files that programs for translators write beside .po files. */
const OTHER_FILE = /\.mo$|~$/;

/**
 * Files among the translations that belong to no language.
 * @param files below content/languages
 */
export function findStrayCatalogFileIssues(
  files: readonly string[] = listCatalogFiles(),
): readonly ContentIssue[] {
  const folders = translatedLanguages.map(({ code }) => getCatalogFolder(code));
  return files
    .map((file) => `${CATALOGS_FOLDER}/${file.split(path.sep).join('/')}`)
    .filter(
      (file) => !OTHER_FILE.test(file) && !OPERATING_SYSTEM_FILE_PATTERN.test(path.posix.basename(file)),
    )
    .filter((file) => !(file.endsWith('.po') && folders.includes(path.posix.dirname(file))))
    .map((file) => ({
      file,
      problem: 'nothing reads a file of this name.',
      remedy: `Translations are files that end in .po, in one of ${folders.join(', ')}.`,
    }));
}

const listCatalogFiles = () =>
  readdirSync(getProjectFilePath(CATALOGS_FOLDER), { recursive: true, withFileTypes: true }).flatMap(
    (entry) =>
      entry.isFile()
        ? [path.join(path.relative(getProjectFilePath(CATALOGS_FOLDER), entry.parentPath), entry.name)]
        : [],
  );
