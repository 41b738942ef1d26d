import { normalizePathname } from '@/lib/site-path';

/** The same for all spellings of the URL of a page, with any query: /about, //about, /about/, /about.html?x=1 */
export function getCacheKey(url: string): string {
  const { origin, pathname } = new URL(url, self.location.href);
  return origin + normalizePathname(pathname.replace(/\/+/g, '/'));
}

/** Whether a path is that of a page, not of a file. */
export const isPagePath = (pathname: string) => !/\.(?!html$)\w+$/.test(pathname);

/** An attribute of `<html>` that every page of the site has. */
export const PAGE_MARK = ' data-brand="';

/**
 * The response as it can be cached; null for what a host or a public Wi-Fi network answers in place of a page or file:
 * an error, a redirect to another page, a page without the mark of the site, HTML in place of a file.
 */
export async function selectOwnResponse(requested: string, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  if (response.redirected && getCacheKey(response.url) !== getCacheKey(requested)) return null;
  const isOwn = isPagePath(new URL(requested, self.location.href).pathname)
    ? (await response.clone().text()).includes(PAGE_MARK)
    : !response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isOwn) return null;
  // browsers refuse a redirected response as the answer to a navigation
  return response.redirected ? new Response(response.body, response) : response;
}
