import type { Message } from './extract-messages';
import { matchMessages } from './match-messages';
import { isTranslated, writePo, type PoEntry, type PoFile } from './po-file';

/** What a translator has to do. */
interface CatalogStats {
  readonly missing: number;
  readonly fuzzy: number;
  /** English that is no longer on the site: kept at the end of the file. */
  readonly obsolete: number;
}

interface MergedCatalog {
  /** The text of each file by its text domain. */
  readonly files: ReadonlyMap<string, string>;
  readonly stats: CatalogStats;
}

/**
 * The files of a language with exactly the sentences of the site, each in the file of its text domain. Translations stay,
 * whichever file they were in; one whose English has changed is marked fuzzy; one whose English is gone is kept as
 * obsolete.
 * @param files by their names without the ending
 */
export function mergeCatalog(
  files: ReadonlyMap<string, PoFile>,
  messages: readonly Message[],
  newHeader: PoEntry,
): MergedCatalog {
  const { matches, unused } = matchMessages(messages, [...files.values()]);
  const textDomains = [...new Set(messages.map(({ textDomain }) => textDomain))];
  const kept = unused.filter(({ entry }) => entry.isObsolete || isTranslated(entry));
  const homeOf = (file: PoFile) =>
    textDomains.find((textDomain) => files.get(textDomain) === file) ?? textDomains[0];
  const merged = textDomains.map((textDomain) => {
    const entries = matches
      .filter(({ message }) => message.textDomain === textDomain)
      .map(({ entry }) => entry);
    const obsolete = kept
      .filter(({ file }) => homeOf(file) === textDomain)
      .map(({ entry }): PoEntry => ({ ...entry, isObsolete: true, references: [], extractedComments: [] }));
    const header = inUtf8(files.get(textDomain)?.header ?? newHeader);
    return [textDomain, writePo([header, ...entries, ...obsolete])] as const;
  });
  const count = (state: string) => matches.filter((match) => match.state === state).length;
  return {
    files: new Map(merged),
    stats: { missing: count('missing'), fuzzy: count('fuzzy'), obsolete: kept.length },
  };
}

/** Files are written in UTF-8, whichever they were read in. */
const inUtf8 = (header: PoEntry): PoEntry => ({
  ...header,
  msgstr: header.msgstr.map((text) => text.replace(/charset=[^\s;]*/i, 'charset=UTF-8')),
});
