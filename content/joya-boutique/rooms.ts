import { photo } from '../photo';
import { policies } from '../shared/policies';
import { placeholders, roomWords } from '../shared/rooms';
import type { AmenityGroup, WrittenRooms } from '../types';

const courtyard = photo(
  'boutique-courtyard',
  'Table for two in the courtyard of the boutique house, among flowers and clay pots',
);
const hammock = photo('boutique-hammock', 'Hammock between two palms with the sea behind');
const stairs = photo('boutique-stairs', 'Outside stairs leading to the upper rooms of the boutique house');
const restaurant = photo(
  'restaurant-makuti',
  'Open restaurant under a makuti roof with a view of the lagoon',
);
const tables = photo('restaurant-tables', 'Tables of the restaurant laid under lanterns');
const lagoon = photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand');

/** Amenities of every room. */
function amenities(own: readonly string[]): readonly AmenityGroup[] {
  return [
    {
      title: 'Bedroom & Living',
      items: ['Double bed with mosquito net', 'Air conditioning', 'Wardrobe and safe', ...own],
    },
    {
      title: 'Bathroom',
      items: ['En-suite bathroom with shower', 'Bath and beach towels', 'Soap and shampoo'],
    },
    { title: 'Food & Beverage', items: ['Breakfast included', 'Drinking water in the room'] },
    {
      title: 'Technology & Entertainment',
      items: ['Free Wi-Fi', 'Sockets by the bed', 'Books and board games'],
    },
    {
      title: 'Services & Extras',
      items: ['24/7 support', 'Airport transfer on request', 'Car and bike rent', 'Daily housekeeping'],
    },
  ];
}

