import type { z } from 'zod';
import {
  boolean,
  controlLabel,
  fieldset,
  list,
  paragraph,
  reviewRating,
  translatedText,
} from '../fields/field-types';
import type { Resolved } from '../fields/resolve-fields';
import { defineContentType } from './content-type';

const testimonial = fieldset('Guest', {
  name: translatedText('Name'),
  rating: reviewRating(),
  sample: boolean('This is a sample', 'take it out once a real guest is quoted, with their leave').optional(),
  country: translatedText('Country'),
  quote: paragraph('What the guest said'),
});
export type Testimonial = Resolved<z.infer<typeof testimonial>>;

export const testimonials = defineContentType({
  shared: fieldset('Words of guests', {
    list: list('Guests', testimonial, { min: 0 }),
    labels: fieldset('Words of headings and buttons', {
      sample: controlLabel('Badge of a sample', { marksSample: true }),
      rating: controlLabel('Stars', { runtimePlaceholders: ['rating'] }),
      previous: controlLabel('Previous'),
      next: controlLabel('Next'),
    }),
  }),
  resolve: ({ shared }) => shared,
});
