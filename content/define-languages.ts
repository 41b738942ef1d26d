import { defineSite, type SiteData } from './define-site';
import { languages } from './languages';
import { readTranslation } from './languages/read-translation';
import { original } from './languages/translation';
import { fail } from './validation';
import type { Brand, BrandContent } from './types';

interface SiteInLanguages {
  /**
   * The site in a language, by default that of content.
   * @throws when there is no such language, or when its .po file lacks words, naming the lines to mend
   */
  readonly getSite: (code?: string) => SiteData;
  /** @throws when there is no such brand, naming the file to mend */
  readonly getBrand: (id: string, code?: string) => Brand;
}

export function defineLanguages(contents: readonly BrandContent[]): SiteInLanguages {
  const [first, ...others] = languages;
  const sites = new Map<string, SiteData>([[first.code, defineSite(contents, original)]]);

  function getSite(code = first.code): SiteData {
    const known = sites.get(code);
    if (known) return known;
    const language = others.find((one) => one.code === code);
    if (!language)
      return fail(
        'content/languages/index.ts',
        `there is no language "${code}". Add it, or use one of ${languages.map((one) => one.code).join(', ')}.`,
      );
    const site = defineSite(contents, readTranslation(language, contents));
    sites.set(code, site);
    return site;
  }

  return { getSite, getBrand: (id, code) => getSite(code).getBrand(id) };
}
