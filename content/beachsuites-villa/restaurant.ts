import { photo } from '../photo';
import { mealHours, menu, openNowWords } from '../shared/restaurant';
import type { RestaurantContent } from '../types';

export const restaurant: RestaurantContent = {
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
    heading: 'Four sittings, one long day',
    text: 'Supper is early and light. Dinner begins when it is quite dark, and nobody hurries you.',
    list: mealHours,
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
        text: 'Coconut and seafood are in many dishes of this coast. A word beforehand and the kitchen leaves them out.',
      },
      {
        name: 'The whole villa at one table',
        text: 'With up to ten guests in the house, tell us the day before and we set one long table.',
      },
      {
        name: 'On the sand, for two',
        text: 'A table by the water takes a calm evening and the right tide. We look at both before we promise it.',
      },
    ],
  },
  nextStep: {
    heading: 'The suites are a few steps away',
    text: 'Each has its own garden and its own pool, and breakfast belongs to every stay.',
    links: [
      { label: 'See the suites', href: '/room' },
      { label: 'Ask about a table', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
};
