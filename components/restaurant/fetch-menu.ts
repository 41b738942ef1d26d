import type { MenuEntry } from '@/content';
import { fetchPublished, isRecord } from '../ui/fetch-published';

/**
 * Fetches the published menu. Invalid entries are logged and left out.
 * @throws when the file cannot be fetched or is not a list
 */
export async function fetchMenu(file: string, signal: AbortSignal): Promise<MenuEntry[]> {
  const value = await fetchPublished(file, signal);
  if (!Array.isArray(value)) throw new Error(`${file} is not a list.`);
  return value.filter((entry): entry is MenuEntry => {
    if (isMenuEntry(entry)) return true;
    console.error(`${file}: left out an entry without category or image`, entry);
    return false;
  });
}

function isMenuEntry(value: unknown): value is MenuEntry {
  if (!isRecord(value)) return false;
  const { category, image } = value;
  return (
    typeof category === 'string' &&
    typeof image === 'string' &&
    // a name such as "__proto__" is not a picture
    /^(?:\/|https:\/\/)/.test(image) &&
    ['alt', 'name', 'price', 'text'].every((field) => ['string', 'undefined'].includes(typeof value[field]))
  );
}
