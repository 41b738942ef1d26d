import type { MenuEntry } from '@/content/types';

/**
 * Fetches the published menu. Invalid entries are logged and left out.
 * @throws when the file cannot be fetched or is not a list
 */
export async function fetchMenu(file: string, signal: AbortSignal): Promise<MenuEntry[]> {
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const value: unknown = await response.json();
  if (!Array.isArray(value)) throw new Error(`${file} is not a list`);
  return value.filter((entry): entry is MenuEntry => {
    if (isMenuEntry(entry)) return true;
    console.error(`${file}: left out an entry without category or image`, entry);
    return false;
  });
}

function isMenuEntry(value: unknown): value is MenuEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { category, image, alt } = value as Record<string, unknown>;
  return (
    typeof category === 'string' &&
    typeof image === 'string' &&
    (alt === undefined || typeof alt === 'string')
  );
}
