import type { DisplayPeriod } from '../../../lib/display-periods';
import * as field from '../../fields/field-types';

/** Fields for when and where an entry is shown that is there for some days: a notice, an offer. */
export const createDatesAndBrandsShape = (brandsHint = 'without one: all houses') => ({
  from: field.date('First day in Zanzibar'),
  until: field.date('Last day'),
  brands: field.list('Houses', field.reference('brand', 'House'), { hint: brandsHint }).optional(),
});

type Dated = Omit<DisplayPeriod, 'id'> & { readonly brands?: readonly string[] };

/** The issue of an entry whose last day is before its first. */
export const findDateOrderIssue = ({ from, until }: Dated) =>
  from <= until
    ? undefined
    : {
        path: ['until'],
        problem: `"${until}" is the last day, but "${from}" is the first.`,
        remedy: 'Change one of them.',
      };

/**
 * Gives each entry an id and leaves out those that are over.
 * @param identities what identifies each entry; entries with the same identity differ by their first day
 */
export function addIdsAndFilterOutPastEntries<Entry extends Dated>(
  kind: string,
  entries: readonly Entry[],
  identities: readonly unknown[],
  today: string,
) {
  const ids = new Set<string>();
  return entries
    .map((entry, index) => {
      const hash = getHash(identities[index]);
      const id = ids.has(hash) ? `${kind}-${hash}-${entry.from}` : `${kind}-${hash}`;
      ids.add(hash);
      return { ...entry, id };
    })
    .filter(({ until }) => until >= today);
}

/** FNV-1a with 32 bits, which needs nothing of Node: the editor resolves content too. */
function getHash(source: unknown): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(source)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether a brand shows the entry. */
export const isForBrand = ({ brands }: Dated, brandId: string) => brands?.includes(brandId) ?? true;
