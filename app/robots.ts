import type { MetadataRoute } from 'next';
import { siteUrl } from './_lib/absolute-url';

export const dynamic = 'force-static';

/** Everything may be crawled: pages that must not be indexed have a `noindex` meta tag, which crawlers have to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
