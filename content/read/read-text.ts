import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { getLineNumberAt, throwContentError } from '../fields/content-error';
import { assertNoTextIssue } from '../fields/text-patterns';

/**
 * The text of a file of content, without a byte order mark, and with the line ends of Unix in place of the oldest Macs'.
 * @throws ContentError when it cannot be read, is not UTF-8, or has marks of an unfinished merge or signs that belong in
 * no text, naming the line
 */
export function readContentFileText(file: string): string {
  const text = decodeText(readBytes(file), file).replaceAll(/\r(?!\n)/g, '\n');
  assertNoTextIssue(text, file, 'file');
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

/** @throws ContentError when a file is not an SVG */
export function assertDrawing(file: string, text: string): void {
  if (!/<svg[\s>]/.test(text) || /<(?:!doctype )?html\b/i.test(text)) throwNoDrawing(file);
}

export const throwNoDrawing = (file: string): never =>
  throwContentError(
    { file },
    'the file is no drawing.',
    'Export it as SVG again: in a browser it has to show the drawing alone.',
  );

/** Matches a line that Git writes around two versions of a text. It writes `=======` too, but so does Markdown. */
const CONFLICT_MARKER = /^(?:<{7}|>{7}) .*/m;

/** @throws ContentError when Git has left two versions of a text in it, naming the line */
function assertNoConflictMarkers(text: string, file: string): void {
  const marker = CONFLICT_MARKER.exec(text);
  if (marker)
    throwContentError(
      { file, line: getLineNumberAt(text, marker.index) },
      `Git has left two versions of a text here: ${marker[0]}`,
      'Finish the merge: keep what is right of both, and delete the lines <<<<<<<, ======= and >>>>>>>.',
    );
}

/** @throws ContentError when the bytes are not of the encoding, or hold an unfinished merge, naming the line */
export function decodeText(bytes: Uint8Array, file: string, encoding = 'utf-8'): string {
  const text = decodeBytes(bytes, file, encoding);
  assertNoConflictMarkers(text, file);
  return text;
}

function decodeBytes(bytes: Uint8Array, file: string, encoding: string): string {
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
    const latin1 = Buffer.from(bytes).toString('latin1');
    if (OFFICE_FILE.test(latin1))
      return throwContentError(
        { file },
        'the file is a document of another program under the name of a text.',
        'Open it there, copy its words and paste them into the file in a text editor.',
      );
    const lines = latin1.split(/\r\n?|\n/);
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

/** The first bytes of a ZIP, as Word and Excel save it, of their older files, and of a PDF. */
const OFFICE_FILE = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0|%PDF)/;

const SAVE_AS_UTF8 =
  'Open it in a text editor, choose "Save with Encoding" and UTF-8, and look at its accents.';
