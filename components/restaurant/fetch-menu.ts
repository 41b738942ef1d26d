import type { MenuEntry } from '@/content';
import { fetchPublished, type PublishedValue } from '../ui/fetch-published';

/**
 * Fetches the published menu.
 * @throws when the file cannot be fetched, or no dish of it can be read
 */
export const fetchMenu = (file: string, signal: AbortSignal): Promise<readonly MenuEntry[]> =>
  fetchPublished(file, (menu) => menu.readable(readDish), signal);

const readDish = (dish: PublishedValue): MenuEntry => ({
  category: dish.field('category').text(),
  image: dish.field('image').picture(),
  alt: optionalText(dish.field('alt')),
  name: optionalText(dish.field('name')),
  price: optionalText(dish.field('price')),
  text: optionalText(dish.field('text')),
});

const optionalText = (field: PublishedValue) => field.optional((value) => value.text());
