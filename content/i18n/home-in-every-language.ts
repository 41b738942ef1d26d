import { sitePath, type SitePath } from '../../lib/site-path';
import { languages, sourceLanguage, type Language } from './languages';

/** The home of a brand, or of the site, in one language. */
export interface LanguageHome extends Pick<Language, 'code' | 'name' | 'locale' | 'suggestionText'> {
  readonly href: SitePath;
}

/** The home of a brand, or of the site, in the current language and in all. */
export interface HomeInEveryLanguage {
  readonly language: Language;
  /** The home in this language. */
  readonly href: SitePath;
  /** The home in every language, this one included. */
  readonly homes: readonly LanguageHome[];
}

/** @param path the English home: "/joya-boutique", or '' for the site */
export function getHomeInEveryLanguage(language: Language, path: '' | `/${string}`): HomeInEveryLanguage {
  const homeIn = ({ code, name, locale, suggestionText }: Language): LanguageHome => ({
    code,
    name,
    locale,
    suggestionText,
    href: sitePath(code === sourceLanguage.code ? path || '/' : `${path}/${code}`),
  });
  return { language, href: homeIn(language).href, homes: languages.map(homeIn) };
}
