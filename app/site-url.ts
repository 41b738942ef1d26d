import { readSiteUrl } from '@/lib/read-site-url';

/** The origin of the published site. */
export const siteUrl = readSiteUrl(process.env.SITE_URL);
