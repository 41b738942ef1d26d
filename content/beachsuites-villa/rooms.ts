import { photo } from '../photo';
import { policies } from '../shared/policies';
import { placeholders, roomWords } from '../shared/rooms';
import type { AmenityGroup, WrittenRooms } from '../types';
import { facts } from './facts';

const breakfast = photo('villa-breakfast', 'Breakfast table laid on the terrace of the villa');
const beach = photo('villa-beach-view', 'View from the terrace over the beach to the lagoon');

/** Amenities of every apartment. */
function amenities(own: {
  readonly bedroom: readonly string[];
  readonly bathroom: readonly string[];
  readonly food: readonly string[];
}): readonly AmenityGroup[] {
  return [
    {
      title: 'Bedroom & Living',
      items: [...own.bedroom, 'Air conditioning', 'Mosquito nets', 'Wardrobe and safe'],
    },
    {
      title: 'Bathroom',
      items: [...own.bathroom, 'Bath and beach towels', 'Soap and shampoo'],
    },
    { title: 'Food & Beverage', items: ['Breakfast included', ...own.food] },
    {
      title: 'Technology & Entertainment',
      items: ['Free Wi-Fi', 'Sockets by the beds', 'Board games and a shelf of books'],
    },
    {
      title: 'Services & Extras',
      items: ['24/7 support', 'Airport transfer on request', 'Car and bike rent', 'Daily housekeeping'],
    },
  ];
}

