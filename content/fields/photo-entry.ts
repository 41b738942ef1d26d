import type { z } from 'zod';
import * as field from './field-types';

/** A file of content/photos: one photo, for every place that shows it. */
export const photoEntrySchema = field.fieldset('Picture', {
  file: field.photoFileName('File'),
  sample: field
    .boolean('This is a sample', 'take it out once it is your photograph, or the rendered picture may stay', {
      sample: 'photo',
    })
    .optional(),
  alt: field.altText(),
  /** The point that stays in the middle, as far as possible, where the photo is cropped. */
  focus: field
    .fieldset('Middle of the picture where it is cropped', {
      x: field.numberBetween('From the left edge (0) to the right (1)', 0, 1),
      y: field.numberBetween('From the top (0) to the bottom (1)', 0, 1),
    })
    .optional(),
});

export type PhotoEntry = z.infer<typeof photoEntrySchema>;
