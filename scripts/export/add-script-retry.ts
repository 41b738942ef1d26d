// Relies on internals of Next that are listed in docs/next-internals.md. The build fails if they change.
import { bundleInlineScript } from '../../app/_lib/bundle-inline-script';
import { CommandLineError } from '../support/command-line-error';
import { CHARSET_META_TAG } from './content-security-policy';
import { APP_SCRIPT } from './remove-app-scripts';

/**
 * Returns the HTML of a page with the inline script that requests lost scripts again (browser/script-retry).
 * @throws CommandLineError if the page does not have the expected script tags
 */
export function addScriptRetry(file: string, html: string): string {
  if (html.search(APP_SCRIPT) < 0)
    throw new CommandLineError(
      `${file}: it has no script tag of the form <script src="…" async="">\n  Update APP_SCRIPT in scripts/export/remove-app-scripts.ts, and SCRIPTS in browser/script-retry/, to the form that Next writes now. See docs/next-internals.md.`,
    );
  const tag = `<script>${bundleInlineScript('browser/script-retry/index.ts')}</script>`;
  return html.replace(CHARSET_META_TAG, () => CHARSET_META_TAG + tag);
}
