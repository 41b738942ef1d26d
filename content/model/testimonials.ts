import type { z } from 'zod';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { defineContentType } from './content-type';

const testimonialSchema = field.fieldset('Guest', {
  name: field.translatedText('Name'),
  rating: field.starRating(),
  sample: field.boolean('This is a sample', 'take it out once a real guest is quoted, with their leave', {
    checkedByDefault: true,
    sample: 'guest',
  }),
  country: field.translatedText('Country'),
  quote: field.paragraph('What the guest said'),
});
export type Testimonial = Resolved<z.infer<typeof testimonialSchema>>;

export const testimonials = defineContentType({
  shared: field.fieldset('Words of guests', {
    list: field.list('Guests', testimonialSchema, { min: 0 }),
    labels: field.fieldset('Words of headings and buttons', {
      sample: field.controlLabel('Badge of a sample', { marksSample: true }),
      rating: field.controlLabel('Stars', { runtimePlaceholders: ['rating'] }),
      previous: field.controlLabel('Previous'),
      next: field.controlLabel('Next'),
    }),
  }),
  resolve: ({ shared }) => shared,
});
