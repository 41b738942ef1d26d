import { unbranded } from '@/content';
import { ENGLISH_BRAND_HOME_PATHS } from '../support/brands';
import { testPageRequirements } from '../support/e2e/page-requirements';
import { listExportedEnglishPaths } from '../support/exported-site';

/** What a page shares with those that are the same components with other content. */
const getKind = (path: string): string => {
  const [, firstSegment = '', ...otherSegments] = path.split('/');
  if (ENGLISH_BRAND_HOME_PATHS.includes(`/${firstSegment}`))
    return otherSegments.length === 0 ? path : `brand/${otherSegments[0]}/${otherSegments.length}`;
  return Object.values(unbranded.chooserPages).some(({ href }) => href === path) ? 'chooser' : path;
};

/** Both homes, and one page of every other kind, from both brands alternately. The rest: `npm run test:slow`. */
function pagesOfKinds(): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of listExportedEnglishPaths())
    kinds.set(getKind(path), [...(kinds.get(getKind(path)) ?? []), path]);
  // a kind has a page of each brand or more, in the order of the brands: the index alternates between them
  return [...kinds.values()].map((paths, index) => paths[index % paths.length]!);
}

for (const path of pagesOfKinds()) testPageRequirements(path);