export const rooms: WrittenRooms = {
  intro: {
    eyebrow: 'Suites and villa',
    heading: 'One below, one above, or both',
    text: 'There are {suites} apartments of up to {guestsPerSuite} guests each, and {guests} guests can take the whole house. Each apartment has its own garden and its own exclusive private pool.',
  },
  type: 'villa',
  list: [
    {
      id: 1,
      img: photo('chini-pool', 'The pool of Suite Chini with its garden wall behind'),
      title: 'Suite Chini',
      desc: 'The suite at ground level: from the bed through the garden and into your own pool without putting shoes on.',
      price: 49,
      adults: facts.guestsPerSuite,
      sizeSqm: 90,
      description: [
        'Chini means “below”. The suite lies at ground level, so the day happens on one floor: bedrooms, living room, terrace, garden, pool. The doors stay open all day.',
        'The garden is yours alone, and so is the pool. Nobody walks past, nobody waits for a lounger. It is the suite for families with small children, and for anyone who likes to be in the water before the coffee is ready.',
      ],
      beds: 'Double bedrooms for up to {adults} guests',
      facts: [
        { label: 'Pool', value: 'Exclusive private pool' },
        { label: 'Outside', value: 'Own garden and terrace' },
      ],
      amenities: amenities({
        bedroom: ['Double beds', 'Living room with a long sofa', 'Terrace doors to the garden'],
        bathroom: ['En-suite bathroom with walk-in shower'],
        food: ['Kitchen corner with fridge and kettle', 'Dining table on the terrace'],
      }),
      gallery: [
        photo('chini-pool', 'The pool of Suite Chini with its garden wall behind'),
        photo('chini-bedroom', 'Bedroom of Suite Chini with a canopy bed'),
        photo('chini-living', 'Living room of Suite Chini with low sofas'),
        photo('chini-garden', 'Pool and shaded terrace of Suite Chini in the morning'),
        breakfast,
        beach,
      ],
      banner: photo('villa-garden-path', 'Path between flowers and palms to the pool of the villa'),
      metaDescription:
        '{title}: {sizeSqm} sqm at ground level in Jambiani for up to {adults} guests, with its own garden and an exclusive private pool, from {price:dollars} per night.',
    },
    {
      id: 2,
      img: photo('juu-bedroom', 'Bedroom of Suite Juu with a canopy bed and a view of the sea'),
      title: 'Suite Juu',
      desc: 'The suite above: ocean from the pillow, a plunge pool on the terrace and a private pool below.',
      price: 49,
      adults: facts.guestsPerSuite,
      sizeSqm: 70,
      description: [
        'Juu means “above”. Up here the breeze comes first, then the light, then the sound of the reef. The terrace looks over the palms to the lagoon, which empties and fills again twice a day.',
        'Suite Juu has a {plungePool} and a {juuPool}, and a garden of its own. Swim in one, cool off in the other, and have breakfast in between.',
      ],
      beds: 'Double bedrooms for up to {adults} guests',
      facts: [
        { label: 'Pools', value: '{plungePool} and {juuPool}' },
        { label: 'Outside', value: 'Own garden, terrace with an ocean view' },
      ],
      amenities: amenities({
        bedroom: ['Double beds', 'Living room with a long sofa', 'Balcony to the sea'],
        bathroom: ['En-suite bathroom with walk-in shower'],
        food: ['Kitchen corner with fridge and kettle', 'Dining table on the terrace'],
      }),
      gallery: [
        photo('juu-bedroom', 'Bedroom of Suite Juu with a canopy bed and a view of the sea'),
        photo('juu-plunge-pool', 'The plunge pool of Suite Juu in the evening light'),
        photo('juu-pool', 'The private pool of Suite Juu late in the day'),
        photo('juu-living', 'Living room of Suite Juu with its balcony above the sea'),
        photo('juu-balcony', 'Table for two above the palms on the terrace of Suite Juu'),
        breakfast,
        beach,
      ],
      banner: photo('juu-terrace-ocean', 'Terrace of Suite Juu with the ocean behind'),
      metaDescription:
        '{title}: {sizeSqm} sqm above the palms in Jambiani for up to {adults} guests, with a {plungePool}, a {juuPool} and an ocean view, from {price:dollars} per night.',
    },
    {
      id: 3,
      img: photo('villa-pool-beach', 'Long pool leading the eye to the beach and a dhow'),
      title: "Villa Joya'",
      desc: 'The whole house for your family or your friends: both apartments, both gardens, all the pools.',
      price: 49,
      priceNote: 'The price to start from. Ask us for the whole house on your dates.',
      adults: facts.guests,
      sizeSqm: 150,
      description: [
        'Take the house whole and close the gate behind you. The villa sleeps up to {guests} in {doubleBedrooms} double en-suite bedrooms plus {sofaBeds} extra single beds from the sofa, so that three generations, or a circle of friends, have room to be together and doors to close.',
        'It has {villaPools}, a long table on the terrace, a kitchen, a salon and a roof under makuti. The beach is in front of the garden.',
      ],
      beds: '{doubleBedrooms} double en-suite bedrooms, plus {sofaBeds} extra single beds from the sofa',
      facts: [
        { label: 'Pools', value: '{villaPools:Words}' },
        { label: 'Outside', value: 'Both gardens, terrace and roof terrace' },
      ],
      amenities: amenities({
        bedroom: [
          '{doubleBedrooms} double bedrooms',
          '{sofaBeds} extra single beds from the sofa',
          'Salon and living room',
        ],
        bathroom: ['A bathroom for every bedroom'],
        food: ['Kitchen', 'Long table for {guests:words} on the terrace'],
      }),
      gallery: [
        photo('villa-pool-beach', 'Long pool leading the eye to the beach and a dhow'),
        photo('villa-bedroom', 'Bedroom of the villa with a carved bed and an arch to the sea'),
        photo('villa-living', 'Living room of the villa with a carved door open to the sea'),
        photo('villa-kitchen', 'Kitchen of the villa with open shelves and a counter'),
        photo('villa-bath', 'Bathroom of the villa with a stone tub'),
        photo('villa-salon', 'Salon of the villa with low sofas and carved doors'),
        photo('villa-roof-terrace', 'Roof terrace with a pool and cushions under makuti at dusk'),
        photo('villa-night-pool', 'The pool of the villa lit at night'),
      ],
      banner: photo(
        'villa-terrace-evening',
        'Terrace of the villa at dusk with lanterns around a long table',
      ),
      metaDescription:
        '{title}: the whole house in Jambiani for up to {adults} guests, {doubleBedrooms} double en-suite bedrooms and {villaPools}, from {price:dollars} per night.',
    },
  ],
  policies: policies([
    'Please smoke outdoors only',
    'Quiet in the gardens after 10 in the evening',
    'Rinse off the sand before you step into a pool',
    'Beyond the gate, dress for the village: shoulders and knees covered',
  ]),
  placeholders,
  words: {
    ...roomWords,
    enquiryLabel: 'Ask about it',
    description: 'What it is like',
    otherRooms: 'The other ways to stay',
    gallery: { ...roomWords.gallery, label: 'Pictures of the house' },
  },
  callToAction: {
    heading: 'Which one suits you?',
    text: 'Tell us how many you are and when you would like to come. We look at what is free.',
    links: [
      { label: 'Find a room', href: '/find_room' },
      { label: 'Write to us', href: '/contact' },
    ],
  },
};
