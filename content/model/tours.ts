import {
  buttonLink,
  controlLabel,
  dollars,
  prefilledEnquiryText,
  fieldset,
  heading,
  list,
  number,
  paragraph,
  photo,
  positiveInteger,
  reference,
  slug,
  translatedText,
  withRule,
} from '../fields/field-types';
import { deepMerge } from '../fields/resolve-fields';
import { callToAction, pageIntro } from './common-fields';
import { GOOD_TO_KNOW_FIELDS } from './good-to-know';
import { defineContentType, type ResolvedContent } from './content-type';

/** The tour entity of the specification (ENT-15). */
const tour = withRule(
  fieldset('Tour', {
    id: slug('End of its address'),
    title: translatedText('Name', { translatorComment: 'name of a tour' }),
    description: paragraph('Description'),
    price: dollars('Lowest price in US dollars'),
    priceFor: GOOD_TO_KNOW_FIELDS.priceFor.field,
    highlights: list('Highlights', translatedText('Highlight')),
    photo: photo(),
    maxGroup: positiveInteger('Largest group'),
    minGroup: GOOD_TO_KNOW_FIELDS.minGroup.field,
    childrenOnTour: GOOD_TO_KNOW_FIELDS.childrenOnTour.field.optional(),
    rating: number('Stars', 5, 5),
    tide: translatedText('Tide that it needs, if it depends on the sea').optional(),
    hours: withRule(
      fieldset('Duration in hours', { least: positiveInteger('From'), most: positiveInteger('To') }),
      ({ least, most }) =>
        least <= most
          ? undefined
          : {
              path: ['most'],
              problem: `the tour takes ${least} hours at least and ${most} at most.`,
              remedy: 'Change one of the two; the same figure twice is a fixed duration.',
            },
    ),
  }),
  ({ minGroup, maxGroup }) =>
    minGroup === undefined || minGroup <= maxGroup
      ? undefined
      : {
          path: ['minGroup'],
          problem: `the smallest group is ${minGroup}, the largest ${maxGroup}.`,
          remedy: 'Change one of the two.',
        },
);

export const tours = defineContentType({
  brand: fieldset('Tours', {
    intro: pageIntro,
    /** Replaces the shared descriptions. */
    descriptions: list(
      'Descriptions in the words of this house',
      fieldset('Description', { tour: reference('tour', 'Tour'), text: paragraph() }),
    ).optional(),
    callToAction,
  }),
  shared: fieldset('Tours', {
    tours: list('Tours', tour, { unique: ['id'] }),
    enquiryAbout: prefilledEnquiryText('First sentence of the guest’s message', ['tour']),
    labels: fieldset('Words of headings and buttons', {
      duration: translatedText('Duration'),
      maxGroup: translatedText('Largest group'),
      minGroup: translatedText('Smallest group'),
      children: translatedText('Children'),
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
  }),
  variables({ shared: { tours: list } }) {
    const prices = list.map(({ price }) => price);
    return {
      tours: list.length,
      lowestTourPrice: Math.min(...prices),
      highestTourPrice: Math.max(...prices),
    };
  },
  resolve(
    { brand: { descriptions = [], ...own }, shared: { tours: list, enquiryAbout, ...shared } },
    { formats },
  ) {
    return {
      ...deepMerge(shared, own),
      tours: list.map(({ hours, ...tour }) => ({
        ...tour,
        description: descriptions.find((one) => one.tour === tour.id)?.text ?? tour.description,
        /** "3-4 hours" */
        duration: formats.fill(formats.texts.tourHours, hours),
        /** "From $25", or "From $25 per person" */
        priceText: formats.fill(
          tour.priceFor ? formats.texts.tourPriceFor[tour.priceFor] : formats.texts.tourPrice,
          { price: tour.price },
        ),
        /** First sentence of the contact message after CONTACT US. */
        enquiry: formats.fill(enquiryAbout, { tour: tour.title }),
      })),
    };
  },
});
export type ToursContent = ResolvedContent<typeof tours>;
export type Tour = ToursContent['tours'][number];
export type TourLabels = ToursContent['labels'];
