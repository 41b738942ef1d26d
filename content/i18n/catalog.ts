import type { SourceLocation } from '../fields/content-error';
import { sourceLanguage, type Language } from './languages';

/**
 * The translations of a language. `gettext` returns that of an English text in a context, or undefined if there is
 * none.
 */
export interface TranslationCatalog {
  readonly language: Language;
  readonly gettext: (msgctxt: string, msgid: string) => string | undefined;
  /** Where a translation is written. Without it, issues are reported where the English text is. */
  readonly getLocation?: (msgctxt: string, msgid: string) => SourceLocation;
  /** Refuses a translation that its values make too long, instead of showing English. */
  readonly strict?: boolean;
}

/** The catalog of English: every text is its own translation. */
export const sourceCatalog: TranslationCatalog = { language: sourceLanguage, gettext: (_, msgid) => msgid };
