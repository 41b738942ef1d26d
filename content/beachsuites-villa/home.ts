import { photo } from '../photo';
import { amenities, galleryWords, heroWords, video, testimonials } from '../shared/home';
import type { HomeContent, WrittenHome } from '../types';

// the six themes in their order (HMV-03)
const slides: HomeContent['hero']['slides'] = [
  {
    tagline: 'Suite Juu',
    headline: 'Luxury with ocean views',
    photo: photo('juu-terrace-ocean', 'Terrace of Suite Juu with the ocean behind'),
  },
  {
    tagline: 'On the Jambiani sands',
    headline: 'A private beachfront escape',
    photo: photo('villa-pool-beach', 'Long pool leading the eye to the beach and a dhow'),
  },
  {
    tagline: 'Barefoot luxury',
    headline: 'An ethno-chic retreat',
    photo: photo('villa-salon', 'Salon of the villa with low sofas and carved doors'),
  },
  {
    tagline: 'Share and relax',
    headline: 'Unforgettable moments',
    photo: photo('villa-terrace-evening', 'Terrace of the villa at dusk with lanterns around a long table'),
  },
  {
    tagline: 'Water, teak and evening light',
    headline: 'Suite Juu elegance',
    photo: photo('juu-plunge-pool', 'The plunge pool of Suite Juu in the evening light'),
  },
  {
    tagline: 'Last light on the lagoon',
    headline: 'The perfect Zanzibar escape',
    photo: photo('dhow-afterglow', 'Dhow under sail in the lavender light after sunset'),
  },
];

const tiles: HomeContent['gallery']['tiles'] = [
  {
    title: 'Villa Exterior',
    description: 'White walls, a high makuti roof, and a gate you can close behind you.',
    photo: photo('villa-exterior', 'The villa under its makuti roof, seen from the beach'),
  },
  {
    title: 'Luxury Suites',
    description: 'Low sofas, carved doors, and a breeze that comes straight off the reef.',
    photo: photo('juu-living', 'Living room of Suite Juu with its balcony above the sea'),
  },
  {
    title: 'Beachfront Views',
    description:
      'At high tide the lagoon comes up to the garden wall; at low tide all of it is sand and light.',
    photo: photo('villa-beach-view', 'View from the terrace over the beach to the lagoon'),
  },
  {
    title: 'Villa Comfort',
    description: 'A roof terrace with cushions, for the hour when nobody wants to go inside.',
    photo: photo('villa-roof-terrace', 'Roof terrace with a pool and cushions under makuti at dusk'),
  },
];

const morePhotos: HomeContent['gallery']['morePhotos'] = [
  photo('villa-loungers', 'Two loungers beside the pool'),
  photo('juu-balcony', 'Table for two above the palms on the terrace of Suite Juu'),
  photo('villa-bedroom', 'Bedroom of the villa with a carved bed and an arch to the sea'),
  photo('villa-bath', 'Bathroom of the villa with a stone tub'),
];

