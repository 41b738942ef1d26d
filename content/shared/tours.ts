import { photo } from '../photo';
import type { ToursContent, WrittenTour, WrittenTours } from '../types';

/** The sentence a guest's message starts with after CONTACT US. */
export const enquiryAbout = 'Please tell me the starting hours and rates of the [tour].';

/** The same for all brands (CST-13). */
export const tours: readonly WrittenTour[] = [
  {
    id: 'stone-town',
    title: 'Stone Town Tour',
    description:
      'The old quarter of Zanzibar City on foot: houses of coral stone, alleys two people wide, and carved doors with brass studs. Somewhere in between there is coffee.',
    hours: [3, 4],
    price: 25,
    highlights: [
      'Carved doors and what their patterns say',
      'The Old Fort and the waterfront',
      'Darajani market',
      'The memorial at the former slave market',
    ],
    image: photo('stone-town-door', 'Carved wooden door with brass studs in Stone Town'),
    maxGroup: 12,
    rating: 5,
  },
  {
    id: 'spice',
    title: 'Spice Tour',
    description:
      'A farm inland where clove, cinnamon, cardamom and vanilla grow side by side. You crush a leaf, smell it and guess, and the guide is in no hurry to tell you.',
    hours: [4, 5],
    price: 30,
    highlights: [
      'Clove, cinnamon and nutmeg on the branch',
      'Vanilla, pepper and turmeric in the garden',
      'Fruit of the season to taste',
      'Spices to take home',
    ],
    image: photo('spice-bowls', 'Clay bowls filled with spices on a striped cloth'),
    maxGroup: 15,
    rating: 5,
  },
  {
    id: 'prison-island',
    title: 'Prison Island Tour',
    description:
      'By wooden boat from Stone Town to Changuu, as the map calls it: old walls, deep shade, and giant tortoises, some of them older than anyone who feeds them.',
    hours: [5, 6],
    price: 45,
    highlights: [
      'Giant tortoises',
      'The old prison and quarantine buildings',
      'Time to swim and snorkel',
      'Stone Town seen from the water',
    ],
    image: photo('prison-island', 'Prison Island seen from a wooden boat'),
    maxGroup: 10,
    rating: 5,
  },
  {
    id: 'jozani',
    title: 'Jozani Forest Tour',
    description:
      'Tall forest first, then a boardwalk through the mangroves, and red colobus monkeys that live in the wild only on Zanzibar. They look at you as long as you look at them.',
    hours: [3, 4],
    price: 35,
    highlights: [
      'Red colobus monkeys',
      'Mangrove roots and the crabs among them',
      'A forest trail with a guide',
      'Butterflies and birds',
    ],
    image: photo('jozani-boardwalk', 'Boardwalk between tall trees in Jozani forest'),
    maxGroup: 8,
    rating: 5,
  },
  {
    id: 'dolphin',
    title: 'Dolphin Tour',
    description:
      'Out of Kizimkazi early, while the sea is flat. Dolphins are wild: some mornings they come close, some mornings not at all, and a good boat waits instead of chasing.',
    hours: [6, 7],
    price: 60,
    highlights: [
      'An early boat from Kizimkazi',
      'Dolphins in open water, when they like',
      'Snorkelling over the reef',
      'The wide water of Menai Bay',
    ],
    image: photo('dolphin-lagoon', 'Dolphin fins in the calm water off Kizimkazi'),
    maxGroup: 6,
    rating: 5,
  },
  {
    id: 'sunset-dhow',
    title: 'Sunset Dhow Tour',
    description:
      'A wooden boat, one slanting sail, and the wind for an engine. The sun goes down behind the palms; the colours stay on the lagoon a good while longer.',
    hours: [2, 3],
    price: 40,
    highlights: [
      'A traditional dhow under sail',
      'The colours after sunset',
      'A swim when the tide allows',
      'The coast seen from the sea',
    ],
    image: photo('sunset-dhow', 'Dhow under sail in front of the low sun'),
    maxGroup: 20,
    rating: 5,
  },
];

export const tourWords: WrittenTours['words'] = {
  duration: 'Duration',
  maxGroup: 'Max group',
  highlights: 'Highlights',
  stars: '5 out of 5 stars',
  note: 'Starting hours & rates available on location',
  contact: { label: 'CONTACT US', href: '/contact' },
};

export const tourInformation: ToursContent['information'] = {
  heading: 'Tour Information',
  blocks: [
    {
      title: "What's Included",
      items: [
        'Professional English-speaking guide',
        'Hotel pickup and drop-off',
        'All entrance fees',
        'Refreshments where applicable',
      ],
    },
    {
      title: 'Booking Information',
      items: [
        'Bookings on location only',
        'Contact for hours and rates',
        'Flexible departure times',
        'Private and custom tours possible',
      ],
    },
  ],
};
