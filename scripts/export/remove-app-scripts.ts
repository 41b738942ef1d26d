// Takes the app out of a page that works without React. What this relies on is listed in docs/next-internals.md; the
// build stops where it changes.
import { ExpectedError } from '../support/expected-error';

/** Matches the tags that load the app. Polyfills, which have `noModule`, are not matched. */
export const APP_SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const PAYLOAD = /<script>\(?self\.__next_f\b[^<]*<\/script>/g;
/** Matches a part of the app that the three patterns above do not match, because Next writes it in another way. */
const REMAINS = /<script\b(?![^>]*\bnomodule\b)[^>]*\ssrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>|__next_f\b/i;

/**
 * Returns the HTML of a page without what loads and starts the app. The page that is shown offline in place of one that
 * is not cached needs this: it is shown at any URL, which Next would take for a mistake and load again.
 * @throws ExpectedError where Next writes pages in another way than expected
 */
export function removeAppScripts(file: string, html: string): string {
  const strippedHtml = [APP_SCRIPT, PRELOAD, PAYLOAD].reduce((text, part) => text.replaceAll(part, ''), html);
  const [remains] = REMAINS.exec(strippedHtml) ?? [];
  if (remains)
    throw new ExpectedError(
      `${file}: ${remains} would load or start the app on a page that works without it\n  Update APP_SCRIPT, PRELOAD or PAYLOAD in scripts/export/remove-app-scripts.ts, so that it is taken out. See docs/next-internals.md.`,
    );
  // nothing on it waits for React
  return strippedHtml.replace('<html ', '<html data-hydrated="" ');
}
