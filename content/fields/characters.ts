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
