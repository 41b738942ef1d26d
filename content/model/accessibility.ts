import { date, fieldset, list, paragraph, translatedText } from '../fields/field-types';
import { textPart } from './common-fields';
import { defineSubject, type ResolvedSubject } from './subject';

/** Says only what the tests of this site show; change both together. */
export const accessibility = defineSubject({
  shared: fieldset('Accessibility', {
    lead: paragraph('Lead'),
    parts: list('Parts', textPart('Part')),
    complaint: textPart('Something in your way?'),
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
export type AccessibilityContent = ResolvedSubject<typeof accessibility>;
