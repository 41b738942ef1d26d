import type { MenuEntry } from '@/content/types';

/** Where the menu is published (NET-02). */
export const MENU_FILE = '/data/food-menu.json';

/**
 * The menu as it stands on the host now. An entry that cannot be shown is left out and logged.
 * @throws when the file cannot be fetched or holds no list
 */
export async function fetchMenu(signal: AbortSignal): Promise<MenuEntry[]> {
  const response = await fetch(MENU_FILE, { signal });
  if (!response.ok) throw new Error(`${MENU_FILE} answered ${response.status}`);
  const value: unknown = await response.json();
  if (!Array.isArray(value)) throw new Error(`${MENU_FILE} holds no list`);
  return value.filter((entry): entry is MenuEntry => {
    if (isMenuEntry(entry)) return true;
    console.error(`${MENU_FILE}: an entry without category and image is not shown`, entry);
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
