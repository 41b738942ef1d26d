import type { FAQPage, Question } from 'schema-dts';
import type { FaqContent } from '@/content/model/pricing';

/** The questions of guests that a page answers. */
export function createFaqPageJsonLd({ list }: FaqContent): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
