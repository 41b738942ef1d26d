import type { z } from 'zod';
import {
  buttonLabel,
  eyebrow,
  fieldset,
  heading,
  list,
  paragraph,
  photo,
  reference,
  sampleControlsFieldset,
  slug,
  translatedText,
  union,
} from '../fields/field-types';
import { findById } from '../fields/check-reference';
import type { Resolved } from '../fields/resolve-fields';
import { callToAction } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const question = {
  question: translatedText('Question', { translatorComment: 'question of a guest' }),
  answer: paragraph('Answer'),
};

const sharedQuestion = fieldset('Question', { id: slug('Short name, which no guest sees'), ...question });

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
        fieldset('Question of all houses', { same: reference('question', 'Question') }),
      ],
    ),
  ),
});

export const pricing = defineContentType({
  brand: fieldset('Pricing', {
    faq,
    /** Replaces the shared questions with the same short name, on Pricing and on Contact. */
    questions: list(
      'Shared questions in the words of this house',
      fieldset('Question', { id: reference('question', 'Question that it replaces'), ...question }),
    ).optional(),
    extras: fieldset('Extras', {
      items: list('Extras', fieldset('Extra', { text: paragraph(), photo: photo() }), { min: 0 }),
    }).optional(),
    callToAction,
  }),
  shared: fieldset('Pricing', {
    /** Placeholders, as specified (TPR-05): title and price are shown with each item. */
    extras: fieldset('Extras', {
      heading: heading(),
      note: translatedText('Note').optional(),
      title: translatedText('Title'),
      price: translatedText('Price'),
      purchase: sampleControlsFieldset('Button that sells nothing', {
        label: buttonLabel('Button'),
        note: translatedText('Note below the button'),
      }).optional(),
    }).optional(),
    questions: list('Questions with the same answer for all houses', sharedQuestion, { unique: ['id'] }),
  }),
  variables: ({ brand }) => ({ extras: brand.extras?.items.length ?? 0 }),
  resolve({
    brand: { questions: ownQuestions = [], extras: ownExtras, ...own },
    shared: { questions: sharedQuestions, extras },
  }) {
    const questions = [...ownQuestions, ...sharedQuestions];
    return {
      ...own,
      faq: resolveFaq(own.faq, questions),
      questions,
      ...(extras && ownExtras && ownExtras.items.length > 0 && { extras: { ...extras, ...ownExtras } }),
    };
  },
});
type PricingContent = ResolvedContent<typeof pricing>;
export type ExtrasContent = NonNullable<PricingContent['extras']>;

/** Fills in the questions and answers that are the same for all houses. */
export function resolveFaq(
  { list, ...rest }: Resolved<z.infer<typeof faq>>,
  questions: readonly Resolved<z.infer<typeof sharedQuestion>>[],
) {
  return {
    ...rest,
    list: list.map((entry): Question => {
      if (!('same' in entry)) return entry;
      const { question, answer } = findById(questions, entry.same);
      return { question, answer };
    }),
  };
}
export type FaqContent = ReturnType<typeof resolveFaq>;
export type Question = Resolved<z.infer<z.ZodObject<typeof question>>>;
