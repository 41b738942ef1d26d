import { languages } from './i18n/languages';
import { readCatalog } from './i18n/read-catalog';
import { extractMessages } from './i18n/extract-messages';
import { resolveSite, type SiteData } from './resolve-site';
import { throwContentError } from './fields/content-error';
import { readContent } from './read-content';
import type { Brand } from './model';

export type { ExternalUrl } from './fields/field-types';
export type * from './fields/links';
export type { Language, LanguageHome, LocalizedPaths as Localized } from './i18n/languages';
export type { Brand, BrandInput, ContentInput, SharedInput } from './model';
export type * from './model/about';
export type * from './model/accessibility';
export type * from './model/activities';
export type * from './model/blog';
export type * from './model/brand';
export type * from './model/business';
export type * from './model/contact';
export type * from './model/dated-entries';
export type * from './model/explore';
export type * from './model/food-menu';
export type * from './model/footer';
export type * from './model/header';
export type * from './model/home';
export type * from './model/honeymoon';
export type * from './model/labels';
export type * from './model/legal-notice';
export type * from './model/notices';
export type * from './model/number-texts';
export type * from './model/offers';
export type * from './model/pages';
export type * from './model/common-fields';
export type * from './model/photo';
export type * from './model/policies';
export type * from './model/pricing';
export type * from './model/privacy';
export type * from './model/restaurant';
export type * from './model/rooms';
export type * from './model/services';
export type * from './model/site';
export type * from './model/stay';
export type * from './model/team';
export type * from './model/testimonials';
export type * from './model/tides';
export type * from './model/tours';

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
    return throwContentError(
      { file: 'content/i18n/languages.ts' },
      `there is no language "${code}".`,
      `Add it, or use one of ${codes}.`,
    );
  }
  const site =
    language === source
      ? resolveSite(content)
      : resolveSite(content, readCatalog(language, extractMessages(content)));
  sites.set(code, site);
  return site;
}

/** @throws when there is no such brand */
export const getBrand = (id: string, code?: string): Brand => getSite(code).getBrand(id);

export const { brands, site, dateRanges } = getSite();
