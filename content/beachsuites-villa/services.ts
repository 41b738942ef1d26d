import { capitalize, numberInWords } from '../format';
import { photo } from '../photo';
import { meals } from '../shared/restaurant';
import { tours } from '../shared/tours';
import type { ServicesContent, Written } from '../types';
import { explore } from './explore';

export const services: Written<ServicesContent> = {
  intro: {
    eyebrow: 'At your call',
    heading: 'As much, or as little, as you like',
    paragraphs: [
      'You have the pool, the garden and the sea. Four things more are a word away, and none of them will knock before you ask.',
    ],
  },
  linkLabel: 'Open',
  cards: [
    {
      heading: 'Restaurant',
      text: `${capitalize(numberInWords(meals.length))} sittings a day, the last by lantern.`,
      photo: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
      href: '/restaurant',
    },
    {
      heading: 'Honeymoon',
      text: 'Juu, Chini, or the whole villa for two.',
      photo: photo('honeymoon-dinner', 'Table for two under a canopy of lights on the beach at dusk'),
      href: '/honeymoon',
    },
    {
      heading: 'Activities',
      text: 'A day arranged by the tide.',
      photo: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
      href: '/activities',
    },
    {
      heading: 'Explore the Island',
      text: `${capitalize(numberInWords(explore.places.length))} places on the map, each with its hour.`,
      photo: photo('stone-town-alley', 'Narrow alley in Stone Town between coral stone walls'),
      href: '/explore-island',
    },
  ],
  callToAction: {
    heading: 'A day out, or a wish?',
    text: `${capitalize(numberInWords(tours.length))} tours, private if you like. For anything else, write to us and we see what can be done.`,
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'Write to us', href: '/contact' },
    ],
  },
};
