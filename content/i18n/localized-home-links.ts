import { createSitePath, type SitePath } from '../../lib/site-path';
import { languages, sourceLanguage, type Language } from './languages';

/** The home of a brand, or of the site, in one language. */
export interface LanguageHomeLink extends Pick<Language, 'code' | 'name' | 'locale' | 'suggestionText'> {
  readonly href: SitePath;
}

/** The home of a brand, or of the site, in the current language and in all. */
export interface LocalizedHomeLinks {
  readonly language: Language;
  /** The home in this language. */
  readonly href: SitePath;
  /** The home in every language, this one included. */
  readonly homes: readonly LanguageHomeLink[];
}

/** @param path the English home: "/joya-boutique", or '' for the site */
export function getLocalizedHomeLinks(language: Language, path: '' | `/${string}`): LocalizedHomeLinks {
  const createLanguageHome = ({ code, name, locale, suggestionText }: Language): LanguageHomeLink => ({
    code,
    name,
    locale,
    suggestionText,
    href: createSitePath(code === sourceLanguage.code ? path || '/' : `${path}/${code}`),
  });
  return { language, href: createLanguageHome(language).href, homes: languages.map(createLanguageHome) };
}
