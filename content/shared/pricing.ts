import { capitalize, numberInWords } from '../format';
import type { Photo, PricingContent } from '../types';
import { CHECK_IN_FROM, CHECK_OUT_BEFORE, COT_UNTIL, EXTRA_BED_UNTIL } from './policies';

type Question = PricingContent['faq']['list'][number];

/** Questions with the same answer for all brands. */
export const questions = {
  currency: {
    question: 'In which currency are the prices?',
    answer:
      'In US dollars, per night, starting from the price shown with each room. The booking page shows the total for your dates.',
  },
  times: {
    question: 'When can we arrive, and when do we leave?',
    answer: `Check-in is from ${CHECK_IN_FROM}; an early check-in is subject to availability. Check-out is before ${CHECK_OUT_BEFORE}.`,
  },
  children: {
    question: 'What about children and extra beds?',
    answer: `All ages are welcome. Baby cots are free for ages 0 to ${COT_UNTIL}. One extra bed per room is possible for ages ${COT_UNTIL + 1} to ${EXTRA_BED_UNTIL}, and for ${EXTRA_BED_UNTIL + 1} and over at an extra charge. The house has to confirm cots and extra beds before you arrive, so please ask.`,
  },
  transfer: {
    question: 'Can you fetch us from the airport?',
    answer:
      'Yes. Send us your flight number and how many you are, and we tell you the price before you decide. The drive takes a good hour.',
  },
  tours: {
    question: 'What do tours cost, and where do we book them?',
    answer:
      'Each tour has its starting price on the tours page. Tours are booked here, on location only; ask us for hours and rates.',
  },
} satisfies Record<string, Question>;

/** Placeholders, as specified (TPR-05). */
export function sampleExtras(items: readonly { readonly text: string; readonly photo: Photo }[]) {
  return {
    heading: 'Extras',
    note: `${capitalize(numberInWords(items.length))} samples hold the place of real extras and their prices.`,
    title: 'Room Services',
    price: '$12 per day',
    items,
    purchaseLabel: 'PURCHASES NOW',
    purchaseNote: 'This button is a sample: nothing is sold on this page. Please ask us for what you wish.',
  } satisfies PricingContent['extras'];
}
