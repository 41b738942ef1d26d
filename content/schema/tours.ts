import type { z } from 'zod';
import {
  controlLabel,
  positiveInteger,
  enquiryText,
  fieldset,
  heading,
  list,
  number,
  paragraph,
  photo,
  dollars,
  slug,
  translatedText,
  buttonLink,
} from '../fields/field-types';
import { callToAction, pageIntro } from './page';
import type { Resolved } from '../fields/resolved';

/** The tour entity of the specification (ENT-15). */
const tour = fieldset('Tour', {
  id: slug('Short name'),
  title: translatedText('Name', { translatorComment: 'name of a tour' }),
  description: paragraph('Description'),
  price: dollars('Lowest price in US dollars'),
  highlights: list('Highlights', translatedText('Highlight')),
  image: photo(),
  maxGroup: positiveInteger('Largest group'),
  rating: number('Stars', 5, 5),
  tide: translatedText('At which water, if it depends on the sea').optional(),
  hours: fieldset('Duration in hours', { least: positiveInteger('From'), most: positiveInteger('To') }),
});

export const sharedTours = fieldset('Tours', {
  tours: list('Tours', tour),
  enquiryAbout: enquiryText('First sentence of the guest’s message', ['tour']),
  labels: fieldset('Labels', {
    duration: translatedText('Duration'),
    maxGroup: translatedText('Largest group'),
    tide: translatedText('Tide'),
    highlights: translatedText('Highlights'),
    stars: controlLabel('Stars'),
    note: translatedText('Note'),
    contact: buttonLink(),
  }),
  information: fieldset('Tour Information', {
    heading: heading(),
    blocks: list(
      'Blocks',
      fieldset('Block', { title: heading(), items: list('Lines', translatedText('Line')) }),
    ),
  }),
});

export const tours = fieldset('Tours', {
  intro: pageIntro,
  /** Instead of the shared ones. */
  descriptions: list(
    'Descriptions in the words of this house',
    fieldset('Description', { tour: slug('Short name of the tour'), text: paragraph() }),
  ).optional(),
  callToAction,
});

type ToursFiles = Resolved<z.infer<typeof tours> & z.infer<typeof sharedTours>>;
export type TourLabels = ToursFiles['labels'];

export interface Tour extends Omit<ToursFiles['tours'][number], 'hours'> {
  /** "3-4 hours" */
  readonly duration: string;
  /** "From $25" */
  readonly priceText: string;
  /** First sentence of the contact message after CONTACT US. */
  readonly enquiry: string;
}

export interface ToursContent extends Omit<ToursFiles, 'tours' | 'descriptions' | 'enquiryAbout'> {
  readonly tours: readonly Tour[];
}
