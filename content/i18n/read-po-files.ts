import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { getLineNumberAt, throwContentError } from '../fields/content-error';
import { decodeText, readBytes } from '../read/read-text';
import { getCatalogFolder } from './catalog-paths';
import { parsePo } from './parse-po';
import type { PoFile } from './po-file';

/**
 * The files of a language by their names without the ending.
 * @throws ContentError when a file cannot be read, is not gettext, or not in its declared encoding, naming the line
 */
export function readPoFiles(code: string): ReadonlyMap<string, PoFile> {
  const folder = getProjectFilePath(getCatalogFolder(code));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : [];
  return new Map(
    names.sort().map((fileName) => {
      const file = `${getCatalogFolder(code)}/${fileName}`;
      return [path.basename(fileName, '.po'), parsePo(decodePo(readBytes(file), file), file)];
    }),
  );
}

/** The text of a .po file, whose header says how it is encoded. */
export function decodePo(bytes: Uint8Array, file: string): string {
  // every encoding that gettext knows writes these letters as ASCII does
  const text = Buffer.from(bytes).toString('latin1');
  const [header = '', charset = 'UTF-8'] = /\bContent-Type:[^"\n]*?charset=([^\s;\\"]*)/i.exec(text) ?? [];
  const encoding = charset === 'CHARSET' || charset === 'ASCII' ? 'utf-8' : charset.toLowerCase();
  try {
    new TextDecoder(encoding);
  } catch {
    const line = getLineNumberAt(text, text.indexOf(header));
    return throwContentError(
      { file, line },
      `"${charset}" is no encoding.`,
      'Write charset=UTF-8, and save the file as UTF-8.',
    );
  }
  return decodeText(bytes, file, encoding);
}
