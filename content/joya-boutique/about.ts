import { photo } from '../photo';
import { arrivalFacts } from '../shared/about';
import type { AboutContent, Written } from '../types';

export const about: Written<AboutContent> = {
  statement: 'A small house, so that nobody in it stays a stranger for long.',
  philosophy: {
    heading: 'Philosophy',
    paragraphs: [
      'The house has {doubleRooms:words} double rooms, and we would not want more. In one this size somebody notices when you have found your favourite chair, and how you take your coffee.',
      'We like what is made and grown here: lime-washed walls, makuti thatch, kanga cloth, a mango that was on the tree this morning. It keeps the house cool, the table good and the prices sensible.',
      'Jambiani is a village first and a beach second. We hope you leave knowing a few of your neighbours by name.',
    ],
    photo: photo('boutique-facade', 'The white front of the boutique house with its green shutters'),
  },
  reception: {
    heading: 'Reception',
    paragraphs: [
      'Come in, put the bags down, drink something cold. The paperwork can wait until you have seen the sea.',
      'Later we show you the tide table, the shortest way to the beach, and where the village buys its bread.',
    ],
    photo: photo('reception', 'Reception desk of carved wood with a lamp'),
    facts: arrivalFacts,
  },
  tailorMade: {
    heading: 'Tailor Made Experience',
    text: 'What does a good day look like to you? We know who has a boat, who tells good stories in the forest, and when the water is right.',
    photos: [
      photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
      photo('village-shore', 'Wooden boats on the shore of Jambiani at low tide in the morning'),
    ],
    examples: [
      {
        title: 'With children',
        text: 'All ages are welcome. Cots are free up to {cotUntil:words} years, and the lagoon at low tide is a playground.',
      },
      {
        title: 'Just the two of you',
        text: 'A table on the sand, a walk with a photographer, a late breakfast nobody hurries.',
      },
      {
        title: 'Out and about',
        text: 'Rent a bicycle, join a tour, or ask us for a guide to the seaweed farms.',
      },
    ],
  },
  callToAction: {
    heading: 'Come and sit down',
    text: '{doubleRooms:Words} double rooms of {roomKinds:words} kinds, each with breakfast and a place to sit outside.',
    links: [
      { label: 'See the rooms', href: '/room' },
      { label: 'Ask us something', href: '/contact' },
    ],
  },
};
