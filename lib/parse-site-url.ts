// The URL of the published site, for canonical URLs, the sitemap, social cards and structured data. A malformed one
// stops the build.

import { isValidPublicHostname } from './is-valid-public-url';
import { parseUrl } from './parse-url';

export const LOCAL_SITE_URL = 'http://localhost:3000';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin, without a slash at its end.
 * @param value as given in the environment
 * @throws when it is not the address of a whole host
 */
export function parseSiteUrl(value: string | undefined): string {
  const given = value?.trim();
  if (!given) return LOCAL_SITE_URL;
  const refuse = (reason: string): never => {
    throw new Error(
      `SITE_URL is "${given}", but ${reason}.\n  Set it to the address visitors will type, like SITE_URL=https://www.your-domain.com, or leave it out to build for this machine only.`,
    );
  };
  const url = parseUrl(given) ?? refuse('that is not a full address');
  const local = LOOPBACK.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    refuse('it does not begin with https://');
  if (url.username || url.password) refuse('it holds a user name or password');
  if (url.pathname !== '/' || url.search || url.hash)
    refuse('it goes on after the host: the site must have a host of its own');
  if (!local && !isValidPublicHostname(url.hostname)) refuse(`"${url.hostname}" is not a public host`);
  if (/(?:^|\.)example\.(?:com|net|org)$/.test(url.hostname)) refuse('that is the address of examples');
  return url.origin;
}

/** Like parseSiteUrl, but undefined if no address is given. */
export const parseOptionalSiteUrl = (value: string | undefined): string | undefined =>
  value?.trim() ? parseSiteUrl(value) : undefined;
