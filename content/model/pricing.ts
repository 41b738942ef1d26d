import type { z } from 'zod';
import * as field from '../fields/field-types';
import { findById } from '../fields/references';
import type { Resolved } from '../fields/resolved';
import { defineContentType, type ResolvedContent } from './content-type';
import { callToActionSchema, sectionHeadShape } from './helpers/common-field-groups';

const questionShape = {
  question: field.translatedText('Question', { translatorComment: 'question of a guest' }),
  answer: field.paragraph('Answer'),
};

/** A question with the same answer for all houses. */
const sharedQuestionSchema = field.fieldset('Question', {
  id: field.slug('Short name, which no guest sees'),
  ...questionShape,
});

/** Questions of guests with their answers, on Pricing and on Contact. */
export const faqSchema = field.fieldset('Questions', {
  ...sectionHeadShape,
  list: field.list(
    'Questions',
    field.union(
      'a question with its answer',
      'Write "question" and "answer", or "same" and the short name of a shared question.',
      [
        field.fieldset('Question of this house', questionShape),
        field.fieldset('Question of all houses', { same: field.reference('question', 'Question') }),
      ],
    ),
  ),
});

export const pricing = defineContentType({
  brand: field.fieldset('Pricing', {
    faq: faqSchema,
    /** Replaces the shared questions with the same short name, on Pricing and on Contact. */
    questions: field
      .list(
        'Shared questions in the words of this house',
        field.fieldset('Question', {
          id: field.reference('question', 'Question that it replaces'),
          ...questionShape,
        }),
      )
      .optional(),
    extras: field
      .fieldset(
        'Extras',
        {
          items: field.list(
            'Extras',
            field.fieldset('Extra', { text: field.paragraph(), photo: field.photo() }),
            { min: 0 },
          ),
        },
        { onlyOnPage: 'pricing' },
      )
      .optional(),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Pricing', {
    /** Samples, as specified (TPR-05): title and price are shown with each item. */
    extras: field
      .fieldset(
        'Extras',
        {
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
        },
        { onlyOnPage: 'pricing' },
      )
      .optional(),
    questions: field.list('Questions with the same answer for all houses', sharedQuestionSchema, {
      unique: ['id'],
    }),
  }),
  variables: ({ brand }) => ({ extras: brand.extras?.items.length ?? 0 }),
  resolve({
    brand: { questions: ownQuestions = [], extras: ownExtras, ...brand },
    shared: { questions: sharedQuestions, extras },
  }) {
    const questions = [...ownQuestions, ...sharedQuestions];
    return {
      ...brand,
      faq: resolveSharedQuestions(brand.faq, questions),
      questions,
      ...(extras && ownExtras && ownExtras.items.length > 0 && { extras: { ...extras, ...ownExtras } }),
    };
  },
});
type PricingContent = ResolvedContent<typeof pricing>;
export type SampleExtrasContent = NonNullable<PricingContent['extras']>;

/** Fills in the questions and answers that are the same for all houses. */
export function resolveSharedQuestions(
  { list, ...rest }: Resolved<z.infer<typeof faqSchema>>,
  questions: readonly Resolved<z.infer<typeof sharedQuestionSchema>>[],
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
export type FaqContent = ReturnType<typeof resolveSharedQuestions>;
type Question = Resolved<z.infer<z.ZodObject<typeof questionShape>>>;
