import { throwContentError } from './fields/content-error';
import { extractMessages } from './i18n/extract-messages';
import { languages, sourceLanguage } from './i18n/languages';
import { readCatalog } from './i18n/read-catalog';
import type { Brand } from './model';
import { readContent } from './read-content';
import type { ResolvedSite } from './resolve-site';
import { resolveSiteAtBuildTime } from './resolve-site-at-build-time';

/** The content of all files, checked, before it is translated and resolved. */
export const content = readContent();

const sites = new Map<string, ResolvedSite>();

/**
 * The site in a language, by default that of content.
 * @throws when there is no such language, or when a .po file of it loses placeholders, naming the lines to fix
 */
export function getSite(code = sourceLanguage.code): ResolvedSite {
  const cachedSite = sites.get(code);
  if (cachedSite) return cachedSite;
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) {
    const codes = languages.map((candidate) => candidate.code).join(', ');
    return throwContentError(
      { file: 'content/i18n/languages.ts' },
      `there is no language "${code}".`,
      `Add it, or use one of ${codes}.`,
    );
  }
  const site =
    language === sourceLanguage
      ? resolveSiteAtBuildTime(content)
      : resolveSiteAtBuildTime(content, readCatalog(language, extractMessages(content)));
  sites.set(code, site);
  return site;
}

/** @throws when there is no such brand */
export const getBrand = (id: string, code?: string): Brand => getSite(code).getBrand(id);

export const { brands, unbranded, displayPeriods } = getSite();
