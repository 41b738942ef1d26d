import { fieldset, heading, list, paragraph, translatedText, untranslatedText } from '../fields/field-types';
import { textSection } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const owner = (label: string) => untranslatedText(label, { allowEmpty: true });

export const legalNotice = defineContentType({
  shared: fieldset('Legal notice', {
    lead: paragraph('First sentences'),
    /** A field that is empty is marked as missing on the page and listed by `npm run samples`. */
    owner: fieldset('Who runs the site, as its law wants it named', {
      business: owner('Name of the business'),
      responsible: owner('Person responsible'),
      address: owner('Registered address'),
      registration: owner('Registration number'),
      licence: owner('Licence'),
    }),
    fields: fieldset('Words of headings and buttons', {
      heading: heading(),
      labels: fieldset('Words of headings and buttons', {
        business: translatedText('Name of the business'),
        responsible: translatedText('Person responsible'),
        address: translatedText('Registered address'),
        registration: translatedText('Registration number'),
        licence: translatedText('Licence'),
      }),
      sample: translatedText('Badge of an empty field', { marksSample: true }),
      missing: translatedText('In place of an empty field', { marksSample: true }),
    }),
    contactHeading: heading('Heading of the ways to reach us'),
    parts: list('Parts', textSection('Part')),
  }),
  resolve: ({ shared }) => shared,
});
export type LegalNoticeContent = ResolvedContent<typeof legalNotice>;
