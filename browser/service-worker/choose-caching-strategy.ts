export type CachingStrategyName = 'pages' | 'files' | 'reloadedFiles' | 'photos' | 'published';

/**
 * Chooses how the service worker answers a request; undefined if the browser handles it: videos with range requests,
 * RSC data of links, other origins, the owner's editor, which needs a network.
 */
export function chooseCachingStrategy(
  { url, method, mode, cache }: Pick<Request, 'url' | 'method' | 'mode' | 'cache'>,
  siteOrigin: string,
): CachingStrategyName | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== siteOrigin || /^\/admin(?:\/|$)/.test(pathname)) return undefined;
  if (mode === 'navigate') return /\.(?!html$)\w+$/.test(pathname) ? undefined : 'pages';
  if (pathname.startsWith('/_next/static/')) return search || cache === 'reload' ? 'reloadedFiles' : 'files';
  if (/^\/photos\/.*\.avif$/.test(pathname)) return 'photos';
  return /^\/(?:data|photos|icons)\/|\.svg$/.test(pathname) ? 'published' : undefined;
}
