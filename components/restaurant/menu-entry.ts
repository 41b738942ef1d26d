import type { MenuEntry, MenuItem } from '@/content';

/** An entry as food-menu.json has it, without the photo that is known when pages are built. */
export const toMenuEntry = ({ category, image, alt, name, price, text }: MenuItem): MenuEntry => ({
  category,
  image,
  alt,
  name,
  price,
  text,
});
