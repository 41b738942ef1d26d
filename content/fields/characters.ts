import type { Issue } from './content-error';

/** No-break spaces, zero-width characters and direction marks: they come with copied text and cannot be seen. */
export const INVISIBLE_CHARACTERS = '\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u2064\\ufeff';

const INVISIBLE_CHARACTER = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g');

/** A character that can be seen. */
export const VISIBLE_CHARACTER = /[^\s\p{C}]/u;

const getCode = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');

/** Writes invisible characters as escapes, so that an error message shows them. */
export const showInvisibleCharacters = (text: string): string =>
  text.replace(INVISIBLE_CHARACTER, (character) => `\\u${getCode(character)}`);

/** Returns a remedy if the text contains an invisible character, which may be what is wrong. */
export function createInvisibleCharacterRemedy(text: unknown): string | undefined {
  const [character] = (typeof text === 'string' && text.match(INVISIBLE_CHARACTER)) || [];
  return (
    character &&
    `It has a sign in it that cannot be seen, U+${getCode(character).toUpperCase()}: delete it and type it anew.`
  );
}

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
