// What the build takes for granted in the pages that Next exports: see docs/next-internals.md. It fails if that changes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandLineError } from '../support/run-main';

/** Has no URL of its own, so no link fetches its data. */
const NOT_FOUND = '404.html';

/** @throws CommandLineError if the data file of a page is missing */
export function assertPageDataIsExported(folder: string, file: string): void {
  if (file !== NOT_FOUND && !existsSync(join(folder, file.replace(/html$/, 'txt'))))
    throw new CommandLineError(
      `${file}: the .txt file beside it, which links to the page fetch, is missing\n  Find out under which name Next exports the data of a page, and whether hosts still need the copies that scripts/export/postprocess-html.ts makes. See docs/next-internals.md.`,
    );
}

/** Matches the tags that load the app. Polyfills, which have `noModule`, are not matched. */
const APP_SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const PAYLOAD = /<script>\(?self\.__next_f\b[^<]*<\/script>/g;
/** Matches parts of the app that the three patterns above miss if Next changes their form. */
const REMAINS = /<script\b(?![^>]*\bnomodule\b)[^>]*\ssrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>|__next_f\b/i;

/**
 * Returns the HTML of a page without what loads and starts the app. The page that is shown offline in place of one that
 * is not cached needs this: it is shown at any URL, and Next would reload a page whose URL does not match.
 * @throws CommandLineError if parts of the app remain
 */
export function removeAppScripts(file: string, html: string): string {
  const strippedHtml = [APP_SCRIPT, PRELOAD, PAYLOAD].reduce((text, part) => text.replaceAll(part, ''), html);
  const [remains] = REMAINS.exec(strippedHtml) ?? [];
  if (remains)
    throw new CommandLineError(
      `${file}: ${remains} would load or start the app on a page that works without it\n  Update APP_SCRIPT, PRELOAD or PAYLOAD in scripts/export/next-internals.ts, so that it is taken out. See docs/next-internals.md.`,
    );
  // no element waits for hydration
  return strippedHtml.replace('<html ', '<html data-hydrated="" ');
}

/**
 * Removes the attributes that `<ViewTransition>` adds for streaming. They are not valid HTML, and a static export does
 * not stream.
 */
export const removeViewTransitionAttributes = (html: string): string =>
  html.replaceAll(/ vt-[a-z]+="[^"]*"/g, '');
