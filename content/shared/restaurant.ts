import type { FoodMenuContent, MealHours, OpenNowWords } from '../types';
import { categories, menuItems } from './food-menu';

/** One kitchen serves both houses at these hours (CST-12). */
export const mealHours: readonly MealHours[] = [
  { meal: 'Breakfast', hours: '7.00 to 10.30 AM', opens: '07:00', closes: '10:30' },
  { meal: 'Lunch', hours: '1.00 to 2.30 PM', opens: '13:00', closes: '14:30' },
  { meal: 'Supper', hours: '6.00 to 7.00 PM', opens: '18:00', closes: '19:00' },
  { meal: 'Dinner', hours: '8.30 to 10.00 PM', opens: '20:30', closes: '22:00' },
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
