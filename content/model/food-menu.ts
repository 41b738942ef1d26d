import { getPhotoUrl, getUnversionedVariantFileName } from '../../lib/photo-file-names';
import { joinPath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import type { PhotoContent } from '../fields/photo-content';
import { defineContentType } from './content-type';

/** Parts of the menu (SVC-07). */
const MENU_CATEGORIES = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type FoodMenuCategory = (typeof MENU_CATEGORIES)[number];
export const menuCategorySchema = field.select('Part of the menu', MENU_CATEGORIES);

const dishSchema = field.fieldset(
  'Dish',
  {
    category: menuCategorySchema,
    photo: field.photo(),
    name: field.translatedText('Name').optional(),
    price: field.displayPrice('Price').optional(),
    text: field.paragraph('Description').optional(),
  },
  { sample: 'dish' },
);

export const foodMenu = defineContentType({
  shared: field.fieldset('Menu', { items: field.list('Dishes', dishSchema) }),
  resolve({ shared }, { id, brands: [first, ...others], localizedPath }) {
    // brands that have the menu of the first one share its file, which has the specified address
    const isOwn = others.some(
      (brand) =>
        brand.id === id && [first, brand].some((menuBrand) => menuBrand?.overrides.includes('foodMenu')),
    );
    const folder = localizedPath(isOwn ? `/data/${id}` : '/data');
    const file: `/${string}` = joinPath(folder, '/food-menu.json');
    return {
      /** The data file with the menu of the brand in the words of the language. */
      file,
      items: shared.items.map(({ category, photo, ...texts }): Dish => ({
        category,
        image: getPhotoUrl(getUnversionedVariantFileName(photo.name)),
        alt: photo.alt,
        ...texts,
        photo,
      })),
    };
  },
});

/** An item of food-menu.json (ENT-13). */
export interface FoodMenuJsonEntry {
  /** A FoodMenuCategory. Dishes of any other category are shown only in the unfiltered list. */
  readonly category: string;
  /** Path of the photo. */
  readonly image: string;
  /** What the photo shows; default: the name of the category. */
  readonly alt?: string;
  /** The name, price and description of the dish. Where one is missing, the fallback text is shown. */
  readonly name?: string;
  readonly price?: string;
  readonly text?: string;
}

/** An item with its photo, for prerendering. */
export interface Dish extends FoodMenuJsonEntry {
  readonly photo: PhotoContent;
}
