import type { z } from 'zod';
import { detail } from './about';
import {
  enquiryText,
  fieldset,
  heading,
  brandPath,
  buttonLabel,
  list,
  paragraph,
  paragraphs,
  photo,
} from '../fields/field-types';
import { pageIntro } from './page';
import type { Resolved } from '../fields/resolved';

const section = fieldset('Section', {
  heading: heading(),
  paragraphs: paragraphs(),
  photo: photo(),
  details: list('Table', detail).optional(),
});
export type HoneymoonSection = Resolved<z.infer<typeof section>>;

export const honeymoon = fieldset('Honeymoon', {
  intro: pageIntro,
  sections: list('Sections', section),
  planning: fieldset('Start planning', {
    heading: heading(),
    text: paragraph(),
    label: buttonLabel(),
    href: brandPath(),
    enquiry: enquiryText('First sentence of the guest’s message'),
  }),
});
export type HoneymoonContent = Resolved<z.infer<typeof honeymoon>>;
