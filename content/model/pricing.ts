import type { z } from 'zod';
import * as field from '../fields/field-types';
import { findById } from '../fields/check-reference';
import type { Resolved } from '../fields/resolve-fields';
import { callToAction } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const questionFields = {
  question: field.translatedText('Question', { translatorComment: 'question of a guest' }),
  answer: field.paragraph('Answer'),
};

const sharedQuestionFields = field.fieldset('Question', {
  id: field.slug('Short name, which no guest sees'),
  ...questionFields,
});

/** Questions of guests with their answers, on Pricing and on Contact. */
export const faqFields = field.fieldset('Questions', {
  eyebrow: field.eyebrow(),
  heading: field.heading(),
  text: field.paragraph(),
  list: field.list(
    'Questions',
    field.union(
      'a question with its answer',
      'Write "question" and "answer", or "same" and the short name of a shared question.',
      [
        field.fieldset('Question of this house', questionFields),
        field.fieldset('Question of all houses', { same: field.reference('question', 'Question') }),
      ],
    ),
  ),
});

export const pricing = defineContentType({
  brand: field.fieldset('Pricing', {
    faq: faqFields,
    /** Replaces the shared questions with the same short name, on Pricing and on Contact. */
    questions: field
      .list(
        'Shared questions in the words of this house',
        field.fieldset('Question', {
          id: field.reference('question', 'Question that it replaces'),
          ...questionFields,
        }),
      )
      .optional(),
    extras: field
      .fieldset('Extras', {
        items: field.list(
          'Extras',
          field.fieldset('Extra', { text: field.paragraph(), photo: field.photo() }),
          { min: 0 },
        ),
      })
      .optional(),
    callToAction,
  }),
  shared: field.fieldset('Pricing', {
    /** Placeholders, as specified (TPR-05): title and price are shown with each item. */
    extras: field
      .fieldset('Extras', {
        heading: field.heading(),
        note: field.translatedText('Note').optional(),
        title: field.translatedText('Title'),
        price: field.translatedText('Price'),
        purchase: field
          .sampleControlsFieldset('Button that sells nothing', {
            label: field.buttonLabel('Button'),
            note: field.translatedText('Note below the button'),
          })
          .optional(),
      })
      .optional(),
    questions: field.list('Questions with the same answer for all houses', sharedQuestionFields, {
      unique: ['id'],
    }),
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
  { list, ...rest }: Resolved<z.infer<typeof faqFields>>,
  questions: readonly Resolved<z.infer<typeof sharedQuestionFields>>[],
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
export type Question = Resolved<z.infer<z.ZodObject<typeof questionFields>>>;
