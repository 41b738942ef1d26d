import type { BrandPath } from './field-types';
import type { SitePath } from '../schema';
import { throwContentError, type SourceLocation } from './content-error';

const isSitePath = (path: string): path is SitePath => path.startsWith('/');

/** A full path inside the site. */
export function sitePath(path: string): SitePath {
  if (isSitePath(path)) return path;
  throw new Error(`"${path}" is not a path of the site.`);
}

/** The page below a home: "/it" and "/about" are "/it/about". */
export const joinPath = (home: string, page: string): SitePath =>
  sitePath(page === '/' ? home : `${home === '/' ? '' : home}${page}`);

/** Joins the short links of a brand; @throws when the brand has no such page. */
export type LinkResolver = (path: BrandPath, place: SourceLocation) => SitePath;

/** @param pages all that the brand has, such as "about" and "room/4" */
export function createLinkResolver(home: SitePath, pages: readonly string[]): LinkResolver {
  const known = ['/', ...pages.map((page) => `/${page}`)];
  return (path, place) => {
    if (known.includes(path)) return joinPath(home, path);
    return throwContentError(
      place,
      `"${path}" leads to no page of the house.`,
      `Write one of ${known.join(', ')}.`,
    );
  };
}
