import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { SYSTEM_FILE } from '../lib/system-files';
import { absolutePath } from '../lib/absolute-path';
import { ContentError, lineNumberAt, type ContentIssue } from './fields/content-error';
import { checkSlug, checkValue } from './fields/check-value';
import { invisibleSignRemedy, showInvisibleSigns } from './fields/invisible-characters';
import { schemasAt } from './fields/map-fields';
import { readTextFile } from './read-content-file';
import { isEmptyValue, valueAt } from './fields/value-at';
import { unreadCatalogs } from './i18n/read-po-files';
import { brandContentTypes } from './model';
import type { BrandInput, ContentInput, Sample, SharedInput } from './model/content-input';
import type { PostInput } from './model/post';
import { fileSchemasOf, type ContentFileSchema } from './model/content-files';
import { sampleValuesField, addSchemaAndSamplesFields } from './model/json-file-schemas';
import { photoEntryFields } from './fields/photo';
import { parsePost } from './parse-post';
import { withLine } from './source-lines';

const CONTENT = 'content';
const SHARED = `${CONTENT}/shared`;
/** Files in content/ that scripts write. */
const GENERATED_FILES = ['photo-files.json', 'tide-station.json'];
const POSTS = `${CONTENT}/posts`;
const PHOTOS = `${CONTENT}/photos`;

type Schema = z.ZodObject;

/** What reading the files has brought to light so far. */
interface Findings {
  readonly issues: ContentIssue[];
  readonly samples: Sample[];
}

/**
 * Reads all files of content and checks each against its schema.
 * @throws ContentError with the issues of all files
 */
export function readContent(): ContentInput {
  const findings: Findings = { issues: [], samples: [] };
  const content = {
    brands: brandFolders().map((id) => ({
      id,
      ...readFolder<BrandFiles>(`${CONTENT}/${id}`, fileSchemasOf('brand'), findings),
      overrides: readFolder<BrandInput['overrides']>(
        `${CONTENT}/${id}/shared`,
        fileSchemasOf('shared', brandContentTypes),
        findings,
        'some',
      ),
    })),
    shared: readFolder<SharedInput>(SHARED, fileSchemasOf('shared'), findings),
    posts: readPosts(findings.issues),
    photos: readFolder<ContentInput['photos']>(
      PHOTOS,
      jsonFilesOf(PHOTOS)
        .sort()
        .map((name) => ({ contentType: name, fileName: name, schema: photoEntryFields })),
      findings,
    ),
    samples: findings.samples,
  };
  for (const { name } of entriesOf(CONTENT))
    if (/\.json/i.test(name) && !GENERATED_FILES.includes(name))
      findings.issues.push({
        file: `${CONTENT}/${name}`,
        problem: 'nothing reads a file of this name.',
        remedy: `Put it into ${SHARED}, or into the folder of a house.`,
      });
  for (const { id } of content.brands) checkSlug(`${CONTENT}/${id}`, id, 'joya-boutique', findings.issues);
  for (const name of Object.keys(content.photos))
    checkSlug(`${PHOTOS}/${name}.json`, name, 'garden-room.json', findings.issues);
  findings.issues.push(...unreadCatalogs());
  if (findings.issues.length > 0) throw new ContentError(findings.issues.map(withLine));
  const brands = content.brands.sort((one, other) => one.brand.position - other.brand.position);
  return { ...content, brands };
}

/** Folders beside the files of a brand: the shared files that it replaces, and its fonts. */
const BRAND_SUBFOLDERS = ['shared', 'fonts'];

type BrandFiles = Omit<BrandInput, 'id' | 'overrides'>;

/** A folder with JSON is a brand, so that one whose brand.json is missing is refused instead of overlooked. */
const brandFolders = () =>
  readdirSync(absolutePath(CONTENT), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() &&
    !['shared', 'photos'].includes(entry.name) &&
    jsonFilesOf(`${CONTENT}/${entry.name}`).length > 0
      ? [entry.name]
      : [],
  );

const entriesOf = (folder: string) =>
  existsSync(absolutePath(folder))
    ? readdirSync(absolutePath(folder), { withFileTypes: true }).filter(({ name }) => !SYSTEM_FILE.test(name))
    : [];
const jsonFilesOf = (folder: string) =>
  entriesOf(folder).flatMap(({ name }) => (name.endsWith('.json') ? [path.parse(name).name] : []));

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
  const existing = jsonFilesOf(folder);
  const unread = entriesOf(folder).filter((entry) =>
    entry.isDirectory()
      ? !BRAND_SUBFOLDERS.includes(entry.name)
      : /\.json/i.test(entry.name) && !names.some((name) => entry.name === `${name}.json`),
  );
  for (const entry of unread)
    findings.issues.push({
      file: `${folder}/${entry.name}`,
      problem: `nothing reads a ${entry.isDirectory() ? 'folder' : 'file'} of this name.`,
      remedy: `Give it one of these names: ${names.map((one) => `${one}.json`).join(', ')}.`,
    });
  const values = files
    .filter(({ fileName }) => expected === 'all' || existing.includes(fileName))
    .map(({ contentType, fileName, schema }) => [
      contentType,
      readJson(`${folder}/${fileName}.json`, schema, findings),
    ]);
  // the schema of each file is the type of what it holds
  return Object.fromEntries(values) as Values;
}

function readJson(file: string, schema: Schema, findings: Findings): unknown {
  if (!existsSync(absolutePath(file))) {
    const remedy = 'Copy the file of that name from another house and change what it says.';
    findings.issues.push({ file, problem: 'the file is missing.', remedy });
    return undefined;
  }
  try {
    return parseFile(file, readTextFile(file), schema, findings);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    findings.issues.push(...error.issues);
    return undefined;
  }
}

