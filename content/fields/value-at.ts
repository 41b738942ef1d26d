/** `valueAt(business, ['address', 'place'])`. Only own fields count: "constructor" leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner = value;
  for (const step of path) inner = Object.entries(inner ?? {}).find(([key]) => key === String(step))?.[1];
  return inner;
}

/** Whether a value counts as not filled in. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
