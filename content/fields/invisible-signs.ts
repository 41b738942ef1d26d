/** Spaces that do not break, signs without width, and those that turn the direction: copied from elsewhere, never seen. */
export const INVISIBLE_SIGNS = '\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u2064\\ufeff';

const INVISIBLE_SIGN = new RegExp(`[${INVISIBLE_SIGNS}]`, 'g');

/** Something of a text that can be seen. */
export const VISIBLE_SIGN = /[^\s\p{C}]/u;

const codeOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0');

/** A text as an error message quotes it. */
export const showInvisibleSigns = (text: string): string =>
  text.replace(INVISIBLE_SIGN, (sign) => `\\u${codeOf(sign)}`);

/** What to do where such a sign may be what is wrong. */
export function invisibleSignRemedy(text: unknown): string | undefined {
  const [sign] = (typeof text === 'string' && text.match(INVISIBLE_SIGN)) || [];
  return (
    sign &&
    `It has a sign in it that cannot be seen, U+${codeOf(sign).toUpperCase()}: delete it and type it anew.`
  );
}
