/** A name of a host that everybody can look up: "www.example.com", as `URL` writes it. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Commas, spaces and other slips of the keyboard are a host to `URL`, but to no browser. */
export const isPublicHost = (hostname: string): boolean => PUBLIC_HOST.test(hostname);

export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && isPublicHost(hostname);
}
