/** No-break spaces, zero-width characters and direction marks: they come with copied text and cannot be seen. */
export const INVISIBLE_CHARACTERS = '\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u2064\\ufeff';

const INVISIBLE_SIGN = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g');

/** A character that can be seen. */
export const VISIBLE_CHARACTER = /[^\s\p{C}]/u;

const codeOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0');

/** Writes invisible characters as escapes, so that an error message shows them. */
export const showInvisibleCharacters = (text: string): string =>
  text.replace(INVISIBLE_SIGN, (sign) => `\\u${codeOf(sign)}`);

/** Returns a remedy if the text contains an invisible character, which may be what is wrong. */
export function invisibleCharacterRemedy(text: unknown): string | undefined {
  const [sign] = (typeof text === 'string' && text.match(INVISIBLE_SIGN)) || [];
  return (
    sign &&
    `It has a sign in it that cannot be seen, U+${codeOf(sign).toUpperCase()}: delete it and type it anew.`
  );
}
