import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { SYSTEM_FILE } from '../../lib/system-files';
import { absolutePath } from '../../lib/absolute-path';
import { lineNumberAt, throwContentError, type ContentIssue } from '../fields/content-error';
import { decodeText, readBytes } from '../read-content-file';
import { translatedLanguages } from './languages';
import { parsePo, type PoFile } from './po-file';

const LANGUAGES = 'content/languages';

/** Where the .po files of a language are. */
export const catalogFolder = (code: string) => `${LANGUAGES}/${code}`;
export const catalogPath = (code: string, textDomain: string) => `${catalogFolder(code)}/${textDomain}.po`;

/**
 * The files of a language by their names without the ending.
 * @throws ContentError when a file cannot be read, is not gettext, or not in its declared encoding, naming the line
 */
export function readPoFiles(code: string): ReadonlyMap<string, PoFile> {
  const folder = absolutePath(catalogFolder(code));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : [];
  return new Map(
    names.sort().map((fileName) => {
      const file = `${catalogFolder(code)}/${fileName}`;
      return [path.basename(fileName, '.po'), parsePo(decodePo(readBytes(file), file), file)];
    }),
  );
}

/** Files that programs for translators write beside .po files. */
const OTHER_FILE = /\.mo$|~$/;

/**
 * Files among the translations that belong to no language.
 * @param files below content/languages
 */
export function unreadCatalogs(files: readonly string[] = catalogFiles()): readonly ContentIssue[] {
  const folders = translatedLanguages.map(({ code }) => catalogFolder(code));
  return files
    .map((file) => `${LANGUAGES}/${file.split(path.sep).join('/')}`)
    .filter((file) => !OTHER_FILE.test(file) && !SYSTEM_FILE.test(path.posix.basename(file)))
    .filter((file) => !(file.endsWith('.po') && folders.includes(path.posix.dirname(file))))
    .map((file) => ({
      file,
      problem: 'nothing reads a file of this name.',
      remedy: `Translations are files that end in .po, in one of ${folders.join(', ')}.`,
    }));
}

const catalogFiles = () =>
  readdirSync(absolutePath(LANGUAGES), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(path.relative(absolutePath(LANGUAGES), entry.parentPath), entry.name)] : [],
  );

/** The text of a .po file, whose header says how it is encoded. */
export function decodePo(bytes: Uint8Array, file: string): string {
  // every encoding that gettext knows writes these letters as ASCII does
  const text = Buffer.from(bytes).toString('latin1');
  const [header = '', charset = 'UTF-8'] = /\bContent-Type:[^"\n]*?charset=([^\s;\\"]*)/i.exec(text) ?? [];
  const encoding = charset === 'CHARSET' || charset === 'ASCII' ? 'utf-8' : charset.toLowerCase();
  try {
    new TextDecoder(encoding);
  } catch {
    const line = lineNumberAt(text, text.indexOf(header));
    return throwContentError(
      { file, line },
      `"${charset}" is no encoding.`,
      'Write charset=UTF-8, and save the file as UTF-8.',
    );
  }
  return decodeText(bytes, file, encoding);
}
