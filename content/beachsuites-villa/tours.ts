import { enquiryAbout, tourInformation, tours as list, tourWords } from '../shared/tours';
import type { WrittenTours } from '../types';

export const tours: WrittenTours = {
  intro: {
    eyebrow: 'Beyond the garden wall',
    heading: '{tours:Words} reasons to leave the pool',
    paragraphs: [
      'Each of these can be yours alone: private and custom tours are possible, and the hour of leaving is flexible. Nothing is booked in advance. You decide here, the evening before.',
    ],
  },
  tours: list,
  enquiryAbout,
  words: tourWords,
  information: tourInformation,
  callToAction: {
    heading: 'Or do not leave at all',
    text: 'The tide changes the view four times a day. There is plenty to do with it, and plenty not to.',
    links: [
      { label: 'A day by the tide', href: '/activities' },
      { label: 'Explore the island', href: '/explore-island' },
    ],
  },
};
