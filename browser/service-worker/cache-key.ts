/** The same for all spellings of the URL of a page, with any query: /about, //about, /about/, /about.html?x=1 */
export function getCacheKey(url: string): string {
  const { origin, pathname } = new URL(url, self.location.href);
  const path = pathname.replace(/\/+/g, '/');
  return origin + (path.replace(/(?:\/index)?(?:\.html|\/)?$/, '') || '/');
}

/** An attribute of `<html>` that every page of the site has. */
export const PAGE_MARK = ' data-brand="';

/**
 * False for what a host or a public Wi-Fi network answers in place of a page or file: a redirect to another page, a page
 * without the mark of the site, HTML in place of a file.
 */
export async function isOwnResponse(requested: string, response: Response): Promise<boolean> {
  if (response.redirected && getCacheKey(response.url) !== getCacheKey(requested)) return false;
  if (/\.(?!html$)\w+$/.test(new URL(requested, self.location.href).pathname))
    return !response.headers.get('Content-Type')?.startsWith('text/html');
  return (await response.clone().text()).includes(PAGE_MARK);
}
