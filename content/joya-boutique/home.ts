import { photo } from '../photo';
import { amenities, galleryWords, heroWords, video, testimonials } from '../shared/home';
import type { HomeContent, WrittenHome } from '../types';

const slides: HomeContent['hero']['slides'] = [
  {
    tagline: 'Two chairs and the lagoon',
    headline: 'From the porch onto the sand',
    photo: photo('sea-front-porch', 'Porch of the sea front room with the lagoon before it'),
  },
  {
    tagline: 'Shade, and nothing planned',
    headline: 'An afternoon in the hammock',
    photo: photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
  },
  {
    tagline: 'Wake to birds',
    headline: 'Rooms that open to the garden',
    photo: photo('garden-room', 'Garden room with a double bed and open doors'),
  },
  {
    tagline: 'Lime, coconut, charcoal',
    headline: 'Dinner under the makuti roof',
    photo: photo('restaurant-makuti', 'Open restaurant under a makuti roof with a view of the lagoon'),
  },
  {
    tagline: 'Boats, seaweed, low tide',
    headline: 'The village begins at the gate',
    photo: photo('village-shore', 'Wooden boats on the shore of Jambiani at low tide in the morning'),
  },
  {
    tagline: 'Come as you are',
    headline: 'A white house in a green garden',
    photo: photo('boutique-evening', 'The boutique house in the evening with lit windows'),
  },
];

const tiles: HomeContent['gallery']['tiles'] = [
  {
    title: 'Boutique Exterior',
    description: 'Lime-washed walls and green shutters, with the bougainvillea doing as it likes.',
    photo: photo('boutique-facade', 'The white front of the boutique house with its green shutters'),
  },
  {
    title: 'Dining Experience',
    description: 'Lanterns, wooden tables, and the day’s fish on a slate.',
    photo: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
  },
  {
    title: 'Boutique Amenities',
    description: 'Two chairs, one palm, and towels that smell of sun.',
    photo: photo('boutique-beach-chairs', 'Two loungers under a palm-leaf parasol in front of the lagoon'),
  },
  {
    title: 'Boutique Comfort',
    description: 'Wide beds under a net, with a kanga folded at the foot.',
    photo: photo('boutique-comfort', 'Bed with cushions and folded kanga cloths'),
  },
];

const morePhotos: HomeContent['gallery']['morePhotos'] = [
  photo('boutique-garden', 'White house with green shutters behind a garden of palms and bougainvillea'),
  photo('garden-view-balcony', 'Table for two on the balcony, among the tops of the palms'),
  photo('sea-view-balcony', 'Balcony of the upper room with the lagoon behind'),
  photo('reception', 'Reception desk of carved wood with a lamp'),
];

