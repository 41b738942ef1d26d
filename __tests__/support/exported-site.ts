import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languages, translatedLanguages } from '@/content/i18n/languages';

const FOLDER = join(process.cwd(), 'out');

export interface ExportedPage {
  /** As a visitor types it: "/joya-boutique/about"; the 404 page is "/404". */
  readonly path: string;
  /** From the root of the export: "/joya-boutique/about.html". */
  readonly file: string;
}

/** Every file of the export that guests may get, as a path from its root. The owner's editor is in /admin. */
export const listExportedFilesWithoutEditor = (): string[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length).split(sep).join('/'))
    .filter((file) => !/^\/admin[/.]/.test(file))
    .sort();

export const readExported = (file: string): Buffer => readFileSync(join(FOLDER, file));

/** Every page in every language, without the copies that simpler servers need (scripts/export/postprocess-html.ts) and files of public. */
const listExportedPages = (): ExportedPage[] =>
  listExportedFilesWithoutEditor()
    .filter((file) => /(?<!.\/index)\.html$/.test(file) && !existsSync(join('public', file)))
    .map((file) => ({ file, path: file.replace(/(?:\/index)?\.html$/, '') || '/' }));

const OTHER_CODES = translatedLanguages.map(({ code }) => code);

/** The code of the language that a path names: the first segment, or the one after the brand. */
export const getLanguage = (path: string): string =>
  path
    .split('/')
    .slice(1, 3)
    .find((segment) => OTHER_CODES.includes(segment)) ?? languages[0].code;

/** Every page in English. The same pages in other languages: __tests__/slow/languages. */
export const listExportedEnglishPages = (): ExportedPage[] =>
  listExportedPages().filter(({ path }) => getLanguage(path) === languages[0].code);

/** Paths of every page in a language. */
export const listExportedPathsInLanguage = (code: string): string[] =>
  listExportedPages()
    .map(({ path }) => path)
    .filter((path) => getLanguage(path) === code)
    .sort();

/** Paths of every page in English. */
export const listExportedEnglishPaths = (): string[] => listExportedPathsInLanguage(languages[0].code);

const getFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** A page as it is delivered, before any script runs: what search engines and visitors without JavaScript get. */
export const readPageHtml = (path: string): string => readExported(getFile(path)).toString();

/** The head alone, in a document without a body: parsed in a fraction of the time. */
export function readHead(path: string): Document {
  const [head = ''] = readPageHtml(path).split('<body', 1);
  return new DOMParser().parseFromString(head, 'text/html');
}

const documents = new Map<string, Document>();

/** The same as a document, which a test only reads. Needs a test environment with a DOMParser. */
export function readPage(path: string): Document {
  const page = documents.get(path) ?? new DOMParser().parseFromString(readPageHtml(path), 'text/html');
  documents.set(path, page);
  return page;
}
