import { languages } from './languages';
import { readTranslation } from './languages/read-translation';
import { sentencesOf } from './languages/sentences';
import { resolveSite, type SiteData } from './resolve';
import { fail } from './schema/mistake';
import { readContent } from './schema/read';
import type { Brand } from './schema';

export type * from './schema';

/** All that is written. */
export const content = readContent();

const [source] = languages;
const sites = new Map<string, SiteData>();

/**
 * The site in a language, by default that of content.
 * @throws when there is no such language, or when its .po file loses placeholders, naming the lines to fix
 */
export function getSite(code = source.code): SiteData {
  const known = sites.get(code);
  if (known) return known;
  const language = languages.find((one) => one.code === code);
  if (!language) {
    const codes = languages.map((one) => one.code).join(', ');
    return fail(
      { file: 'content/languages/index.ts' },
      `there is no language "${code}".`,
      `Add it, or use one of ${codes}.`,
    );
  }
  const site =
    language === source
      ? resolveSite(content)
      : resolveSite(content, readTranslation(language, sentencesOf(content)));
  sites.set(code, site);
  return site;
}

/** @throws when there is no such brand */
export const getBrand = (id: string, code?: string): Brand => getSite(code).getBrand(id);

export const { brands, site, dateRanges: dateRanges } = getSite();
