/** Returns the entry with an id that `assertReference` has accepted. */
export function findById<Id, Entry extends { readonly id: Id }>(entries: readonly Entry[], id: Id): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`"${id}" has not been checked.`);
  return found;
}
