import type { z } from 'zod';
import * as field from '../../fields/field-types';
import { findById } from '../../fields/find-by-id';
import type { Resolved } from '../../fields/resolve-fields';

export const questionShape = {
  question: field.translatedText('Question', { translatorComment: 'question of a guest' }),
  answer: field.paragraph('Answer'),
};

/** A question with the same answer for all houses. */
export const sharedQuestionSchema = field.fieldset('Question', {
  id: field.slug('Short name, which no guest sees'),
  ...questionShape,
});

/** Questions of guests with their answers, on Pricing and on Contact. */
export const faqSchema = field.fieldset('Questions', {
  eyebrow: field.eyebrow(),
  heading: field.heading(),
  text: field.paragraph(),
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
