import { sitePath } from '../fields/links';
import type { Localized, Language, LanguageHome } from '../schema';
import { SOURCE_LANGUAGE } from '../schema/language';

/** The first one is what content/ is written in; each other one is the words of its .po file. */
export const languages: readonly [Language, ...Language[]] = [
  {
    code: SOURCE_LANGUAGE,
    name: 'English',
    locale: 'en-GB',
    numberLocale: 'en-US',
    timeSeparator: '.',
    offerText: 'This page in English',
  },
  // cspell:disable
  {
    code: 'it',
    name: 'Italiano',
    locale: 'it-IT',
    timeFormats: { full: '{hour}:00', other: '{hour}:{minute}' },
    offerText: 'Questa pagina in italiano',
  },
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    timeFormats: { full: '{hour}:00', other: '{hour}:{minute}' },
    offerText: 'Diese Seite auf Deutsch',
  },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    timeFormats: { full: '{hour}\u00a0h', other: '{hour}\u00a0h\u00a0{minute}' },
    firstOfMonth: '1er',
    offerText: 'Cette page en français',
  },
  // cspell:enable
];

/** What has its first home at a path: a brand, or at '' the site. */
export function localized(language: Language, path: '' | `/${string}`): Localized {
  const homeIn = ({ code, name, locale, offerText }: Language): LanguageHome => ({
    code,
    name,
    locale,
    offerText,
    href: sitePath(code === languages[0].code ? path || '/' : `${path}/${code}`),
  });
  return { language, href: homeIn(language).href, homes: languages.map(homeIn) };
}