/** Parses and checks a file of content. What is wrong with it is added to `findings`; its value is then undefined. */
export function parseFile(file: string, text: string, schema: Schema, findings: Findings): unknown {
  const broken = syntaxIssue(file, text);
  if (broken) {
    findings.issues.push(broken);
    return undefined;
  }
  const checked = checkValue(file, addSchemaAndSamplesFields(schema), JSON.parse(text), findings.issues);
  if (!checked) return undefined;
  const { $schema: _, samples: marked, ...value } = checked;
  for (const [index, { field, note }] of sampleValuesField.optional().parse(marked)?.entries() ?? []) {
    // a value that was taken out or emptied is no longer a sample
    if (!isEmptyValue(valueAt(value, field.split('.')))) findings.samples.push({ file, field, note });
    if (hasField(schema, field.split('.'))) continue;
    findings.issues.push({
      file,
      path: ['samples', index, 'field'],
      problem: `there is no "${field}".`,
      remedy: 'Write where the sample is in this file, or take this entry out.',
    });
  }
  return value;
}

/** Whether a file can have a field at this place. */
const hasField = (schema: Schema, steps: readonly string[]) =>
  steps.reduce<readonly z.core.$ZodType[]>(
    (schemas, step) => schemas.flatMap((one) => schemasAt(one, step)),
    [schema],
  ).length > 0;

const REMEDIES: Readonly<Record<string, string>> = {
  CommaExpected: 'Type a comma at the end of the line before.',
  PropertyNameExpected: 'Take out the comma before it, or write a name between straight quotes.',
  ValueExpected: 'Write a value here, or take out the comma before it.',
  ColonExpected: 'Type a colon between the name and its value.',
  CloseBraceExpected: 'Close every { with a }.',
  CloseBracketExpected: 'Close every [ with a ].',
};
const OTHER_REMEDY = 'Texts are between straight quotes "…", entries are separated by commas.';

/** The first mistake of a text that is not JSON, or that has a field twice. */
function syntaxIssue(file: string, text: string): ContentIssue | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !tree) {
    const code = first ? printParseErrorCode(first.error) : 'ValueExpected';
    const offset = first?.offset ?? 0;
    const quoted = text.slice(offset).split('\n')[0]?.slice(0, 40) ?? '';
    const what = code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
    return {
      file,
      line: lineNumberAt(text, offset),
      problem: `this is not valid JSON (${what}): ${showInvisibleSigns(quoted) || 'the end of the file'}`,
      remedy:
        invisibleSignRemedy(quoted) ??
        numberRemedy(text.slice(0, offset), quoted) ??
        REMEDIES[code] ??
        OTHER_REMEDY,
    };
  }
  const twice = repeatedKey(tree);
  if (!twice) return ambiguousNumber(file, text, tree);
  return {
    file,
    line: lineNumberAt(text, twice.offset),
    problem: `the field "${twice.value}" is there twice.`,
    remedy: 'Take one of them out.',
  };
}

/** The remedy for a number that is not written as JSON has it: 79,50 or 1,200 or $79. */
function numberRemedy(before: string, after: string): string | undefined {
  const [first = ''] = /[\d.,']*$/.exec(before) ?? [];
  const [, second = ''] = /^[$€+]? ?([\d.,']*)/.exec(after) ?? [];
  const written = (first + second).replace(/[,']+$/, '');
  if (!/\d/.test(written)) return undefined;
  const decimal = /^(\d*)[.,](\d{0,2})$/.exec(written);
  const number = Number(decimal ? `${decimal[1]}.${decimal[2]}` : written.replaceAll(/[,']/g, ''));
  return Number.isNaN(number) ? undefined : `Write the number as ${number}, with a point before decimals.`;
}

const numbersIn = (node: Node): readonly Node[] =>
  node.type === 'number' ? [node] : (node.children ?? []).flatMap(numbersIn);

/** Finds a number like "1.200", which a program reads as 1.2, but whose author may mean 1200. */
function ambiguousNumber(file: string, text: string, tree: Node): ContentIssue | undefined {
  for (const { offset, length, value } of numbersIn(tree)) {
    const written = text.slice(offset, offset + length);
    if (!/^\d{1,3}\.\d\d0$/.test(written)) continue;
    return {
      file,
      line: lineNumberAt(text, offset),
      problem: `${written} is read as ${value}.`,
      remedy: `Write ${value}, or ${written.replace('.', '')} if that is meant.`,
    };
  }
  return undefined;
}

function repeatedKey(node: Node): Node | undefined {
  const children = node.children ?? [];
  if (node.type === 'object') {
    const keys = children.flatMap(({ children: [key] = [] }) => (key ? [key] : []));
    const twice = keys.find(({ value }, index) => keys.findIndex((one) => one.value === value) !== index);
    if (twice) return twice;
  }
  for (const child of children) {
    const twice = repeatedKey(child);
    if (twice) return twice;
  }
  return undefined;
}

function readPosts(issues: ContentIssue[]): readonly PostInput[] {
  const names = entriesOf(POSTS).map(({ name }) => name);
  for (const name of names.filter((one) => !one.endsWith('.md')))
    issues.push({
      file: `${POSTS}/${name}`,
      problem: 'nothing reads a file or folder of this name.',
      remedy: `A post is a file in ${POSTS} whose name ends in .md, like "what-to-pack.md".`,
    });
  const files = names.filter((name) => name.endsWith('.md')).map((name) => `${POSTS}/${name}`);
  return files.sort().flatMap((file) => {
    try {
      return parsePost(file, readTextFile(file), issues) ?? [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return [];
    }
  });
}
