import { tourInformation, tours as list, tourWords } from '../shared/tours';
import type { ToursContent } from '../types';

export const tours: ToursContent = {
  intro: {
    eyebrow: 'Six days out',
    heading: 'Go and see, be back for supper',
    paragraphs: [
      'Six trips, from two hours under sail to most of a day. Nothing to pay here and nothing to click through: you book when you are with us, over breakfast, when you know how the weather feels.',
    ],
  },
  tours: list,
  words: tourWords,
  information: tourInformation,
  nextStep: {
    heading: 'Rather stay near?',
    text: 'The lagoon in front of the house is a day out by itself, and the road starts at the gate.',
    links: [
      { label: 'Low tide, high tide', href: '/activities' },
      { label: 'Map of the island', href: '/explore-island' },
    ],
  },
};
