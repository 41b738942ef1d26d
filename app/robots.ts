import type { MetadataRoute } from 'next';
import { siteUrl } from '@/site-url.mjs';

export const dynamic = 'force-static';

/** Nothing is forbidden: a page that must stay out of an index says so itself, and has to be read for that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` };
}
