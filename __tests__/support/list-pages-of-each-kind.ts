import { ENGLISH_BRAND_HOME_PATHS } from './brands';
import { getLanguage, listExportedPathsInLanguage } from './exported-site';
import { unbranded } from './site';

/** What a page shares with those that are the same components with other content. */
function getKind(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== getLanguage(path));
  const [first = '', second, ...rest] = segments;
  if (ENGLISH_BRAND_HOME_PATHS.includes(`/${first}`))
    return second === undefined ? first : `brand/${second}/${rest.length}`;
  return first in unbranded.chooserPages ? 'chooser' : first;
}

/** Both homes, and one page of every other kind, from both brands alternately. */
export function listPagesOfEachKind(languageCode: string): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of listExportedPathsInLanguage(languageCode))
    kinds.set(getKind(path), [...(kinds.get(getKind(path)) ?? []), path]);
  // a kind has a page of each brand or more, in the order of the brands: the index alternates between them
  return [...kinds.values()].map((paths, index) => paths[index % paths.length]!);
}
