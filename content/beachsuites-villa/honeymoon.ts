import { numberInWords } from '../format';
import { photo } from '../photo';
import type { HoneymoonContent, Written } from '../types';
import { guests, juuPool, name, plungePool, suites, villaPools } from './facts';

export const honeymoon: Written<HoneymoonContent> = {
  intro: {
    eyebrow: 'After the wedding',
    heading: 'Nobody else for a while',
    paragraphs: [
      'Some days after a wedding are for seeing things, and the others are for staying in. Here there are walls, a garden and water for that: each suite has its own garden and its own exclusive pool.',
      'What follows can be arranged around you. None of it has to be.',
    ],
  },
  sections: [
    {
      heading: 'The Most Special Journey',
      paragraphs: [
        `It begins with where you wake up. Juu is Swahili for above, chini for below, and the ${numberInWords(suites)} suites are just that: one with the ocean in its windows, one with its doors open to the garden.`,
        'Or take the whole villa for your exclusive use, both suites with their pools, and bring the friends who danced longest.',
      ],
      photo: photo('juu-plunge-pool', 'Plunge pool of Suite Juu above the garden with the ocean behind'),
      facts: [
        { label: 'Suite Juu', value: `Upstairs, ocean view, ${plungePool} and ${juuPool}` },
        { label: 'Suite Chini', value: 'Downstairs, its own garden and private pool' },
        { label: 'The whole villa', value: `Exclusive use for up to ${guests}, ${villaPools}` },
      ],
    },
    {
      heading: 'Romantic Dinners & Rooms',
      paragraphs: [
        'You come back from the beach and the lamps along the pool are lit, petals lie on the linen, and the table on your terrace is set for two.',
        'Tell us the evening and the hour. We come once, quietly, and leave you to it.',
      ],
      photo: photo('honeymoon-petals', 'Bed with a heart of bougainvillea petals'),
    },
    {
      heading: 'Romantic Dinner',
      paragraphs: [
        'A table on the sand under a canopy of cloth and small lights, with the lagoon coming back in the dark.',
        'We read the tide table before we carry the chairs down, so the sea stays where it should.',
      ],
      photo: photo('honeymoon-dinner', 'Table for two under a canopy of lights on the beach at dusk'),
    },
    {
      heading: 'Photo Shooting',
      paragraphs: [
        'The sun rises out of the sea here, and at low water the whole lagoon holds the sky. Between the two lies the hour for pictures.',
        'Ask us to find a photographer, and let the tide choose the morning. In the evening the light turns lavender, and the pool is lit.',
      ],
      photo: photo('honeymoon-camera', 'Old wooden camera on a tripod and a swing on the beach'),
    },
    {
      heading: 'Live Private Music',
      paragraphs: [
        'Taarab is the music of Zanzibar: an oud, a violin, a qanun, and a voice that takes its time.',
        'Ask us about an hour of it on your terrace, played for two.',
      ],
      photo: photo('honeymoon-music', 'An oud and a drum among lanterns on the beach at dusk'),
    },
  ],
  planning: {
    heading: 'Tell us your date',
    text: 'Add whatever matters to you both. We write back with a plan and a price, and nothing is settled until you say so.',
    label: 'Start Planning Now',
    href: '/contact',
    enquiry: `We are planning our honeymoon at ${name} and would like to hear what you can arrange.`,
  },
};
