import * as field from '../fields/field-types';
import { callToAction, pageIntro } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const serviceFields = field.fieldset('Service', {
  heading: field.heading(),
  text: field.paragraph(),
  photo: field.photo(),
  href: field.reference('page', 'Page'),
});

export const services = defineContentType({
  brand: field.fieldset('Services', {
    intro: pageIntro,
    linkLabel: field.linkLabel(),
    cards: field.list('Services', serviceFields),
    callToAction,
  }),
  resolve: ({ brand }) => brand,
});
export type ServicesContent = ResolvedContent<typeof services>;
