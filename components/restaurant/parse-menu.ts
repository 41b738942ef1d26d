import type { MenuEntry } from '@/content';
import type { PublishedValue } from '../ui/fetch-published';

/**
 * The published menu.
 * @throws when no dish of it can be read
 */
export const parseMenu = (menu: PublishedValue): readonly MenuEntry[] => menu.readable(readDish);

const readDish = (dish: PublishedValue): MenuEntry => ({
  category: dish.field('category').text(),
  image: dish.field('image').picture(),
  alt: optionalText(dish.field('alt')),
  name: optionalText(dish.field('name')),
  price: optionalText(dish.field('price')),
  text: optionalText(dish.field('text')),
});

const optionalText = (field: PublishedValue) => field.optional((value) => value.text());
