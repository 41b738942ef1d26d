import { parseUrl } from './parse-url';

/** A name of a host that everybody can look up: "www.example.com", as `URL` writes it. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Whether a host is public. `URL` also accepts hosts with commas, spaces and other typing errors, which no browser
 * opens.
 */
export const isValidPublicHostname = (hostname: string): boolean => PUBLIC_HOST.test(hostname);

export function isValidPublicUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && isValidPublicHostname(url.hostname);
}
