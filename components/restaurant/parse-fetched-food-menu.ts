import type { FoodMenuJsonEntry } from '@/content/model/food-menu';
import { isRecord } from '@/lib/is-record';
import { isLeftOut, isPicturePath } from '../utils/published-json';

/**
 * The dishes of the published menu that can be read.
 * @throws when there is none
 */
export function parseFetchedFoodMenu(json: unknown, file: string): readonly FoodMenuJsonEntry[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [];
  const dishes = list.flatMap((dish, index) => parseDish(dish, file, `${index}`));
  if (dishes.length === 0) throw new Error(`${file}: it has no dish that can be read.`);
  return dishes;
}

/** A list of the dish, or an empty one. */
function parseDish(dish: unknown, file: string, field: string): readonly FoodMenuJsonEntry[] {
  const { category, image, ...texts } = isRecord(dish) ? dish : {};
  if (!isPicturePath(image, file, `${field}.image`)) return [];
  if (typeof category !== 'string' || isLeftOut(category)) {
    console.error(`${file}, ${field}.category: ${JSON.stringify(category)} is not a category.`);
    return [];
  }
  const readText = (name: 'alt' | 'name' | 'price' | 'text') => {
    const { [name]: text } = texts;
    if (isLeftOut(text)) return undefined;
    if (typeof text === 'string') return text;
    console.error(`${file}, ${field}.${name}: ${JSON.stringify(text)} is not a text.`);
    return undefined;
  };
  return [
    {
      category,
      image,
      alt: readText('alt'),
      name: readText('name'),
      price: readText('price'),
      text: readText('text'),
    },
  ];
}
