import type { z } from 'zod';
import {
  buttonLabel,
  union,
  eyebrow,
  fieldset,
  heading,
  list,
  paragraph,
  photo,
  slug,
  translatedText,
} from '../fields/field-types';
import { callToAction } from './page';
import type { Resolved } from '../fields/resolved';

const question = {
  question: translatedText('Question', { translatorComment: 'question of a guest' }),
  answer: paragraph('Answer'),
};

const sharedQuestion = fieldset('Question', { id: slug('Short name'), ...question });

export const sharedPricing = fieldset('Pricing', {
  /** Placeholders, as specified (TPR-05): title and price are shown with each item. */
  extras: fieldset('Extras', {
    heading: heading(),
    note: translatedText('Note'),
    title: translatedText('Title'),
    price: translatedText('Price'),
    purchaseLabel: buttonLabel('Button'),
    purchaseNote: translatedText('Note below the button'),
  }),
  questions: list('Questions with the same answer for all houses', sharedQuestion),
});

/** Questions of guests with their answers, on Pricing and on Contact. */
export const faq = fieldset('Questions', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  list: list(
    'Questions',
    union(
      'a question with its answer',
      'Write "question" and "answer", or "same" and the short name of a shared question.',
      [
        fieldset('Question of this house', question),
        fieldset('Question of all houses', { same: slug('Its short name') }),
      ],
    ),
  ),
});

export const pricing = fieldset('Pricing', {
  faq,
  /** Instead of the shared ones of the same short name, on Pricing and on Contact. */
  questions: list('Shared questions in the words of this house', sharedQuestion).optional(),
  extras: fieldset('Extras', {
    items: list('Extras', fieldset('Extra', { text: paragraph(), photo: photo() })),
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
