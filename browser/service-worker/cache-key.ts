/** The same for all spellings of the URL of a page, with any query: /about, //about, /about/, /about.html?x=1 */
export function getCacheKey(url: string): string {
  const { origin, pathname } = new URL(url, self.location.href);
  const path = pathname.replace(/\/+/g, '/');
  return origin + (path.replace(/(?:\/index)?(?:\.html|\/)?$/, '') || '/');
}

/** False if the host has redirected to another page, such as the login page of a public Wi-Fi network. */
export const isResponseFor = (page: string, { redirected, url }: Response) =>
  !redirected || getCacheKey(url) === getCacheKey(page);
