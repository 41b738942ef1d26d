import { enquiryAbout, tourInformation, tours as list, tourWords } from '../shared/tours';
import type { WrittenTours } from '../types';

export const tours: WrittenTours = {
  intro: {
    eyebrow: 'Away for a few hours',
    heading: 'Go and see, be back for dinner',
    paragraphs: [
      '{tours:Words} trips, from two hours under sail to most of a day. Nothing to pay here and nothing to click through: you book when you are with us, over breakfast, when you know how the weather feels.',
    ],
  },
  tours: list,
  enquiryAbout,
  words: tourWords,
  information: tourInformation,
  callToAction: {
    heading: 'Rather stay near?',
    text: 'The lagoon fills a day by itself. If you would rather go alone, the distances are on our map.',
    links: [
      { label: 'Low tide, high tide', href: '/activities' },
      { label: 'Map of the island', href: '/explore-island' },
    ],
  },
};
