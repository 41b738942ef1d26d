import { getPhotoEntryPath } from '../file-paths';
import { ContentError, type ContentIssue, type SourceLocation } from './content-error';
import type { ReferenceTargetKind } from './field-metadata';

/** The ids that references can have, within a brand or within the whole site. */
export type ReferenceTargetIds = Readonly<Record<ReferenceTargetKind, readonly (string | number)[]>>;

const NOUNS: Readonly<Record<ReferenceTargetKind, string>> = {
  brand: 'house',
  page: 'page',
  photo: 'picture',
  room: 'room',
  tour: 'tour',
  place: 'place',
  question: 'shared question',
};

/** The issue of a reference to something that does not exist; it lists what does. */
export function findReferenceIssue(
  target: ReferenceTargetKind,
  id: unknown,
  targetIds: readonly (string | number)[],
  location: SourceLocation,
): ContentIssue | undefined {
  if (targetIds.some((targetId) => targetId === id)) return undefined;
  return {
    ...location,
    problem: `there is no ${NOUNS[target]} ${JSON.stringify(id)}.`,
    remedy:
      target === 'photo' ? createPhotoRemedy(String(id), targetIds) : `Write one of ${targetIds.join(', ')}.`,
  };
}

/** @throws ContentError when there is no such entry */
export function assertReferenceExists(
  target: ReferenceTargetKind,
  id: unknown,
  referenceTargets: ReferenceTargetIds,
  location: SourceLocation,
): void {
  const issue = findReferenceIssue(target, id, referenceTargets[target], location);
  if (issue) throw new ContentError([issue]);
}

function createPhotoRemedy(name: string, photoNames: readonly (string | number)[]): string {
  const similar = photoNames.filter((photoName) => String(photoName).startsWith(name.slice(0, 3)));
  const choice = similar.length > 0 ? `Write ${similar.join(' or ')}, or add` : 'Add';
  return `${choice} ${getPhotoEntryPath(name)}: { "file": "${name}.jpg", "alt": "what it shows" }.`;
}

/** Returns the entry with an id that `assertReferenceExists` has accepted. */
export function findById<Id, Entry extends { readonly id: Id }>(entries: readonly Entry[], id: Id): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`"${id}" has not been checked.`);
  return entry;
}
