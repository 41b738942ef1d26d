import type { TimeFormats } from '../../lib/format-time-in-sentence';

/** A language of the site. */
export interface Language {
  /** Part of addresses, and the name of the folder of its .po files. The first language has neither. */
  readonly code: string;
  /** The name of the language in the language itself, as the language menu shows it. */
  readonly name: string;
  /** What `<html lang>` says, and how `Intl` writes dates, hours and prices. */
  readonly locale: `${string}-${string}`;
  /** Another locale for dates, hours and prices: the specification writes them the American way (SVC-03, BLG-04). */
  readonly numberLocale?: string;
  /** The separator between hours and minutes of opening hours, where it is not that of the locale (SVC-03). */
  readonly timeSeparator?: string;
  /** How a time is written in a sentence, where that differs from "09:00" in a table: "9:00", "9 h". */
  readonly timeFormats?: TimeFormats;
  /** Units of its own that stay on the line of their figure: "9 Uhr". */
  readonly units?: readonly string[];
  /** Letters that English does not have. `npm run fonts` puts them into the fonts. */
  readonly letters?: string;
  /** How the first day of a month is written in a date: "1er août". */
  readonly firstOfMonth?: string;
  /** Suggests a page to a visitor whose browser prefers this language. */
  readonly suggestionText: string;
}

/** The language that content is written in. A text without a translation is shown in it. */
export const sourceLanguage: Language = {
  code: 'en',
  name: 'English',
  locale: 'en-GB',
  numberLocale: 'en-US',
  timeSeparator: '.',
  suggestionText: 'This page in English',
};

/** All languages of the site. Those after the first are translated in .po files. */
export const languages: readonly [Language, ...Language[]] = [
  sourceLanguage,
  // cspell:disable
  {
    code: 'it',
    name: 'Italiano',
    locale: 'it-IT',
    timeFormats: { full: '{hour}:00', other: '{hour}:{minute}' },
    letters: 'ÀÈÉàèéìòóùú',
    suggestionText: 'Questa pagina in italiano',
  },
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    timeFormats: { full: '{hour}:00', other: '{hour}:{minute}' },
    units: ['Uhr'],
    letters: 'ÄÖÜßäöü',
    suggestionText: 'Diese Seite auf Deutsch',
  },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    timeFormats: { full: '{hour}\u00a0h', other: '{hour}\u00a0h\u00a0{minute}' },
    firstOfMonth: '1er',
    units: ['ans', 'j'],
    letters: 'ÀÇÈÉÊàâçèéêëîïôùûüœ',
    suggestionText: 'Cette page en français',
  },
  // cspell:enable
];

/** The languages that content is translated into: all but the first. */
export const translatedLanguages = languages.slice(1);

/** Where the .po files of all languages are. */
export const CATALOGS_FOLDER = 'content/languages';
/** Where the .po files of a language are. */
export const getCatalogFolder = (code: string) => `${CATALOGS_FOLDER}/${code}`;
export const getCatalogPath = (code: string, textDomain: string) =>
  `${getCatalogFolder(code)}/${textDomain}.po`;
