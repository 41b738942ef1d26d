/** `valueAt(business, ['address', 'place'])` */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, step) => Object.entries(inner ?? {}).find(([key]) => key === String(step))?.[1], value);

/** Whether nothing has been written there. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
