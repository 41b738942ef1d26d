import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { callToActionSchema, pageIntroSchema } from './helpers/common-field-groups';

const serviceSchema = field.fieldset('Service', {
  heading: field.heading(),
  text: field.paragraph(),
  photo: field.photo(),
  href: field.reference('page', 'Page'),
});

export const services = defineContentType({
  brand: field.fieldset('Services', {
    intro: pageIntroSchema,
    linkLabel: field.linkLabel(),
    cards: field.list('Services', serviceSchema),
    callToAction: callToActionSchema,
  }),
  resolve: ({ brand }) => brand,
});
export type ServicesContent = ResolvedContent<typeof services>;
