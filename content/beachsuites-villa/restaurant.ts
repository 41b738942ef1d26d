import { capitalize, numberInWords } from '../format';
import { photo } from '../photo';
import { meals, menu, openNowWords } from '../shared/restaurant';
import type { WrittenRestaurant } from '../types';
import { guests, suites } from './facts';

export const restaurant: WrittenRestaurant = {
  intro: {
    eyebrow: 'At the table',
    heading: 'Dinner without walls',
    paragraphs: [
      'Lanterns on the posts, linen on the table, and beyond it the dark where the lagoon lies. The restaurant has a roof of palm leaf and no walls, so the evening sits down with you.',
      'Breakfast is included in every stay. And if you would rather not leave your own pool, ask us about a table on your terrace.',
    ],
  },
  photo: photo('restaurant-makuti', 'Open restaurant under a makuti roof with a view of the lagoon'),
  hours: {
    heading: `${capitalize(numberInWords(meals.length))} sittings, one long day`,
    text: 'Supper is early and light. Dinner begins when it is quite dark, and nobody hurries you.',
    list: meals,
    words: openNowWords,
  },
  menu: {
    ...menu,
    heading: 'The menu',
    text: 'A new menu is being written. Until the dishes have their names and prices, the pictures stand for them, and we tell you each day what the kitchen has.',
  },
  notes: {
    heading: 'Before you come',
    list: [
      {
        name: 'Allergies and wishes',
        text: 'Much of what is cooked here begins with coconut or comes out of the sea. Say beforehand what you cannot eat, and the kitchen plans around it.',
      },
      {
        name: 'The whole villa at one table',
        text: `With up to ${numberInWords(guests)} guests in the house, tell us the day before and we set one long table.`,
      },
      {
        name: 'On the sand, for two',
        text: 'A table by the water depends on wind and tide. Name an evening or two, and we choose the calmer one.',
      },
    ],
  },
  callToAction: {
    heading: 'After dinner, your own water',
    text: `${capitalize(numberInWords(suites))} suites, each with its own garden and private pool, and breakfast included.`,
    links: [
      { label: 'See the suites', href: '/room' },
      { label: 'Ask about a table', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
};
