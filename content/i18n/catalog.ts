import type { SourceLocation } from '../fields/content-error';
import { languages, type Language } from './languages';

/** The words of a language: those of an English sentence in a context, if it is translated. */
export interface Catalog {
  readonly language: Language;
  readonly gettext: (msgctxt: string, msgid: string) => string | undefined;
  /** Where its words are written, unless that is where the English is. */
  readonly locationOf?: (msgctxt: string, msgid: string) => SourceLocation;
}

/** The catalog of English: every text is its own translation. */
export const sourceCatalog: Catalog = { language: languages[0], gettext: (_, msgid) => msgid };
