import { capitalize, numberInWords, timeInWords } from '../format';
import { photo } from '../photo';
import { breakfast, meals, menu, openNowWords } from '../shared/restaurant';
import type { WrittenRestaurant } from '../types';
import { doubleRooms } from './facts';

export const restaurant: WrittenRestaurant = {
  intro: {
    eyebrow: 'Under the makuti',
    heading: 'Sit down, the lamps are lit',
    paragraphs: [
      'Our restaurant is a roof of palm leaf on wooden posts, open on every side: sand at one edge, garden at the other. By day you look at the lagoon. The sun sets between six and seven all year round, and then it is lanterns.',
      'Breakfast comes with your room. For the other meals, tell us in the morning what you feel like, or what your children will not eat, and we will see what the kitchen can do.',
    ],
  },
  photo: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
  hours: {
    heading: 'When the kitchen cooks',
    text: `${capitalize(numberInWords(meals.length))} times a day. Supper is the early one: good for children, and for anyone just back from the lagoon with sandy feet.`,
    list: meals,
    words: openNowWords,
  },
  menu: {
    ...menu,
    heading: 'What is on the table',
    text: 'The new menu is still being written, so the cards have pictures before they have names and prices. Come by the kitchen and ask what there is today.',
  },
  notes: {
    heading: 'Good to know',
    list: [
      {
        name: 'Something you do not eat?',
        text: 'Coconut and seafood are in many dishes of this coast. Tell us before you order and we cook around it.',
      },
      {
        name: `Off before ${timeInWords(breakfast.opens)}?`,
        text: 'If a tour leaves early, say so the evening before and ask for breakfast to take along.',
      },
      {
        name: 'A birthday, a ring?',
        text: 'Write a few days ahead. A table on the sand needs a dry evening and the right tide.',
      },
    ],
  },
  callToAction: {
    heading: 'Dinner here, breakfast tomorrow',
    text: `${capitalize(numberInWords(doubleRooms))} rooms lie around the garden, close enough to smell the coffee, and breakfast is part of each.`,
    links: [
      { label: 'See the rooms', href: '/room' },
      { label: 'Ask the kitchen', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
};
