import { CHARACTERS_BY_ESCAPE, type ParsedEntry, type PoEntry, type PoFile } from './po-file';

const escape = (text: string) =>
  text
    .replace(/["\\]/g, '\\$&')
    .replace(
      /[\x07-\x0d]/g,
      (sign) =>
        `\\${Object.keys(CHARACTERS_BY_ESCAPE).find((letter) => CHARACTERS_BY_ESCAPE[letter] === sign)}`,
    );

/** The lines of a string: one, so that a change is one line of the diff, or one for each line of the text. */
function formatString(keyword: string, text: string): readonly string[] {
  const parts = text.split(/(?<=\n)/).map((part) => `"${escape(part)}"`);
  return parts.length > 1 ? [`${keyword} ""`, ...parts] : [`${keyword} ${parts[0] ?? '""'}`];
}

const MAX_REFERENCE_LINE = 79;

function formatReferences(references: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const reference of references) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${reference}`.length <= MAX_REFERENCE_LINE)
      lines[lines.length - 1] = `${last} ${reference}`;
    else lines.push(`#: ${reference}`);
  }
  return lines;
}

/** An entry as Poedit and `msgcat --no-wrap` write it. */
export function formatEntry(entry: PoEntry): string {
  const { msgctxt, msgid, msgidPlural, msgstr, isObsolete, flags, previous } = entry;
  const comment = (sign: string, texts: readonly string[]) =>
    texts.map((text) => `${sign} ${text}`.trimEnd());
  const strings = (values: NonNullable<PoEntry['previous']>) => [
    ...(values.msgctxt ? formatString('msgctxt', values.msgctxt) : []),
    ...(values.msgid === undefined ? [] : formatString('msgid', values.msgid)),
    ...(values.msgidPlural === undefined ? [] : formatString('msgid_plural', values.msgidPlural)),
  ];
  const translations =
    msgidPlural === undefined
      ? formatString('msgstr', msgstr[0] ?? '')
      : msgstr.flatMap((text, index) => formatString(`msgstr[${index}]`, text));
  const messageLines = [...strings({ msgctxt, msgid, msgidPlural }), ...translations];
  return [
    ...comment('#', entry.translatorComments),
    ...comment('#.', entry.extractedComments),
    ...formatReferences(entry.references),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...comment(isObsolete ? '#~|' : '#|', previous ? strings(previous) : []),
    ...(isObsolete ? comment('#~', messageLines) : messageLines),
  ].join('\n');
}

/** The text of a .po file with these entries. */
export const serializePo = (entries: readonly PoEntry[]) => `${entries.map(formatEntry).join('\n\n')}\n`;

/** The text of a file with another entry in place of one of its own, or at its end; all else stays as it is. */
export function replaceOrAppendEntry(
  { text, entries }: PoFile,
  old: ParsedEntry | undefined,
  entry: PoEntry,
): string {
  const [eol = '\n'] = /\r?\n|\r/.exec(text) ?? [];
  const entryText = formatEntry(entry).replaceAll('\n', eol);
  if (old) return text.slice(0, old.start) + entryText + text.slice(old.end);
  // a new entry comes before the obsolete ones
  const end = entries.find(({ isObsolete }) => isObsolete)?.start ?? text.length;
  const [above, below] = [text.slice(0, end).trimEnd(), text.slice(end)];
  return (
    [above, entryText, below]
      .filter(Boolean)
      .join(eol + eol)
      .trimEnd() + eol
  );
}
