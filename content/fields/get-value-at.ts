/** `getValueAt(business, ['address', 'place'])`. Only own fields count: "constructor" leads nowhere. */
export function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner = value;
  for (const step of path) inner = Object.entries(inner ?? {}).find(([key]) => key === String(step))?.[1];
  return inner;
}
