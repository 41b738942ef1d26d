import { formatHours } from '../format';
import { photo } from '../photo';
import { questions, sampleExtras } from '../shared/pricing';
import { breakfast } from '../shared/restaurant';
import type { PricingContent, Written } from '../types';

export const pricing: Written<PricingContent> = {
  faq: {
    eyebrow: 'Good to know',
    heading: 'What guests ask about prices',
    text: 'Short answers. The total for your dates is on the booking page.',
    list: [
      {
        question: 'Is breakfast included?',
        answer: `Yes, in every room and every night. It is cooked in the house, from ${formatHours(breakfast)}.`,
      },
      questions.currency,
      {
        question: 'Is Wi-Fi free?',
        answer: 'Yes, it is part of every stay. On the beach you are on your own.',
      },
      questions.times,
      questions.children,
      questions.transfer,
      questions.tours,
    ],
  },
  extras: sampleExtras([
    {
      text: 'For example breakfast, carried to your porch.',
      photo: photo('garden-room-porch', 'Porch of a garden room with a seat in the shade'),
    },
    {
      text: 'For example a basket for a day on the beach.',
      photo: photo('boutique-beach-chairs', 'Two loungers under a palm-leaf parasol in front of the lagoon'),
    },
    {
      text: 'For example dinner in the courtyard, by lantern.',
      photo: photo(
        'boutique-courtyard',
        'Table for two in the courtyard of the boutique house, among flowers and clay pots',
      ),
    },
  ]),
  callToAction: {
    heading: 'Now you know',
    text: 'Every room shows its price. The booking page opens in a new tab.',
    links: [
      { label: 'See rooms and prices', href: '/room' },
      { label: 'Ask about a price', href: '/contact' },
    ],
  },
};
