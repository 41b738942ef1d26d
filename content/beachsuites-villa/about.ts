import { numberInWords, timeInWords } from '../format';
import { photo } from '../photo';
import { arrivalFacts } from '../shared/about';
import { breakfast } from '../shared/restaurant';
import type { AboutContent, Written } from '../types';
import { doubleBedrooms, guests, sofaBeds, suites } from './facts';

export const about: Written<AboutContent> = {
  statement: 'Luxury, to us, is a door that closes, a pool that is yours, and time.',
  philosophy: {
    heading: 'Philosophy',
    paragraphs: [
      `There are ${numberInWords(suites)} suites here and no more. Each has its own garden and its own pool, and between them and the ocean there is only sand. Rent both, and the whole villa keeps to itself.`,
      'We furnish with what the coast has always used: coral stone and plaster, carved wood, makuti overhead, cotton and light. Nothing shines that does not have to.',
      'Barefoot is the dress code, at dinner too.',
    ],
    photo: photo('villa-pool-beach', 'Long pool leading the eye to the beach and a dhow'),
  },
  reception: {
    heading: 'Reception',
    paragraphs: [
      'You are expected. Someone opens the gate, the luggage goes ahead, and you go straight through to the water.',
      'Whatever has to be signed comes to your terrace. From then on you are left alone until you call, and somebody answers by day and by night.',
    ],
    photo: photo('villa-salon', 'Salon of the villa with low sofas and carved doors'),
    facts: arrivalFacts,
  },
  tailorMade: {
    heading: 'Tailor Made Experience',
    text: 'No two stays are set up alike. Tell us who is coming and what you would rather not think about.',
    photos: [
      photo('villa-terrace-evening', 'Terrace of the villa at dusk with lanterns around a long table'),
      photo('juu-plunge-pool', 'Plunge pool of Suite Juu above the garden'),
    ],
    examples: [
      {
        title: 'For two',
        text: 'One suite, one pool, dinner where the lanterns end. For a honeymoon we add music and petals.',
      },
      {
        title: `For ${numberInWords(guests)}`,
        text: `The whole villa: ${numberInWords(doubleBedrooms)} double en-suite bedrooms, ${numberInWords(sofaBeds)} extra single beds, one long table.`,
      },
      {
        title: 'For no reason',
        text: `Come with a book and without a plan. Breakfast is served until ${timeInWords(breakfast.closes)}.`,
      },
    ],
  },
  callToAction: {
    heading: 'Choose your door',
    text: 'Suite Chini, Suite Juu, or the villa with everything behind the gate.',
    links: [
      { label: 'See suites and villa', href: '/room' },
      { label: 'Ask for a quote', href: '/contact' },
    ],
  },
};
