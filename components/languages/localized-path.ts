/** The same page in another language; `from` and `to` are the homes of its brand, or of the site. */
export function localizedPath(path: string, from: string, to: string): `/${string}` {
  const rest = path === from ? '' : path.slice(from === '/' ? 0 : from.length);
  return `/${`${to}${rest}`.replace(/^\/+/, '')}`;
}
