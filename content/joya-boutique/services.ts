import { capitalize, numberInWords } from '../format';
import { photo } from '../photo';
import { tours } from '../shared/tours';
import type { ServicesContent, Written } from '../types';

export const services: Written<ServicesContent> = {
  intro: {
    eyebrow: 'Knock, somebody is in',
    heading: 'Four doors, all of them open',
    paragraphs: [
      'A small house cannot do everything. It can cook, light lanterns, read the tide table and tell you which road to take. Choose a door.',
    ],
  },
  linkLabel: 'Come in',
  cards: [
    {
      heading: 'Restaurant',
      text: 'Breakfast to dinner under a palm-leaf roof.',
      photo: photo('restaurant-makuti', 'Open restaurant under a makuti roof with a view of the lagoon'),
      href: '/restaurant',
    },
    {
      heading: 'Honeymoon',
      text: 'A swing, a table on the sand, petals on the bed.',
      photo: photo('honeymoon-swing', 'Swing hung with flowers on the beach at dusk'),
      href: '/honeymoon',
    },
    {
      heading: 'Activities',
      text: 'What to do when the sea is out, and when it is back.',
      photo: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
      href: '/activities',
    },
    {
      heading: 'Explore the Island',
      text: 'Where to go, how far, how long.',
      photo: photo('stone-town-door', 'Carved wooden door with brass studs in Stone Town'),
      href: '/explore-island',
    },
  ],
  callToAction: {
    heading: 'With a guide, or a question?',
    text: `${capitalize(numberInWords(tours.length))} tours set out from the house. For anything that is behind none of these doors, write to us.`,
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'Write to us', href: '/contact' },
    ],
  },
};
