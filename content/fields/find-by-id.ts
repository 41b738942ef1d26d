/** Returns the entry with an id that `assertReferenceExists` has accepted. */
export function findById<Id, Entry extends { readonly id: Id }>(entries: readonly Entry[], id: Id): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`"${id}" has not been checked.`);
  return entry;
}
