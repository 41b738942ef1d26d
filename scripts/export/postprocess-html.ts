import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { CommandLineError } from '../support/run-main';
import {
  createContentSecurityPolicies,
  insertContentSecurityPolicy,
  readInlineCodeAndFrames,
} from './content-security-policy';
import { assertPageDataIsExported, removeAppScripts, removeViewTransitionAttributes } from './next-internals';

/**
 * Internal pages of Next. If they were published, hosts would answer some unknown URLs with one of them and status 200
 * instead of with 404.html.
 */
const INTERNAL_PAGE = /^_not-found(?:\.|$)/;
/** Set by components/offline/offline-screen.tsx. */
const STATIC_PAGE = 'data-static-page';

/**
 * Completes the pages that Next has exported: a Content-Security-Policy, and a copy for simple servers.
 * @throws CommandLineError if Next exports pages in an unexpected form
 */
export function postprocessHtml(folder: string): void {
  for (const name of readdirSync(folder))
    if (INTERNAL_PAGE.test(name)) rmSync(join(folder, name), { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isPublicFile(folder, file));
  if (files.length === 0)
    throw new CommandLineError(`${folder}: there is no page in it.\n  Run "npm run build".`);

  const pages = files.map((file) => {
    assertPageDataIsExported(folder, file);
    const exported = removeViewTransitionAttributes(readFileSync(join(folder, file), 'utf8'));
    const html = exported.includes(STATIC_PAGE) ? removeAppScripts(file, exported) : exported;
    return { file, html, inlineCodeAndFrames: readInlineCodeAndFrames(file, parseHTML(html).document) };
  });
  const policies = createContentSecurityPolicies(pages);
  for (const { file, html } of pages) {
    writeFileSync(join(folder, file), insertContentSecurityPolicy(file, html, policies.get(file)!));
    copyToIndex(folder, file);
  }
}

/**
 * Whether a file of the export comes from public/, such as a verification page of a search engine.
 * @throws CommandLineError if the site has a page with the same path
 */
function isPublicFile(folder: string, file: string): boolean {
  if (!existsSync(join('public', file))) return false;
  if (!file.endsWith('.html') || !existsSync(join(folder, file.replace(/\.html$/, '.txt')))) return true;
  throw new CommandLineError(
    `public/${file}: the site has a page of that address.\n  Give the file another name, or take it out.`,
  );
}

/** Copies about.html to about/index.html, which servers without clean URLs serve at /about. */
function copyToIndex(folder: string, file: string): void {
  const [, page] = /^(.+)\.html$/.exec(file) ?? [];
  if (!page || page === '404' || /(?:^|\/)index$/.test(page)) return;
  for (const extension of ['html', 'txt'])
    copyFileSync(join(folder, `${page}.${extension}`), join(folder, page, `index.${extension}`));
}