export const rooms: WrittenRooms = {
  intro: {
    eyebrow: 'Where you sleep',
    heading: '{doubleRooms:Words} double rooms, one garden, one sea',
    text: 'Ground floor or top floor, garden or sea: every room has a double bed, a place to sit outside, and breakfast included.',
  },
  type: 'boutique',
  list: [
    {
      id: 4,
      img: photo('garden-room', 'Garden room with a double bed and open doors'),
      title: 'Deluxe Garden Ground Floor',
      desc: 'Open the doors and you stand in the garden. Shade, birds, and the sea not far behind them.',
      price: 79,
      adults: 2,
      sizeSqm: 45,
      description: [
        'A wide, cool room on the ground floor, with a porch of its own among the bougainvillea. In the morning the gardener waters the pots and the whole yard smells of rain.',
        'There are no stairs to climb. The restaurant is across the garden, and the beach just beyond it.',
      ],
      beds: [{ kind: 'double', count: 1 }],
      facts: [
        { label: 'Outside', value: 'Porch in the garden' },
        { label: 'View', value: 'Garden' },
      ],
      amenities: amenities(['Porch with two chairs']),
      gallery: [
        photo('garden-room', 'Garden room with a double bed and open doors'),
        photo('garden-room-bed', 'Double bed of the garden room under a round net'),
        photo('garden-room-porch', 'Porch of the garden room with a seat in the shade'),
        courtyard,
        hammock,
        restaurant,
      ],
      banner: photo(
        'boutique-garden',
        'White house with green shutters behind a garden of palms and bougainvillea',
      ),
      bannerFixed: true,
      metaDescription:
        '{title} at {name}: a {sizeSqm} sqm double room with a porch in the garden, breakfast included, from {price:dollars} per night.',
    },
    {
      id: 6,
      img: photo('sea-front-porch', 'Porch of the sea front room with the lagoon before it'),
      title: 'Deluxe Sea Front Ground Floor',
      desc: 'Two chairs, a porch, then sand, then water. On the ground floor, in the front row.',
      price: 89,
      adults: 2,
      sizeSqm: 50,
      description: [
        'Nothing stands between this porch and the lagoon. At high tide you hear it; at low tide you see the women walk out to their seaweed lines, small against all that light.',
        'The room behind is large and cool, with the bed turned to the door so that the sea is the first thing you see.',
      ],
      beds: [{ kind: 'double', count: 1 }],
      facts: [
        { label: 'Outside', value: 'Porch to the beach' },
        { label: 'View', value: 'Sea front' },
      ],
      amenities: amenities(['Porch with two chairs']),
      gallery: [
        photo('sea-front-porch', 'Porch of the sea front room with the lagoon before it'),
        photo('sea-front-room', 'Sea front room with the bed turned to the door'),
        photo('sea-front-bed', 'Double bed of the sea front room in the morning'),
        lagoon,
        hammock,
        tables,
      ],
      banner: photo('boutique-beach-chairs', 'Two loungers under a palm-leaf parasol in front of the lagoon'),
      metaDescription:
        '{title} at {name}: a {sizeSqm} sqm double room whose porch opens to the beach of Jambiani, from {price:dollars} per night.',
    },
    {
      id: 7,
      unlisted: true,
      img: photo('garden-view-room', 'Upper room with a double bed in the late light'),
      title: 'Garden View Top Floor',
      desc: 'Up the outside stairs, level with the crowns of the palms. The quiet one.',
      price: 69,
      adults: 2,
      sizeSqm: 40,
      description: [
        'Up here you live among the palm crowns, with the weaver birds for neighbours. The balcony looks down into the garden and catches the breeze of the afternoon.',
        'It is our smallest kind of room and the kindest to a budget, with the same breakfast and the same beach as the others.',
      ],
      beds: [{ kind: 'double', count: 1 }],
      facts: [
        { label: 'Outside', value: 'Balcony' },
        { label: 'View', value: 'Garden, from above' },
      ],
      amenities: amenities(['Balcony with two chairs']),
      gallery: [
        photo('garden-view-room', 'Upper room with a double bed in the late light'),
        photo('garden-view-balcony', 'Table for two on the balcony, among the tops of the palms'),
        stairs,
        courtyard,
        restaurant,
      ],
      banner: photo('boutique-facade', 'The white front of the boutique house with its green shutters'),
      metaDescription:
        '{title} at {name}: a {sizeSqm} sqm double room with a balcony above the garden, breakfast included, from {price:dollars} per night.',
    },
    {
      id: 8,
      img: photo('sea-view-room', 'Top floor room with a double bed and the sea in the window'),
      title: 'Premium Sea View Top Floor',
      desc: 'The most room and the farthest view: from this balcony you can watch the tide go all the way out.',
      price: 99,
      adults: 2,
      sizeSqm: 55,
      description: [
        'The largest of our rooms lies at the top of the stairs. Its balcony looks over the palms to the reef, and early risers have the sunrise without leaving the sheets.',
        'In the evening the breeze does the work of the air conditioning, and the boats come home below.',
      ],
      beds: [{ kind: 'double', count: 1 }],
      facts: [
        { label: 'Outside', value: 'Balcony' },
        { label: 'View', value: 'Sea, from above' },
      ],
      amenities: amenities(['Balcony with two chairs']),
      gallery: [
        photo('sea-view-room', 'Top floor room with a double bed and the sea in the window'),
        photo('sea-view-balcony', 'Balcony of the top floor room with the lagoon beyond'),
        stairs,
        lagoon,
        restaurant,
        tables,
      ],
      banner: photo('boutique-evening', 'The boutique house in the evening with lit windows'),
      metaDescription:
        '{title} at {name}: a {sizeSqm} sqm double room with a balcony over the palms and the reef, from {price:dollars} per night.',
    },
  ],
  policies: policies([
    'Please smoke outdoors only',
    'Quiet in the garden after 10 in the evening',
    'Rinse the sand off your feet before you come in',
    'In the village, cover shoulders and knees: your neighbours will thank you',
  ]),
  placeholders,
  words: roomWords,
  callToAction: {
    heading: 'When would you like to come?',
    text: 'Choose your dates, or simply write to us. We know every room by its morning light.',
    links: [
      { label: 'Find a room', href: '/find_room' },
      { label: 'Write to us', href: '/contact' },
    ],
  },
};
