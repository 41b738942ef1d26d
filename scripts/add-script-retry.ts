// Completes a page's scripts. What this relies on is listed in docs/next-internals.md; the build stops where it
// changes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInlineScript } from '../app/bundle-inline-script';
import { CHARSET } from './content-security-policy';
import { ExpectedError } from './run-main';

/** What loads and starts the app. Polyfills are `noModule`. */
const SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const PAYLOAD = /<script>\(?self\.__next_f\b[^<]*<\/script>/g;
/** What is left of it where one of the three above has missed something. */
const REMAINS = /<script\b(?![^>]*\bnomodule\b)[^>]*\ssrc=[^>]*>|<link\b[^>]*\bas="script"[^>]*>|__next_f\b/i;
/** What <ViewTransition> writes for parts that are streamed: not valid, and nothing is streamed here. */
const TRANSITION = / vt-[a-z]+="[^"]*"/g;
/** Set by components/offline/offline-screen.tsx. */
const STATIC_PAGE = 'data-static-page';
/** Hosts answer with it at other URLs, so no link leads to it. */
const NOT_FOUND = '404.html';

interface ExportedPage {
  readonly folder: string;
  /** As "joya-boutique/about.html". */
  readonly file: string;
  readonly html: string;
}

/**
 * Returns the HTML of a page with the inline script that requests lost scripts again (browser/script-retry). The page
 * for what is not cached without a network is shown at any URL, which Next would take for a mistake and load again, so
 * it goes without scripts of the app.
 * @throws ExpectedError where Next writes pages in another way than expected
 */
export function addScriptRetry({ folder, file, html: exported }: ExportedPage): string {
  if (file !== NOT_FOUND && !existsSync(join(folder, file.replace(/html$/, 'txt'))))
    fail(
      file,
      'the .txt file beside it, which links to the page fetch, is missing',
      'Find out under which name Next exports the data of a page, and whether hosts still need the copies that scripts/postprocess-html.ts makes.',
    );
  const html = exported.replaceAll(TRANSITION, '');
  if (html.search(SCRIPT) < 0)
    fail(
      file,
      'it has no script tag of the form <script src="…" async="">',
      'Update SCRIPT in scripts/add-script-retry.ts, and SCRIPTS in browser/script-retry/, to the form that Next writes now.',
    );
  if (html.includes(STATIC_PAGE)) return withoutApp(file, html);
  const tag = `<script>${bundleInlineScript('browser/script-retry/index.ts')}</script>`;
  return html.replace(CHARSET, () => CHARSET + tag);
}

function withoutApp(file: string, html: string): string {
  const rest = [SCRIPT, PRELOAD, PAYLOAD].reduce((text, part) => text.replaceAll(part, ''), html);
  const [remains] = REMAINS.exec(rest) ?? [];
  if (remains)
    fail(
      file,
      `${remains} would load or start the app on a page that works without it`,
      'Update SCRIPT, PRELOAD or PAYLOAD in scripts/add-script-retry.ts, so that it is taken out.',
    );
  // nothing on it waits for React
  return rest.replace('<html ', '<html data-hydrated="" ');
}

function fail(file: string, change: string, remedy: string): never {
  throw new ExpectedError(`${file}: ${change}\n  ${remedy} See docs/next-internals.md.`);
}
