/** A page is one file however its address is spelled and whatever its query says: /about, /about/, /about.html?x=1 */
export function cacheKey(url: string): string {
  const { origin, pathname } = new URL(url, self.location.href);
  return origin + (pathname.replace(/(?:\/index)?(?:\.html|\/)?$/, '') || '/');
}

/** False where a host leads to something else instead, such as the page on which a café asks for a password. */
export const isResponseFor = (page: string, { redirected, url }: Response) =>
  !redirected || cacheKey(url) === cacheKey(page);
