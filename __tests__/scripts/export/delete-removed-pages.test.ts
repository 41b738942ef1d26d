import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrandPageSegment } from '@/content/model/pages';
import { deleteRemovedPages } from '@/scripts/export/delete-removed-pages';
import { resolveSiteWithChange } from '../../support/resolve-changed-content';
import { content, unbranded } from '../../support/site';

const folder = mkdtempSync(join(tmpdir(), 'removed-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const brand = unbranded.themeBrand;
const other = content.brands.find(({ id }) => id !== brand)!.id;

/** The files and folders that are left of an export after pages of a brand were taken off the site. */
function filesAfterRemoving(segment: BrandPageSegment, files: readonly string[]): string[] {
  rmSync(folder, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const site = resolveSiteWithChange(({ brands }) => {
    for (const { pages } of brands)
      for (const page of Object.values(pages)) if ('removed' in page) page.removed = false;
    brands.find(({ id }) => id === brand)!.pages[segment].removed = true;
  });
  deleteRemovedPages(folder, [site]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== brand && name !== other,
  );
}

/** What `next build` writes for a page. */
const getFiles = (page: string) => [`${page}.html`, `${page}.txt`, `${page}/__next._tree.txt`];

test('a removed page leaves no file; other pages and those of other brands stay', () => {
  const kept = [`${other}/pricing.html`, `${brand}/pricing-2.html`, `${brand}/about.html`];
  expect(filesAfterRemoving('pricing', [...getFiles(`${brand}/pricing`), ...kept]).sort()).toEqual(
    kept.sort(),
  );
});

test('without a blog there is no feed', () => {
  const feed = `${brand}/feed.xml`;
  expect(filesAfterRemoving('blog', [feed, `${other}/feed.xml`])).toEqual([`${other}/feed.xml`]);
  expect(filesAfterRemoving('pricing', [feed])).toEqual([feed]);
});

test('without Find Room the page of a stay is removed, also that without a brand', () => {
  const stay = [...getFiles(`${brand}/room_details`), 'room_details.html', 'room_details.txt'];
  expect(filesAfterRemoving('find_room', stay)).toEqual([]);
  expect(filesAfterRemoving('pricing', ['room_details.html'])).toEqual(['room_details.html']);
});
