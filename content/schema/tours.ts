import type { z } from 'zod';
import {
  controlText,
  count,
  enquirySentence,
  group,
  heading,
  list,
  number,
  paragraph,
  photo,
  price,
  slug,
  translatedText,
  buttonLink,
} from './fields';
import { callToAction, pageIntro } from './page';
import type { Resolved } from './resolved';

/** The tour entity of the specification (ENT-15). */
const tour = group('Tour', {
  id: slug('Short name'),
  title: translatedText('Name', { note: 'name of a tour' }),
  description: paragraph('Description'),
  price: price('Lowest price in US dollars'),
  highlights: list('Highlights', translatedText('Highlight')),
  image: photo(),
  maxGroup: count('Largest group'),
  rating: number('Stars', 5, 5),
  tide: translatedText('At which water, if it depends on the sea').optional(),
  hours: group('Duration in hours', { least: count('From'), most: count('To') }),
});

export const sharedTours = group('Tours', {
  tours: list('Tours', tour),
  enquiryAbout: enquirySentence('First sentence of the guest’s message', ['tour']),
  labels: group('Labels', {
    duration: translatedText('Duration'),
    maxGroup: translatedText('Largest group'),
    tide: translatedText('Tide'),
    highlights: translatedText('Highlights'),
    stars: controlText('Stars'),
    note: translatedText('Note'),
    contact: buttonLink(),
  }),
  information: group('Tour Information', {
    heading: heading(),
    blocks: list(
      'Blocks',
      group('Block', { title: heading(), items: list('Lines', translatedText('Line')) }),
    ),
  }),
});

export const tours = group('Tours', {
  intro: pageIntro,
  /** Instead of the shared ones. */
  descriptions: list(
    'Descriptions in the words of this house',
    group('Description', { tour: slug('Short name of the tour'), text: paragraph() }),
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
