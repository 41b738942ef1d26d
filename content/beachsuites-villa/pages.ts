import { photo } from '../photo';
import type { BrandContent } from '../types';

export const homeMeta: BrandContent['homeMeta'] = {
  title: 'Beach Suites & Villas',
  description:
    'Private beach suites and a villa for {guests:words} in Jambiani, Zanzibar, with their own pools and gardens, the ocean in front and breakfast included.',
};

export const pages: BrandContent['pages'] = {
  about: {
    title: 'About Us',
    description:
      'The thinking behind {name} in Jambiani, how you are received, and how we tailor a stay to you.',
    banner: photo('villa-garden-path', 'Path between flowers and palms to the pool of the villa'),
  },
  room: {
    title: 'Beach Suites & Villas',
    description:
      'Suite Chini, Suite Juu and the whole villa: size, pools, gardens and prices of our beach suites in Jambiani.',
    banner: photo('villa-exterior', 'The villa under its makuti roof, seen from the beach'),
  },
  find_room: {
    title: 'Find Room',
    description: 'Choose your dates and who is coming, and see your stay at {name} in Jambiani on one page.',
    banner: photo('villa-beach-view', 'View from the terrace over the beach to the lagoon'),
  },
  room_details: {
    title: 'Room Details',
    description: 'Your stay at {name} at a glance: suite, dates, nights and guests.',
    banner: photo('villa-loungers', 'Two loungers beside the pool'),
    noindex: true,
  },
  'tours-activities': {
    title: 'Tours and Activities',
    description:
      '{tours:Words} tours from {name}: old Stone Town, spices, Prison Island, Jozani, dolphins and a dhow at sunset.',
    banner: photo('dhow-afterglow', 'Dhow under sail in the lavender light after sunset'),
  },
  our_team: {
    title: 'Our Team',
    description:
      'The roles behind a stay at {name}: host, guest service, kitchen, gardens, pools and guides.',
    banner: photo('villa-breakfast', 'Breakfast table laid on the terrace of the villa'),
  },
  pricing: {
    title: 'Pricing',
    description:
      'What the price of a suite or of the whole villa includes at {name}, and what to ask us about.',
    banner: photo('villa-night-pool', 'The pool of the villa lit at night'),
  },
  blog: {
    title: 'Blog',
    description: 'Slow reading from {name}: the tide at Jambiani, the kanga cloth and a light suitcase.',
    banner: photo('villa-roof-terrace', 'Roof terrace with a pool and cushions under makuti at dusk'),
  },
  blog_details: {
    title: 'Blog Details',
    description: 'Three things to know before a first stay at {name}: the sea, the cloth and the suitcase.',
    banner: photo('villa-terrace-evening', 'Terrace of the villa at dusk with lanterns around a long table'),
  },
  contact: {
    title: 'Contact',
    description: 'Write to {name} in Jambiani, Zanzibar, or find the way to us on the map.',
    banner: photo('landing-villa', 'The villa and its pool at blue hour, lit from within'),
  },
  restaurant: {
    title: 'Restaurant',
    description: 'Dining at {name} in Jambiani: opening hours and the menu, from breakfast to a late dinner.',
    banner: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
    breadcrumbHidden: true,
  },
  honeymoon: {
    title: 'Honeymoon Packages',
    description:
      'A honeymoon at {name}: Suite Juu, Suite Chini or the whole villa for two, dinner on the sand and live music.',
    banner: photo('honeymoon-swing', 'Swing hung with flowers on the beach at dusk'),
  },
  activities: {
    title: 'Activities',
    description: 'Swim, walk the lagoon, sail or do nothing: how the tide shapes a day at {name}.',
    banner: photo('villa-pool-beach', 'Long pool leading the eye to the beach and a dhow'),
    breadcrumbHidden: true,
  },
  'explore-island': {
    title: 'Explore the Island',
    description:
      'From {name} to Stone Town, Jozani forest and the far north: distances, rough times and good hours to go.',
    banner: photo('prison-island', 'Prison Island seen from a wooden boat'),
    breadcrumbHidden: true,
  },
  services: {
    title: 'Services',
    description: 'Restaurant, honeymoon, activities and trips: what {name} arranges for its guests.',
    banner: photo('villa-salon', 'Salon of the villa with low sofas and carved doors'),
  },
  privacy: {
    title: 'Privacy',
    description:
      'What the site of {name} keeps in your browser, what it hands to other sites and when, and how to clear it.',
    banner: photo('calm-arch', 'View of the lagoon through a white arch'),
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How the site of {name} is tested for guests with disabilities, what does not work yet, and where to tell us.',
    banner: photo('calm-horizon', 'Calm sea under an evening sky'),
  },
  legal: {
    title: 'Legal Notice',
    description: 'Who runs {name} and its site, and how to reach the people responsible.',
    banner: photo('calm-sand', 'Ripples in pale sand and a single shell'),
  },
};
