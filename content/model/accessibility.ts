import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { createTextSectionSchema } from './helpers/common-field-groups';

/** Says only what the tests of this site show; change both together. */
export const accessibility = defineContentType({
  shared: field.fieldset('Accessibility', {
    lead: field.paragraph('First sentences'),
    parts: field.list('Parts', createTextSectionSchema('Part')),
    complaint: createTextSectionSchema('Something in your way?'),
    reviewed: field.fieldset('Last reviewed', {
      text: field.translatedText('Text', { runtimePlaceholders: ['date'] }),
      date: field.date('Date'),
    }),
  }),
  resolve({ shared }, { formatters }) {
    const { text, date } = shared.reviewed;
    return { ...shared, reviewed: formatters.fill(text, { date: formatters.formatDate(date) }) };
  },
});
export type AccessibilityContent = ResolvedContent<typeof accessibility>;
