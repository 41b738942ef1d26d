import { sitePath } from '../resolve/links';
import type { Localized, Language, LanguageHome } from '../schema';
import { SOURCE_LANGUAGE } from '../schema/language';

/** The first one is what content/ is written in; each other one is the words of its .po file. */
export const languages: readonly [Language, ...Language[]] = [
  {
    code: SOURCE_LANGUAGE,
    name: 'English',
    locale: 'en-GB',
    figuresLocale: 'en-US',
    clockSeparator: '.',
    offer: 'This page in English',
  },
  // cspell:disable
  {
    code: 'it',
    name: 'Italiano',
    locale: 'it-IT',
    clock: { full: '{hour}:00', other: '{hour}:{minute}' },
    offer: 'Questa pagina in italiano',
  },
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    clock: { full: '{hour}:00', other: '{hour}:{minute}' },
    offer: 'Diese Seite auf Deutsch',
  },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    clock: { full: '{hour}\u00a0h', other: '{hour}\u00a0h\u00a0{minute}' },
    firstOfMonth: '1er',
    offer: 'Cette page en français',
  },
  // cspell:enable
];

/** What has its first home at a path: a brand, or at '' the site. */
export function localized(language: Language, path: '' | `/${string}`): Localized {
  const homeIn = ({ code, name, locale, offer }: Language): LanguageHome => ({
    code,
    name,
    locale,
    offer,
    href: sitePath(code === languages[0].code ? path || '/' : `${path}/${code}`),
  });
  return { language, href: homeIn(language).href, homes: languages.map(homeIn) };
}
