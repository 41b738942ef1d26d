import type { z } from 'zod';
import {
  buttonText,
  either,
  eyebrow,
  group,
  heading,
  list,
  paragraph,
  photo,
  slug,
  translatedText,
} from './fields';
import { callToAction } from './page';
import type { Resolved } from './resolved';

const question = {
  question: translatedText('Question', { note: 'question of a guest' }),
  answer: paragraph('Answer'),
};

const sharedQuestion = group('Question', { id: slug('Short name'), ...question });

export const sharedPricing = group('Pricing', {
  /** Placeholders, as specified (TPR-05): title and price are shown with each item. */
  extras: group('Extras', {
    heading: heading(),
    note: translatedText('Note'),
    title: translatedText('Title'),
    price: translatedText('Price'),
    purchaseLabel: buttonText('Button'),
    purchaseNote: translatedText('Note below the button'),
  }),
  questions: list('Questions with the same answer for all houses', sharedQuestion),
});

/** Questions of guests with their answers, on Pricing and on Contact. */
export const faq = group('Questions', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  list: list(
    'Questions',
    either(
      'a question with its answer',
      'Write "question" and "answer", or "same" and the short name of a shared question.',
      [
        group('Question of this house', question),
        group('Question of all houses', { same: slug('Its short name') }),
      ],
    ),
  ),
});

export const pricing = group('Pricing', {
  faq,
  /** Instead of the shared ones of the same short name, on Pricing and on Contact. */
  questions: list('Shared questions in the words of this house', sharedQuestion).optional(),
  extras: group('Extras', {
    items: list('Extras', group('Extra', { text: paragraph(), photo: photo() })),
  }),
  callToAction,
});

type PricingFiles = Resolved<z.infer<typeof pricing> & z.infer<typeof sharedPricing>>;
export type Question = Resolved<z.infer<z.ZodObject<typeof question>>>;
export interface FaqContent extends Omit<Resolved<z.infer<typeof faq>>, 'list'> {
  readonly list: readonly Question[];
}
export interface PricingContent extends Omit<PricingFiles, 'faq' | 'questions'> {
  readonly faq: FaqContent;
}
