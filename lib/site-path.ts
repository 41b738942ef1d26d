import { parseUrl } from './parse-url';

declare const sitePathBrand: unique symbol;

/** A full path inside the site, as pages show it; no short link of content can stand for one. */
export type SitePath = `/${string}` & { readonly [sitePathBrand]: true };

const ANY_ORIGIN = 'https://site.invalid';

/** Whether it stays on the site: for a browser "//evil" and "/", a tab, "/evil" are the host "evil". */
export const isSitePath = (path: string): path is SitePath =>
  path.startsWith('/') && parseUrl(path, ANY_ORIGIN)?.origin === ANY_ORIGIN;

/** A full path inside the site. */
export function createSitePath(path: string): SitePath {
  if (isSitePath(path)) return path;
  throw new Error(`"${path}" is not a path of the site.`);
}

/** The page below a home: "/it" and "/about" are "/it/about". */
export const joinPath = (home: string, page: string): SitePath =>
  createSitePath(page === '/' ? home : `${home === '/' ? '' : home}${page}`);

/** The same page in another language; `fromHome` and `toHome` are the homes of its brand, or of the site. */
export const getLocalizedPath = (path: string, fromHome: string, toHome: string): SitePath =>
  joinPath(toHome, (path === fromHome ? '' : path.slice(fromHome === '/' ? 0 : fromHome.length)) || '/');

/** The path as links write it: some hosts add a slash or the name of the file. */
export const normalizePathname = (pathname: string) =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
