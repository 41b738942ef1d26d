import { photo } from '../photo';
import type { BrandContent } from '../types';

export const homeMeta: BrandContent['homeMeta'] = {
  title: 'Boutique Hotel',
  description:
    '{name} is a small hotel on Jambiani beach, Zanzibar: {doubleRooms:words} double rooms, a garden, breakfast included and the lagoon in front.',
};

export const pages: BrandContent['pages'] = {
  about: {
    title: 'About Us',
    description:
      'Who welcomes you at {name} in Jambiani, what we care about, and how we shape a stay around you.',
    banner: photo(
      'boutique-courtyard',
      'Table for two in the courtyard of the boutique house, among flowers and clay pots',
    ),
  },
  room: {
    title: 'Rooms',
    description:
      'The rooms of {name}: garden or sea front on the ground floor, sea view on the top floor, breakfast included.',
    banner: photo('boutique-stairs', 'Outside stairs leading to the upper rooms of the boutique house'),
  },
  find_room: {
    title: 'Find Room',
    description:
      'Choose your dates, the number of rooms and who is coming, and see your stay at {name} summed up.',
    banner: photo(
      'boutique-garden',
      'White house with green shutters behind a garden of palms and bougainvillea',
    ),
  },
  room_details: {
    title: 'Room Details',
    description: 'Your stay at {name} at a glance: room, dates, nights and guests.',
    banner: photo('boutique-evening', 'The boutique house in the evening with lit windows'),
    noindex: true,
  },
  'tours-activities': {
    title: 'Tours and Activities',
    description:
      '{tours:Words} tours from {name}: Stone Town, spice farm, Prison Island, Jozani forest, dolphins and a sunset dhow.',
    banner: photo('village-shore', 'Wooden boats on the shore of Jambiani at low tide in the morning'),
  },
  our_team: {
    title: 'Our Team',
    description: 'Who does what at {name} in Jambiani: front desk, kitchen, housekeeping, garden and guides.',
    banner: photo('reception', 'Reception desk of carved wood with a lamp'),
  },
  pricing: {
    title: 'Pricing',
    description:
      'What a stay at {name} includes: breakfast, Wi-Fi, arrival times, children, transfers and tours.',
    banner: photo('boutique-comfort', 'Bed with cushions and folded kanga cloths'),
  },
  blog: {
    title: 'Blog',
    description: 'Notes from {name} in Jambiani: how to read the tide, what a kanga says and what to pack.',
    banner: photo('boutique-beach-chairs', 'Two loungers under a palm-leaf parasol in front of the lagoon'),
  },
  blog_details: {
    title: 'Blog Details',
    description: 'The tide, the cloth and the suitcase: a note from {name} for a first visit to Jambiani.',
    banner: photo('boutique-hammock', 'Hammock between two palms with the sea behind'),
  },
  contact: {
    title: 'Contact',
    description: 'Write to {name} in Jambiani, Zanzibar, or find the way to us on the map.',
    banner: photo('landing-boutique', 'White boutique house with green shutters, its lamps lit at dusk'),
  },
  restaurant: {
    title: 'Boutique Restaurant',
    description:
      'The restaurant of {name} in Jambiani: opening hours and the menu, from breakfast to dinner by lantern.',
    banner: photo('restaurant-makuti', 'Open restaurant under a makuti roof with a view of the lagoon'),
    breadcrumbHidden: true,
  },
  honeymoon: {
    title: 'Honeymoon Packages',
    description:
      'A honeymoon at {name}: dinner on the sand, photographs on the beach, and days with people who live here.',
    banner: photo('honeymoon-swing', 'Swing hung with flowers on the beach at dusk'),
  },
  activities: {
    title: 'Activities',
    description:
      'What to do around {name} at low tide and at high tide, on the water, on the sand and in the village.',
    banner: photo('low-tide-lagoon', 'Shallow lagoon at low tide with ripples of sand'),
    breadcrumbHidden: true,
  },
  'explore-island': {
    title: 'Explore the Island',
    description:
      'Stone Town, Jozani forest and the quiet east coast: where to go from {name} and how long it takes.',
    banner: photo('stone-town-alley', 'Narrow alley in Stone Town between coral stone walls'),
    breadcrumbHidden: true,
  },
  services: {
    title: 'Services',
    description: 'Restaurant, honeymoon, activities and trips: what {name} does for its guests.',
    banner: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
  },
  privacy: {
    title: 'Privacy',
    description:
      'What the site of {name} keeps in your browser, what it hands to other sites and when, and how to clear it.',
    banner: photo('calm-palm-shadow', 'Shadow of a palm leaf on a white wall'),
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How the site of {name} is tested for guests with disabilities, what does not work yet, and where to tell us.',
    banner: photo('calm-shells', 'Shells on the sand'),
  },
  legal: {
    title: 'Legal Notice',
    description: 'Who runs {name} and its site, and how to reach the people responsible.',
    banner: photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
  },
};
