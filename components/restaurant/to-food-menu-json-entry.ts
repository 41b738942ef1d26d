import type { FoodMenuJsonEntry, Dish } from '@/content/model/food-menu';

/** An entry as food-menu.json has it, without the photo that is known when pages are built. */
export const toFoodMenuJsonEntry = ({
  category,
  image,
  alt,
  name,
  price,
  text,
}: Dish): FoodMenuJsonEntry => ({
  category,
  image,
  alt,
  name,
  price,
  text,
});
