import { isRecord } from './is-record';

/**
 * Merges two groups of fields. A group that both have is merged in turn; any other field of the second replaces that of
 * the first.
 */
export function deepMerge<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const firstValue = merged[key];
    merged[key] = isRecord(value) && isRecord(firstValue) ? deepMerge(firstValue, value) : value;
  }
  // TypeScript does not follow keys through a loop
  return merged as First & Second;
}