export const home: WrittenHome = {
  hero: {
    title: '{name}, Jambiani',
    lead: '{doubleRooms:Words} double rooms, one shady garden, and the beach in front. Breakfast is on us.',
    secondaryLink: { label: 'See the rooms', href: '/room' },
    controls: 'numbers',
    words: { ...heroWords, label: '{name} in {slides:words} pictures' },
    slides,
  },
  amenities,
  intro: {
    eyebrow: 'Karibu, welcome',
    heading: 'Boutique lodges with a garden between them',
    paragraphs: [
      '{name} is small on purpose: {doubleRooms:words} rooms, all of them double rooms, around a yard of palms and clay pots. You know everyone by the second breakfast.',
      'The prices are kind, the beds are wide, and you can hear the sea from your chair. Breakfast, shade and good advice are included.',
    ],
    features: [
      'Cozy Atmosphere',
      'Local charm and comfort',
      'Free Wi-Fi',
      'Friendly Staff',
      '24/7 Customer Support',
      'Great Location',
    ],
    photo: photo(
      'boutique-courtyard',
      'Table for two in the courtyard of the boutique house, among flowers and clay pots',
    ),
    secondaryPhoto: photo(
      'boutique-stairs',
      'Outside stairs leading to the upper rooms of the boutique house',
    ),
    hostRole: 'Owner and host',
    contactLabel: 'Get a quote or book a room',
  },
  galleryAfter: 'facilities',
  ourLodges: {
    eyebrow: 'Ground floor, top floor',
    heading: 'Our Lodges',
    text: 'Garden below, breeze above, and breakfast whichever you choose.',
    featured: [
      {
        roomId: 4,
        text: 'Sit in the shade of your porch until the coffee is gone. The garden does the talking.',
        photo: photo('garden-room-porch', 'Porch of the garden room with a seat in the shade'),
      },
      {
        roomId: 6,
        text: 'The bed looks at the door, and the door looks at the sea. You know the tide before you are up.',
        photo: photo('sea-front-room', 'Sea front room with the bed turned to the door'),
      },
      {
        roomId: 7,
        text: 'Late light, the tops of the palms, and a door that closes on the rest of the day.',
        photo: photo('garden-view-room', 'Upper room with a double bed in the late light'),
      },
    ],
  },
  bestRooms: {
    eyebrow: 'A bed to come back to',
    heading: 'Our best rooms',
    text: 'From the garden to the top floor, where the lagoon fills the whole window.',
    featured: [
      { roomId: 4, photo: photo('garden-room-bed', 'Double bed of the garden room under a round net') },
      { roomId: 6, photo: photo('sea-front-bed', 'Double bed of the sea front room in the morning') },
      { roomId: 8, photo: photo('sea-view-room', 'Upper room with the lagoon in its window') },
    ],
  },
  house: {
    eyebrow: 'From the village to the water',
    heading: '{doubleRooms:Words} doors and a hammock',
    text: 'You can cross the whole place in a minute. Nobody does.',
    layout: 'frieze',
    drawing: {
      width: 1200,
      height: 360,
      alt: 'From left to right: village houses, a gate, a garden with a hammock, the house with its doors, the restaurant, a boat',
    },
    places: [
      {
        name: 'The neighbours',
        text: 'Jambiani begins at the gate. Say jambo, and you know someone.',
        at: { x: 11.5, y: 44 },
      },
      {
        name: 'The garden',
        text: 'Palms, clay pots, and the hammock that everybody means to get out of.',
        at: { x: 40.4, y: 27 },
      },
      {
        name: '{doubleRooms:Words} doors',
        text: 'Above or below, garden or sea, each with a place to sit outside.',
        href: '/room',
        at: { x: 60.3, y: 5 },
      },
      {
        name: 'The kitchen',
        text: 'Breakfast is here, and it is on us.',
        href: '/restaurant',
        at: { x: 79, y: 36 },
      },
      {
        name: 'The boats',
        text: 'Out with the tide, and back with what you will eat.',
        href: '/explore-island',
        at: { x: 94.4, y: 57 },
      },
    ],
  },
  gallery: {
    eyebrow: 'A look around',
    heading: 'House, table, shade, bed',
    text: 'Open any of them: there are {pictures:words} pictures in all.',
    tiles,
    morePhotos,
    bookingLabel: 'Boutique Booking',
    words: { ...galleryWords, label: 'Pictures of {name}' },
  },
  facilities: {
    eyebrow: 'Beyond the room',
    heading: 'What fills the days',
    blocks: [
      {
        eyebrow: 'The table',
        heading: 'Experience the Local Flavours',
        text: 'Coconut, lime, cardamom, and fish that came in with the morning boats. After breakfast the kitchen cooks {laterMeals:words} more times a day.',
        photo: photo('spice-bowls', 'Clay bowls filled with spices on a striped cloth'),
        link: { label: 'Visit the restaurant', href: '/restaurant' },
      },
      {
        eyebrow: 'For two',
        heading: 'Honey Moon Packages',
        text: 'A swing hung with flowers, dinner on the sand, and a day out with people who grew up here.',
        photo: photo('honeymoon-swing', 'Swing hung with flowers on the beach at dusk'),
        link: { label: 'Plan a honeymoon', href: '/honeymoon' },
      },
      {
        eyebrow: 'The island',
        heading: 'Discover Zanzibar',
        text: 'Stone Town, spice farms, Jozani’s red colobus, a dhow at sunset. Book at the desk once you are here.',
        photo: photo('sunset-dhow', 'Dhow under sail in front of the low sun'),
        link: { label: 'See the tours', href: '/tours-activities' },
      },
    ],
    viewAll: { label: 'View All Services', siteHref: '/' },
  },
  video: {
    ...video,
    eyebrow: 'Jambiani',
    heading: 'Out for a walk, back for a swim',
    text: 'At low tide the sea walks out for a kilometre and the women of the village tend their seaweed. Some hours later it is back in front of the house, warm and deep enough to swim.',
  },
  testimonials: {
    ...testimonials,
    eyebrow: 'Guest book',
    heading: 'What guests will say',
  },
};
