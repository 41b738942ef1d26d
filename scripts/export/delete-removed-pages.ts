import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { getFeedPath } from '../../content/model/brand';
import type { ResolvedSite } from '../../content/resolve/resolve-site';

/**
 * Deletes the pages that content has removed from the site: `next build` exports every page that has a file in app/,
 * and refuses a page that no brand has.
 */
export function deleteRemovedPages(folder: string, sites: readonly ResolvedSite[]): void {
  for (const { brands, unbranded, getBrand } of sites) {
    for (const { href, pages } of brands) {
      for (const page of Object.values(pages))
        if ('removed' in page && page.removed) deletePage(folder, page.href);
      if (pages.blog.removed) rmSync(join(folder, getFeedPath(href)), { force: true });
    }
    if (getBrand(unbranded.themeBrand).pages.room_details.removed) deletePage(folder, unbranded.stayHref);
  }
}

/** Deletes the files of a page, and none of the pages below it. */
function deletePage(folder: string, path: string): void {
  const page = join(folder, path);
  for (const ending of ['html', 'txt']) rmSync(`${page}.${ending}`, { force: true });
  if (!existsSync(page)) return;
  for (const name of readdirSync(page))
    if (name.startsWith('__next.')) rmSync(join(page, name), { recursive: true });
  if (readdirSync(page).length === 0) rmdirSync(page);
}
