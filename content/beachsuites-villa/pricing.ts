import { numberInWords } from '../format';
import { photo } from '../photo';
import { questions, sampleExtras } from '../shared/pricing';
import type { PricingContent, Written } from '../types';
import { doubleBedrooms, guests, sofaBeds } from './facts';

export const pricing: Written<PricingContent> = {
  faq: {
    eyebrow: 'Before you decide',
    heading: 'Prices, plainly',
    text: 'What is included, what is not, and whom to ask.',
    list: [
      {
        question: 'What does the price of a suite include?',
        answer:
          'The suite with its own garden and private pool, breakfast, Wi-Fi, and somebody to call at any hour.',
      },
      questions.currency,
      {
        question: 'Can we take the whole villa?',
        answer: `Yes. It sleeps up to ${guests}: ${numberInWords(doubleBedrooms)} double en-suite bedrooms, and ${sofaBeds} extra single beds from the sofa. Both gardens and all pools are then yours alone.`,
      },
      questions.times,
      questions.children,
      questions.transfer,
      questions.tours,
    ],
  },
  extras: sampleExtras([
    {
      text: 'For example breakfast, laid beside your pool.',
      photo: photo('villa-breakfast', 'Breakfast table laid on the terrace of the villa'),
    },
    {
      text: 'For example a massage in the shade.',
      photo: photo('villa-loungers', 'Two loungers beside the pool'),
    },
    {
      text: 'For example dinner on the roof terrace.',
      photo: photo('villa-roof-terrace', 'Roof terrace with a pool and cushions under makuti at dusk'),
    },
  ]),
  callToAction: {
    heading: 'The rest is simple',
    text: 'Choose a suite and your dates, or let us write you a quote for the whole villa.',
    links: [
      { label: 'See suites and prices', href: '/room' },
      { label: 'Ask for a quote', href: '/contact' },
    ],
  },
};
