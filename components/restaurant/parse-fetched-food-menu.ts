import type { FoodMenuJsonEntry } from '@/content/model/food-menu';
import type { FetchedJsonReader } from '../utils/fetched-json-reader';

/**
 * The published menu.
 * @throws when no dish of it can be read
 */
export const parseFetchedFoodMenu = (menu: FetchedJsonReader): readonly FoodMenuJsonEntry[] =>
  menu.readable(readDish);

const readDish = (dish: FetchedJsonReader): FoodMenuJsonEntry => ({
  category: dish.field('category').text(),
  image: dish.field('image').imagePath(),
  alt: optionalText(dish.field('alt')),
  name: optionalText(dish.field('name')),
  price: optionalText(dish.field('price')),
  text: optionalText(dish.field('text')),
});

const optionalText = (field: FetchedJsonReader) => field.optional((value) => value.text());
