import { photo } from '../photo';
import type { TeamContent, Written } from '../types';

export const team: Written<TeamContent> = {
  intro: {
    eyebrow: 'Sample page',
    heading: 'Many hands, one house',
    text: 'Names and faces will stand here once everybody has introduced themselves. Until then: who does what, and where to find them.',
  },
  members: [
    {
      role: 'The host',
      text: 'Knows every corner of the house and has the last word on the music.',
      photo: photo('boutique-evening', 'The boutique house in the evening with lit windows'),
    },
    {
      role: 'Front desk',
      text: 'Keys, transfers, tide table. Ask here first.',
      photo: photo('boutique-stairs', 'Outside stairs leading to the upper rooms'),
    },
    {
      role: 'Kitchen',
      text: 'Breakfast in the morning, fish in the evening, and an ear for what you do not eat.',
      photo: photo('restaurant-makuti', 'Open restaurant under a makuti roof'),
    },
    {
      role: 'Housekeeping',
      text: 'Fresh beds, swept sand, and the towel you forgot on the beach.',
      photo: photo('garden-room-bed', 'Double bed of the garden room under a round net'),
    },
    {
      role: 'Garden',
      text: 'Looks after the shade. The bougainvillea is their doing.',
      photo: photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
    },
    {
      role: 'Guides',
      text: 'Take you to the reef, the forest and the spice farms, and bring you back in time.',
      photo: photo('village-shore', 'Wooden boats on the shore of Jambiani in the morning'),
    },
  ],
  callToAction: {
    heading: 'Say jambo',
    text: 'One of us reads every message.',
    links: [
      { label: 'Write to us', href: '/contact' },
      { label: 'About the house', href: '/about' },
    ],
  },
};
