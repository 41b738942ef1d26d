import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { throwContentError } from '../fields/content-error';
import { decodeText } from '../fields/read-text-file';
import { parsePo, type PoFile } from './po-file';

/** Where the .po files of a language are. */
export const catalogFolder = (code: string) => `content/languages/${code}`;
export const catalogPath = (code: string, subject: string) => `${catalogFolder(code)}/${subject}.po`;

const absolute = (file: string) => path.join(process.cwd(), file);

/**
 * The files of a language by their names without the ending.
 * @throws ContentError when a file is not gettext, or not in the encoding that it declares, naming the line
 */
export function readPoFiles(code: string): ReadonlyMap<string, PoFile> {
  const folder = absolute(catalogFolder(code));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : [];
  return new Map(
    names.sort().map((fileName) => {
      const file = `${catalogFolder(code)}/${fileName}`;
      return [path.basename(fileName, '.po'), parsePo(decodePo(readFileSync(absolute(file)), file), file)];
    }),
  );
}

/** The text of a .po file, whose header says how it is encoded. */
export function decodePo(bytes: Uint8Array, file: string): string {
  // every encoding that gettext knows has ASCII for these letters
  const text = Buffer.from(bytes).toString('latin1');
  const [header = '', charset = 'UTF-8'] = /\bContent-Type:[^"\n]*?charset=([^\s;\\"]*)/i.exec(text) ?? [];
  const encoding = charset === 'CHARSET' || charset === 'ASCII' ? 'utf-8' : charset.toLowerCase();
  try {
    new TextDecoder(encoding);
  } catch {
    const line = text.slice(0, text.indexOf(header)).split('\n').length;
    return throwContentError(
      { file, line },
      `"${charset}" is no encoding.`,
      'Write charset=UTF-8, and save the file as UTF-8.',
    );
  }
  return decodeText(bytes, file, encoding);
}
