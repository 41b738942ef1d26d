import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { po, type GetTextTranslations } from 'gettext-parser';
import { ContentError, lineNumberAt } from '../fields/content-error';

/** A file of translations: the sentences of a subject in a language. */
export interface PoFile {
  readonly file: string;
  /** Its name without the ending, which is its subject. */
  readonly name: string;
  readonly text: string;
  readonly entries: GetTextTranslations;
}

/** Where the .po files of a language are. */
export const catalogFolder = (code: string) => `content/languages/${code}`;
export const catalogPath = (code: string, subject: string) => `${catalogFolder(code)}/${subject}.po`;

const absolute = (file: string) => path.join(process.cwd(), file);

/** @throws when a file is not gettext, naming the line */
export function readPoFiles(code: string): readonly PoFile[] {
  const folder = absolute(catalogFolder(code));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : [];
  return names.sort().map((fileName) => {
    const file = `${catalogFolder(code)}/${fileName}`;
    const text = readFileSync(absolute(file), 'utf8');
    return { file, name: path.basename(fileName, '.po'), text, entries: parsePo(text, file) };
  });
}

/** @throws when the text is not gettext, naming the line */
export function parsePo(text: string, file: string): GetTextTranslations {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    const { message: problem = '', lineNumber }: { message?: string; lineNumber?: number } = Object(error);
    // where the library knows the sentence only
    const line = lineNumber ?? lineOfMessage(text, '', /"(.*?)" in "/.exec(problem)?.[1] ?? '');
    const remedy =
      'Compare the entry with its neighbours: each has one msgid and one msgstr between straight quotes.';
    throw new ContentError([{ file, line, problem, remedy }]);
  }
}

/** An entry up to its msgstr: its context if it has one, and its sentence, each in one string or several. */
const ENTRY = /^(?:msgctxt((?:\s+".*")+)\s+)?msgid((?:\s+".*")+)/gm;

/** The line where an entry begins; the last one where there is no such entry. */
export function lineOfMessage(text: string, msgctxt: string, msgid: string): number {
  const entry = [...text.matchAll(ENTRY)].find(
    ([, context, message]) => unquote(context) === msgctxt && unquote(message) === msgid,
  );
  return lineNumberAt(text, entry?.index ?? text.length);
}

const unquote = (strings = '') =>
  [...strings.matchAll(/"(.*)"/g)]
    .map(([, part = '']) => part.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)))
    .join('');