export const home: WrittenHome = {
  hero: {
    title: '{name}, Jambiani',
    lead: '{suites:Words} suites with their own pools and gardens on the sand. Take one, or the whole villa.',
    secondaryLink: { label: 'See the suites', href: '/room' },
    controls: 'thumbnails',
    words: { ...heroWords, label: '{name} in {slides:words} pictures' },
    slides,
  },
  amenities,
  intro: {
    eyebrow: 'Karibu, welcome',
    heading: 'Authentic suites and villas in Zanzibar',
    paragraphs: [
      'The house stands where the village ends and the sand begins: coral stone, carved teak, a high roof of makuti. It holds {suites} apartments for up to {guestsPerSuite} guests each, or {guests} guests if you take it whole.',
      'Each apartment has its own garden and an exclusive private pool, so the only footsteps you hear are your own. Doors stay open until the lanterns are lit.',
    ],
    features: [
      'Private pools',
      'Large garden and terrace',
      'Free Wi-Fi',
      'Expert team',
      '24/7 customer support',
      'Great surroundings',
    ],
    photo: photo('villa-garden-path', 'Path between flowers and palms to the pool of the villa'),
    secondaryPhoto: photo('villa-breakfast', 'Breakfast table laid on the terrace of the villa'),
    hostRole: 'Owner and host',
    contactLabel: 'Get a quote or book a room',
  },
  galleryAfter: 'intro',
  gallery: {
    eyebrow: 'Inside and out',
    heading: 'Four corners of the house',
    text: '{pictures:Words} pictures in all, once you open one.',
    tiles,
    morePhotos,
    bookingLabel: 'Villa Booking',
    words: { ...galleryWords, label: 'Pictures of {name}' },
  },
  bestRooms: {
    eyebrow: 'Where you sleep',
    heading: 'Our best rooms',
    text: 'One suite below, one above, or both of them and everything in between.',
    featured: [
      { roomId: 1, photo: photo('chini-bedroom', 'Bedroom of Suite Chini with a canopy bed') },
      {
        roomId: 2,
        photo: photo('juu-bedroom', 'Bedroom of Suite Juu with a canopy bed and a view of the sea'),
      },
      { roomId: 3, photo: photo('villa-night-pool', 'The pool of the villa lit at night') },
    ],
  },
  house: {
    eyebrow: 'The house from the side',
    heading: 'Juu is above, chini is below',
    text: 'Swahili names things simply. Two suites under one roof, each with a garden and a pool of its own.',
    layout: 'inset',
    drawing: {
      width: 1200,
      height: 400,
      alt: 'The house cut open: one suite above, one below, a pool on either side, and the beach on the right',
    },
    places: [
      {
        name: 'Suite Juu',
        text: 'The bed upstairs, with the ocean at its feet.',
        href: '/room/2',
        at: { x: 38.8, y: 47 },
      },
      {
        name: 'The plunge pool',
        text: 'On Juu’s terrace, level with the tops of the palms.',
        at: { x: 56.6, y: 41 },
      },
      { name: 'Juu’s own pool', text: 'Down the steps, and nobody’s but yours.', at: { x: 65.8, y: 76 } },
      {
        name: 'Suite Chini',
        text: 'Bed, terrace and garden on one floor.',
        href: '/room/1',
        at: { x: 38.8, y: 74 },
      },
      {
        name: 'Chini’s own pool',
        text: 'In a garden with a gate that you can close.',
        at: { x: 14.4, y: 76 },
      },
      {
        name: 'The beach',
        text: 'Past the palms. The tide decides how far away the water is.',
        href: '/explore-island',
        at: { x: 81.5, y: 78 },
      },
    ],
  },
  facilities: {
    eyebrow: 'Beyond the suite',
    heading: 'When you open the gate',
    blocks: [
      {
        eyebrow: 'At the table',
        heading: 'Experience the Local Flavours',
        text: 'Fish from the morning boats, rice with coconut, a little clove. Eat under the makuti, or ask for a table on your own terrace.',
        photo: photo('restaurant-tables', 'Tables of the restaurant laid under lanterns'),
        link: { label: 'Visit the restaurant', href: '/restaurant' },
      },
      {
        eyebrow: 'For two',
        heading: 'Honey Moon Packages',
        text: 'A suite with its own pool, a table on the sand under a canopy of lights, and music only for you.',
        photo: photo('honeymoon-dinner', 'Table for two under a canopy of lights on the beach at dusk'),
        link: { label: 'Plan a honeymoon', href: '/honeymoon' },
      },
      {
        eyebrow: 'The island',
        heading: 'Discover Zanzibar',
        text: 'Carved doors in Stone Town, red colobus in Jozani, spices under the trees. We know whom to call and when to leave.',
        photo: photo('stone-town-door', 'Carved wooden door with brass studs in Stone Town'),
        link: { label: 'See the tours', href: '/tours-activities' },
      },
    ],
    viewAll: { label: 'View All Services', siteHref: '/' },
  },
  video: {
    ...video,
    eyebrow: 'Jambiani',
    heading: 'The tide sets the clock',
    text: 'Twice a day the sea walks out for a kilometre and leaves a mirror behind. Swim when it is in, wander when it is out, and let the rest of the day arrange itself.',
  },
  testimonials: {
    ...testimonials,
    eyebrow: 'Guest book',
    heading: 'What our guests will say',
  },
};
