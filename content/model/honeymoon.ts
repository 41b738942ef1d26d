import type { z } from 'zod';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { defineContentType, type ResolvedContent } from './content-type';
import { labelAndValueSchema, pageIntroSchema } from './helpers/common-field-groups';

const sectionSchema = field.fieldset('Section', {
  heading: field.heading(),
  paragraphs: field.paragraphs(),
  photo: field.photo(),
  details: field.list('Table', labelAndValueSchema).optional(),
});
export type HoneymoonSection = Resolved<z.infer<typeof sectionSchema>>;

export const honeymoon = defineContentType({
  brand: field.fieldset('Honeymoon', {
    intro: pageIntroSchema,
    sections: field.list('Sections', sectionSchema),
    planning: field.fieldset('Start planning', {
      heading: field.heading(),
      text: field.paragraph(),
      label: field.buttonLabel(),
      href: field.reference('page', 'Page'),
      enquiry: field.prefilledEnquiryText('First sentence of the guest’s message'),
    }),
  }),
  resolve: ({ brand }) => brand,
});
export type HoneymoonContent = ResolvedContent<typeof honeymoon>;
