import { date, fieldset, list, paragraph, translatedText } from '../fields/field-types';
import { textSection } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

/** Says only what the tests of this site show; change both together. */
export const accessibility = defineContentType({
  shared: fieldset('Accessibility', {
    lead: paragraph('First sentences'),
    parts: list('Parts', textSection('Part')),
    complaint: textSection('Something in your way?'),
    reviewed: fieldset('Last reviewed', {
      text: translatedText('Text', { runtimePlaceholders: ['date'] }),
      date: date('Date'),
    }),
  }),
  resolve({ shared }, { formats }) {
    const { text, date } = shared.reviewed;
    return { ...shared, reviewed: formats.fill(text, { date: formats.formatDate(date) }) };
  },
});
export type AccessibilityContent = ResolvedContent<typeof accessibility>;
