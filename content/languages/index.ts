/** A language of the site. */
export interface Language {
  /** Part of addresses, and the name of the .po file; the first language has neither. */
  readonly code: string;
  /** In the language itself, as the language menu shows it. */
  readonly name: string;
  /** What `<html lang>` says, and how `Intl` writes dates, hours and prices. */
  readonly locale: string;
  /** Another way to write dates, hours and prices: the specification has them as in America (SVC-03, BLG-04). */
  readonly figuresLocale?: string;
  /** Between hours and minutes, where it is not that of the locale (SVC-03). */
  readonly clockSeparator?: string;
  /** Offers the page to a visitor whose browser prefers this language. */
  readonly offer: string;
}

/** The first one is what content/ is written in; each other one is the words of its .po file. */
export const languages: readonly [Language, ...Language[]] = [
  {
    code: 'en',
    name: 'English',
    locale: 'en-GB',
    figuresLocale: 'en-US',
    clockSeparator: '.',
    offer: 'This page in English',
  },
  { code: 'it', name: 'Italiano', locale: 'it', offer: 'Questa pagina in italiano' },
  { code: 'de', name: 'Deutsch', locale: 'de', offer: 'Diese Seite auf Deutsch' },
  { code: 'fr', name: 'Français', locale: 'fr', offer: 'Cette page en français' },
];
