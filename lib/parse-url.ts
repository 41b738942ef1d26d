/**
 * Undefined if the text is not a URL. `URL.canParse` would say so of every host with an umlaut, once Node.js 20 has
 * optimised it after a few thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
