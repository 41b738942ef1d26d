import type { SitePath } from './link';

/** What content is written in. A sentence without a translation is shown in it. */
export const SOURCE_LANGUAGE = 'en';

/** A language of the site. */
export interface Language {
  /** Part of addresses, and the name of the .po file; the first language has neither. */
  readonly code: string;
  /** In the language itself, as the language menu shows it. */
  readonly name: string;
  /** What `<html lang>` says, and how `Intl` writes dates, hours and prices. */
  readonly locale: `${string}-${string}`;
  /** Another way to write dates, hours and prices: the specification has them as in America (SVC-03, BLG-04). */
  readonly numberLocale?: string;
  /** Between hours and minutes of opening hours, where it is not that of the locale (SVC-03). */
  readonly timeSeparator?: string;
  /** Hours of the day in a sentence, where a table's "09:00" is not the people's way: "9:00", "9 h". */
  readonly timeFormats?: { readonly full: string; readonly other: string };
  /** The first day of a month in a date: "1er août". */
  readonly firstOfMonth?: string;
  /** Offers a page to a visitor whose browser prefers this language. */
  readonly offerText: string;
}

/** The home of a brand, or of the site, in one language. */
export interface LanguageHome extends Pick<Language, 'code' | 'name' | 'locale' | 'offerText'> {
  readonly href: SitePath;
}

/** What is shown in one language and exists in all. */
export interface Localized {
  readonly language: Language;
  /** The home in this language. */
  readonly href: SitePath;
  /** The home in every language, this one included. */
  readonly homes: readonly LanguageHome[];
}
