import type { FoodMenuJsonEntry } from '@/content/model/food-menu';
import type { PublishedJsonReader } from '../utils/published-json-reader';

/**
 * The published menu.
 * @throws when no dish of it can be read
 */
export const parsePublishedMenu = (menu: PublishedJsonReader): readonly FoodMenuJsonEntry[] =>
  menu.readable(readDish);

const readDish = (dish: PublishedJsonReader): FoodMenuJsonEntry => ({
  category: dish.field('category').text(),
  image: dish.field('image').imagePath(),
  alt: optionalText(dish.field('alt')),
  name: optionalText(dish.field('name')),
  price: optionalText(dish.field('price')),
  text: optionalText(dish.field('text')),
});

const optionalText = (field: PublishedJsonReader) => field.optional((value) => value.text());
