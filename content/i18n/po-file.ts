// The entries of a .po file, the format of gettext.
/** A sentence with its translation, as a file has it. */
export interface PoEntry {
  readonly msgctxt: string;
  readonly msgid: string;
  readonly msgidPlural?: string;
  /** Several strings if the entry has plural forms. */
  readonly msgstr: readonly string[];
  /** The text is no longer on the site. The file marks such an entry with `#~`. */
  readonly isObsolete: boolean;
  readonly translatorComments: readonly string[];
  readonly extractedComments: readonly string[];
  readonly references: readonly string[];
  readonly flags: readonly string[];
  /** The English text that was translated, if it has changed since. */
  readonly previous?: { readonly msgctxt?: string; readonly msgid?: string; readonly msgidPlural?: string };
}

/** An entry, and where it is in the text. */
export interface ParsedEntry extends PoEntry {
  readonly start: number;
  readonly end: number;
  /** The line of its msgctxt or msgid. */
  readonly line: number;
}

export interface PoFile {
  readonly file: string;
  readonly text: string;
  /** The entry with the empty msgid, which holds comments and fields about the file. */
  readonly header?: ParsedEntry;
  readonly entries: readonly ParsedEntry[];
}

export const isFuzzy = ({ flags }: PoEntry) => flags.includes('fuzzy');
export const hasTranslation = ({ msgstr }: PoEntry) => Boolean(msgstr[0]);
/**
 * Identifies a message by its text and its context, since the same English can be another message in another context.
 */
export const getMessageKey = ({ msgctxt, msgid }: Pick<PoEntry, 'msgctxt' | 'msgid'>) =>
  JSON.stringify([msgctxt, msgid]);

/** The letters of escape sequences, with the characters that they stand for. */
export const CHARACTERS_BY_ESCAPE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};
