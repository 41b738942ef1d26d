import { numberInWords } from '../format';
import { photo } from '../photo';
import type { TeamContent, Written } from '../types';
import { guests } from './facts';

export const team: Written<TeamContent> = {
  intro: {
    eyebrow: 'Sample page',
    heading: 'Near when you call',
    text: 'The people of the villa will introduce themselves here. For now, the roles that look after your stay, and the places they keep.',
  },
  members: [
    {
      role: 'The host',
      text: 'Plans your stay with you, from the first message to the last transfer.',
      photo: photo('villa-exterior', 'The villa under its makuti roof, seen from the beach'),
    },
    {
      role: 'Guest service',
      text: 'Answers by day and by night, and knows which driver is closest.',
      photo: photo('villa-salon', 'Salon of the villa with low sofas and carved doors'),
    },
    {
      role: 'Kitchen',
      text: `Cooks for two or for ${numberInWords(guests)}, at the long table or out on the sand.`,
      photo: photo('villa-kitchen', 'Kitchen of the villa with open shelves and a counter'),
    },
    {
      role: 'Housekeeping',
      text: 'Comes while you are at the beach. You will only notice the result.',
      photo: photo('villa-bedroom', 'Bedroom of the villa with a carved bed and an arch to the sea'),
    },
    {
      role: 'Gardens and pools',
      text: 'Up before everybody else, so that the water is still when you wake.',
      photo: photo('villa-garden-path', 'Path between flowers and palms to the pool of the villa'),
    },
    {
      role: 'Guides and skippers',
      text: 'Read the wind and the tide, and choose the hour accordingly.',
      photo: photo('dhow-afterglow', 'Dhow under sail in the lavender light after sunset'),
    },
  ],
  callToAction: {
    heading: 'Introduce yourself',
    text: 'A few words about yourselves, and we can make ready before you arrive.',
    links: [
      { label: 'Write to us', href: '/contact' },
      { label: 'About the house', href: '/about' },
    ],
  },
};
