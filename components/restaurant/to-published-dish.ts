import type { PublishedDish, Dish } from '@/content/model/food-menu';

/** An entry as food-menu.json has it, without the photo that is known when pages are built. */
export const toPublishedDish = ({ category, image, alt, name, price, text }: Dish): PublishedDish => ({
  category,
  image,
  alt,
  name,
  price,
  text,
});
