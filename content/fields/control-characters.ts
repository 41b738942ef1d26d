import type { Issue } from './content-error';

/** Control characters and lone surrogates, which an Atom feed must not contain. Tabs and line breaks are allowed. */
const CONTROL_CHARACTER =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Finds such a character in a text. */
export function findControlCharacterIssue(text: string): Issue | undefined {
  const match = CONTROL_CHARACTER.exec(text);
  if (!match) return undefined;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, match.index).split(/\s/).slice(-3).join(' ');
  const after = before ? `after "${before}"` : 'at its beginning';
  return {
    problem: `the text has a control character, U+${code}, ${after}.`,
    remedy: 'Delete it, and type the words around it anew.',
  };
}
