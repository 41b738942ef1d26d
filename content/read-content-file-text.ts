import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { getProjectFilePath } from '../lib/get-project-file-path';
import { ContentError, throwContentError } from './fields/content-error';
import { findControlCharacterIssue } from './fields/control-characters';

/**
 * The text of a file of content, without a byte order mark.
 * @throws ContentError when it cannot be read, is not UTF-8 or has control characters, naming the line
 */
export function readContentFileText(file: string): string {
  const text = decodeText(readBytes(file), file);
  assertNoControlCharacters(text, file);
  return text;
}

/** @throws ContentError when the file cannot be read, with the error code of the system */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(getProjectFilePath(file));
  } catch (error) {
    return throwContentError(
      { file },
      `the file cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      'Check that it is a file and not a folder, and that you are allowed to open it.',
    );
  }
}

/** @throws ContentError when the text contains a control character, naming the line */
export function assertNoControlCharacters(text: string, file: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const issue = findControlCharacterIssue(line);
    if (issue) throw new ContentError([{ file, line: index + 1, ...issue }]);
  }
}

/** @throws ContentError when the bytes are not of the encoding, naming the line */
export function decodeText(bytes: Uint8Array, file: string, encoding = 'utf-8'): string {
  // without `ignoreBOM` the decoder removes the byte order mark
  const decode = (part: Uint8Array) => new TextDecoder(encoding, { fatal: true }).decode(part);
  const canDecode = (part: Uint8Array) => {
    try {
      decode(part);
      return true;
    } catch {
      return false;
    }
  };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return throwContentError({ file }, 'the file is written in UTF-16.', SAVE_AS_UTF8);
  try {
    return decode(bytes);
  } catch {
    const lines = Buffer.from(bytes).toString('latin1').split('\n');
    const badLine = lines.findIndex((line) => !canDecode(Buffer.from(line, 'latin1')));
    const name = encoding.toUpperCase();
    return throwContentError(
      { file, line: badLine < 0 ? undefined : badLine + 1 },
      `the file has letters that are not ${name}.`,
      encoding === 'utf-8'
        ? SAVE_AS_UTF8
        : `Save it as ${name}, or save it as UTF-8 and write charset=UTF-8 at its top.`,
    );
  }
}

const SAVE_AS_UTF8 =
  'Open it in a text editor, choose "Save with Encoding" and UTF-8, and look at its accents.';
