import type { Message } from './extract-messages';
import { matchMessagesToEntries } from './match-messages-to-entries';
import { hasTranslation, type PoEntry, type PoFile } from './po-file';
import { serializePo } from './serialize-po';

/** The number of texts that are not translated, have to be reviewed, or are no longer needed. */
interface CatalogStats {
  readonly missing: number;
  readonly fuzzy: number;
  /** Texts that are no longer on the site; their entries are kept at the end of the file. */
  readonly obsolete: number;
}

interface MergedCatalog {
  /** The text of each file by its text domain. */
  readonly files: ReadonlyMap<string, string>;
  readonly stats: CatalogStats;
}

/**
 * The files of a language with exactly the sentences of the site, each in the file of its text domain. Translations
 * stay, whichever file they were in; one whose English has changed is marked fuzzy; one whose English is gone is kept
 * as obsolete.
 * @param files by their names without the ending
 */
export function mergeCatalog(
  files: ReadonlyMap<string, PoFile>,
  messages: readonly Message[],
  newHeader: PoEntry,
): MergedCatalog {
  const { matches, unused } = matchMessagesToEntries(messages, [...files.values()]);
  const textDomains = [...new Set(messages.map(({ textDomain }) => textDomain))];
  const kept = unused.filter(({ entry }) => entry.isObsolete || hasTranslation(entry));
  const getTextDomain = (file: PoFile) =>
    textDomains.find((textDomain) => files.get(textDomain) === file) ?? textDomains[0];
  const merged = textDomains.map((textDomain) => {
    const entries = matches
      .filter(({ message }) => message.textDomain === textDomain)
      .map(({ entry }) => entry);
    const obsolete = kept
      .filter(({ file }) => getTextDomain(file) === textDomain)
      .map(({ entry }): PoEntry => ({ ...entry, isObsolete: true, references: [], extractedComments: [] }));
    const header = withUtf8Charset(files.get(textDomain)?.header ?? newHeader);
    return [textDomain, serializePo([header, ...entries, ...obsolete])] as const;
  });
  const count = (state: string) => matches.filter((match) => match.state === state).length;
  return {
    files: new Map(merged),
    stats: { missing: count('missing'), fuzzy: count('fuzzy'), obsolete: kept.length },
  };
}

/** Declares UTF-8, in which files are written whatever their encoding was before. */
const withUtf8Charset = (header: PoEntry): PoEntry => ({
  ...header,
  msgstr: header.msgstr.map((text) => text.replace(/charset=[^\s;]*/i, 'charset=UTF-8')),
});
