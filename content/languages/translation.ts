import type { Language } from '../schema';
import type { Place } from '../schema/mistake';
import { languages } from '.';

/** The words of a language: those of an English sentence in a context, if it is translated. */
export interface Translation {
  readonly language: Language;
  readonly wordsOf: (msgctxt: string, msgid: string) => string | undefined;
  /** Where its words are written, unless that is where the English is. */
  readonly placeOf?: (msgctxt: string, msgid: string) => Place;
}

/** Content as it is written. */
export const sourceLanguage: Translation = { language: languages[0], wordsOf: (_, msgid) => msgid };
