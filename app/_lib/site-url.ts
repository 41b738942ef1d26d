import { parseSiteUrl } from '@/lib/parse-site-url';

/** The origin of the published site. */
export const siteUrl = parseSiteUrl(process.env.SITE_URL);
