import { fail, type Locate } from './validation';
import type { Brand, BrandContent, BrandPath, PageInfo, SitePath, Written, WrittenPage } from './types';

export interface BrandLinks {
  /** The full path of a short link; `field` is named in the error message. */
  readonly join: (path: BrandPath, field: string) => SitePath;
  /** The same value with every `href` in it joined. */
  readonly joinAll: <Shown>(written: Written<Shown>, field: string) => Shown;
  /** The pages of the brand, each with its own path. */
  readonly joinPages: (pages: BrandContent['pages']) => Brand['pages'];
}

/**
 * @param home of the brand, and `siteHome` of the site, in the language of the links
 * @param pages all that the brand has, such as "about" and "room/4"
 */
export function defineLinks(
  home: SitePath,
  siteHome: SitePath,
  pages: readonly string[],
  at: Locate,
): BrandLinks {
  const known = new Map<string, SitePath>(pages.map((page) => [`/${page}`, `${home}/${page}`]));
  known.set('/', home);

  function join(path: string, field: string): SitePath {
    const full = known.get(path);
    if (full) return full;
    return fail(
      at(field),
      `"${path}" leads to no page of the brand. Write one of ${[...known.keys()].sort().join(', ')}.`,
    );
  }

  function joinAll<Shown>(written: Written<Shown>, field: string): Shown;
  function joinAll(value: unknown, field: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => joinAll(item, `${field}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const joined = Object.entries(value).map(([key, inner]) => {
      const inside = field ? `${field}.${key}` : key;
      if (key === 'href') return [key, join(String(inner), inside)];
      if (key === 'siteHref') return [key, joinSite(siteHome, String(inner))];
      return [key, joinAll(inner, inside)];
    });
    return Object.fromEntries(joined);
  }

  function joinPages(pages: BrandContent['pages']): Brand['pages'];
  function joinPages(pages: Readonly<Record<string, WrittenPage>>): Record<string, PageInfo> {
    return Object.fromEntries(
      Object.entries(pages).map(([segment, page]) => [
        segment,
        { ...page, href: join(`/${segment}`, `pages.${segment}`) },
      ]),
    );
  }

  return { join, joinAll, joinPages };
}

/** The full path of a page of no brand, in the language of the site's home. */
export const joinSite = (siteHome: SitePath, path: string): SitePath =>
  path === '/' ? siteHome : `${siteHome === '/' ? '' : siteHome}/${path.slice(1)}`;
