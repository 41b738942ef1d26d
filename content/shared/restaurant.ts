import type { FoodMenuContent, OpenNowWords, WrittenMeal } from '../types';
import { categories, menuItems } from './food-menu';

// one kitchen serves both brands at these hours (CST-12)
const breakfast: WrittenMeal = { meal: 'Breakfast', opens: '07:00', closes: '10:30' };
export const meals: readonly WrittenMeal[] = [
  breakfast,
  { meal: 'Lunch', opens: '13:00', closes: '14:30' },
  { meal: 'Supper', opens: '18:00', closes: '19:00' },
  { meal: 'Dinner', opens: '20:30', closes: '22:00' },
];

export const openNowWords: OpenNowWords = {
  open: 'Open now',
  until: 'until',
  closed: 'Closed just now',
  from: 'from',
  zone: 'Zanzibar time',
};

export const menu: Pick<FoodMenuContent, 'filterLabel' | 'categories' | 'items' | 'placeholder'> = {
  filterLabel: 'Show one part of the menu',
  categories,
  items: menuItems,
  placeholder: {
    name: 'Coming Soon',
    price: '€ 00.00',
    text: 'Our chefs are working on a new menu.',
  },
};
