import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { createTextSectionSchema } from './helpers/common-field-groups';

const createOwnerTextSchema = (label: string) =>
  field.nonTranslatableText(label, { allowEmpty: true, sample: 'owner' });

export const legalNotice = defineContentType({
  shared: field.fieldset('Legal notice', {
    lead: field.paragraph('First sentences'),
    /** A field that is empty is marked as missing on the page and listed by `npm run samples`. */
    owner: field.fieldset('Who runs the site, as its law wants it named', {
      business: createOwnerTextSchema('Name of the business'),
      responsible: createOwnerTextSchema('Person responsible'),
      address: createOwnerTextSchema('Registered address'),
      registration: createOwnerTextSchema('Registration number'),
      licence: createOwnerTextSchema('Licence'),
    }),
    fields: field.fieldset('Words of headings and buttons', {
      heading: field.heading(),
      labels: field.fieldset('Words of headings and buttons', {
        business: field.translatedText('Name of the business'),
        responsible: field.translatedText('Person responsible'),
        address: field.translatedText('Registered address'),
        registration: field.translatedText('Registration number'),
        licence: field.translatedText('Licence'),
      }),
      sample: field.translatedText('Badge of an empty field', { marksSample: true }),
      missing: field.translatedText('In place of an empty field', { marksSample: true }),
    }),
    contactHeading: field.heading('Heading of the ways to reach us'),
    parts: field.list('Parts', createTextSectionSchema('Part')),
  }),
  resolve: ({ shared }) => shared,
});
export type LegalNoticeContent = ResolvedContent<typeof legalNotice>;
