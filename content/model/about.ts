import * as field from '../fields/field-types';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { callToActionSchema, labelAndValueSchema } from './helpers/common-field-groups';

export const about = defineContentType({
  brand: field.fieldset('About', {
    statement: field.paragraph('One sentence about the house, in large type'),
    philosophy: field.fieldset('Philosophy', {
      heading: field.heading(),
      paragraphs: field.paragraphs(),
      photo: field.photo(),
    }),
    reception: field.fieldset('Reception', {
      heading: field.heading(),
      paragraphs: field.paragraphs(),
      photo: field.photo(),
    }),
    tailorMade: field.fieldset('Tailor Made Experience', {
      heading: field.heading(),
      text: field.paragraph(),
      photos: field.list('Two pictures', field.photo(), { min: 2 }),
      examples: field.list(
        'Examples',
        field.fieldset('Example', { title: field.heading('Title'), text: field.paragraph() }),
      ),
    }),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('About', {
    reception: field.fieldset('Reception', { details: field.list('Good to know', labelAndValueSchema) }),
  }),
  resolve: mergeBrandAndSharedValues,
});
export type AboutContent = ResolvedContent<typeof about>;
