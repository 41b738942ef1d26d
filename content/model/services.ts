import { fieldset, heading, linkLabel, list, paragraph, photo, reference } from '../fields/field-types';
import { callToAction, pageIntro } from './common-fields';
import { defineSubject, type ResolvedSubject } from './subject';

const card = fieldset('Service', {
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  href: reference('page', 'Page'),
});

export const services = defineSubject({
  brand: fieldset('Services', {
    intro: pageIntro,
    linkLabel: linkLabel(),
    cards: list('Services', card),
    callToAction,
  }),
  resolve: ({ brand }) => brand,
});
export type ServicesContent = ResolvedSubject<typeof services>;
