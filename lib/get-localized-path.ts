/** The same page in another language; `fromHome` and `toHome` are the homes of its brand, or of the site. */
export function getLocalizedPath(path: string, fromHome: string, toHome: string): `/${string}` {
  const relativePath = path === fromHome ? '' : path.slice(fromHome === '/' ? 0 : fromHome.length);
  return `/${`${toHome}${relativePath}`.replace(/^\/+/, '')}`;
}
