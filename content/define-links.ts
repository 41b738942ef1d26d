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

/** @param pages all pages of the brand, such as "about" and "room/4" */
export function defineLinks(brandId: string, pages: readonly string[], at: Locate): BrandLinks {
  const known = new Map<string, SitePath>(pages.map((page) => [`/${page}`, `/${brandId}/${page}`]));
  known.set('/', `/${brandId}`);

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
      return [key, key === 'href' ? join(String(inner), inside) : joinAll(inner, inside)];
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
