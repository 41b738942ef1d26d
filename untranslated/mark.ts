/**
 * What content is written in. A sentence without a translation is shown in it, and begins with a character that nobody
 * sees: that is how the elements that show it know their language (jsx-runtime.ts).
 */
export const SOURCE_LANGUAGE = 'en';
const MARK = '\u2063';

export const markUntranslated = (text: string) => MARK + text;

/** For what is not an element: metadata, addresses, Markdown. */
export const withoutMark = (text: string) => text.replaceAll(MARK, '');

/** For an element that shows parts of a text. */
export const langOf = (text: string) => (text.startsWith(MARK) ? SOURCE_LANGUAGE : undefined);
