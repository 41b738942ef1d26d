import type { z } from 'zod';
import {
  buttonLabel,
  prefilledEnquiryText,
  fieldset,
  heading,
  list,
  paragraph,
  paragraphs,
  photo,
  reference,
} from '../fields/field-types';
import type { Resolved } from '../fields/resolve-fields';
import { labelAndValue, pageIntro } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

const section = fieldset('Section', {
  heading: heading(),
  paragraphs: paragraphs(),
  photo: photo(),
  details: list('Table', labelAndValue).optional(),
});
export type HoneymoonSection = Resolved<z.infer<typeof section>>;

export const honeymoon = defineContentType({
  brand: fieldset('Honeymoon', {
    intro: pageIntro,
    sections: list('Sections', section),
    planning: fieldset('Start planning', {
      heading: heading(),
      text: paragraph(),
      label: buttonLabel(),
      href: reference('page', 'Page'),
      enquiry: prefilledEnquiryText('First sentence of the guest’s message'),
    }),
  }),
  resolve: ({ brand }) => brand,
});
export type HoneymoonContent = ResolvedContent<typeof honeymoon>;
