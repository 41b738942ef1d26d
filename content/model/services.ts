import { fieldset, heading, linkLabel, list, paragraph, photo, reference } from '../fields/field-types';
import { callToAction, pageIntro } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const card = fieldset('Service', {
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  href: reference('page', 'Page'),
});

export const services = defineContentType({
  brand: fieldset('Services', {
    intro: pageIntro,
    linkLabel: linkLabel(),
    cards: list('Services', card),
    callToAction,
  }),
  resolve: ({ brand }) => brand,
});
export type ServicesContent = ResolvedContent<typeof services>;
