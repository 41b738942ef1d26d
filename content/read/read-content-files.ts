import { existsSync, readdirSync } from 'node:fs';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { OPERATING_SYSTEM_FILE_PATTERN } from '../../lib/operating-system-files';
import { ContentError, type ContentIssue } from '../fields/content-error';
import { CATALOGS_FOLDER } from '../i18n/languages';
import { parseJson } from './parse-json';
import { parsePost } from './parse-post';
import { assertDrawing, readContentFileText } from './read-text';

/** A file or folder of content, with what a file says before it is checked. */
export interface UncheckedFile {
  readonly file: string;
  /** Undefined where it is not read, or cannot be. */
  readonly value?: unknown;
}

const CONTENT = 'content';
const POSTS = `${CONTENT}/posts`;
/** Files in content/ that scripts write. */
const GENERATED_FILES = ['photo-files.json', 'tide-station.json'];
/** Folders beside the files of a brand: the shared files that it replaces, and its fonts. */
const BRAND_SUBFOLDERS = ['shared', 'fonts'];

/**
 * Reads all files of content. What nothing should have put there is among them, so that the check refuses it.
 * `issues` are those of files that cannot be read.
 */
export function readContentFiles() {
  const issues: ContentIssue[] = [];

  function read(file: string, parse: (file: string, text: string) => unknown): UncheckedFile {
    try {
      return { file, value: parse(file, readContentFileText(file)) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return { file };
    }
  }

  const readJsonFolder = (folder: string): readonly UncheckedFile[] =>
    listEntries(folder).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.name.endsWith('.json')) return [read(file, parseJson)];
      if (entry.isDirectory()) return BRAND_SUBFOLDERS.includes(entry.name) ? [] : [{ file }];
      // style sheets and drawings are used by others
      if (entry.name.endsWith('.css')) read(file, () => undefined);
      if (entry.name.endsWith('.svg')) read(file, assertDrawing);
      return isJson(entry.name) ? [{ file }] : [];
    });

  const entries = listEntries(CONTENT);
  // a folder with JSON is a brand, so that one whose brand.json is missing is refused instead of overlooked
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${CONTENT}/${name}`)
    .filter((folder) => folder !== POSTS && listEntries(folder).some(({ name }) => name.endsWith('.json')));
  const files = [
    ...entries.flatMap(({ name }) =>
      isJson(name) && !GENERATED_FILES.includes(name) ? [{ file: `${CONTENT}/${name}` }] : [],
    ),
    ...folders.flatMap((folder) => [...readJsonFolder(folder), ...readJsonFolder(`${folder}/shared`)]),
    ...listEntries(POSTS).map(({ name }) =>
      name.endsWith('.md') ? read(`${POSTS}/${name}`, parsePost) : { file: `${POSTS}/${name}` },
    ),
    ...listFilesBelow(CATALOGS_FOLDER).map((file) => ({ file })),
  ];
  return { files, issues };
}

const isJson = (name: string) => /\.json/i.test(name);

const listEntries = (folder: string) =>
  existsSync(getProjectFilePath(folder))
    ? readdirSync(getProjectFilePath(folder), { withFileTypes: true })
        .filter(({ name }) => !OPERATING_SYSTEM_FILE_PATTERN.test(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];

const listFilesBelow = (folder: string): readonly string[] =>
  listEntries(folder).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFilesBelow(file) : [file];
  });
