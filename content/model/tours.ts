import { deepMerge } from '../../lib/deep-merge';
import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { GOOD_TO_KNOW_FIELDS } from './good-to-know';
import { callToActionSchema, pageIntroSchema } from './helpers/common-field-groups';

/** The tour entity of the specification (ENT-15). */
const tourSchema = field.addCrossFieldRule(
  field.fieldset('Tour', {
    title: field.translatedText('Name', { translatorComment: 'name of a tour' }),
    id: field.slug('End of its address', { madeFrom: 'title' }),
    description: field.paragraph('Description'),
    price: field.dollarPrice('Lowest price in US dollars'),
    priceFor: GOOD_TO_KNOW_FIELDS.priceFor.field,
    highlights: field.list('Highlights', field.translatedText('Highlight')),
    photo: field.photo(),
    maxGroup: field.positiveInteger('Largest group'),
    minGroup: GOOD_TO_KNOW_FIELDS.minGroup.field,
    childrenOnTour: GOOD_TO_KNOW_FIELDS.childrenOnTour.field.optional(),
    rating: field.starRating().optional(),
    tide: field.translatedText('Tide that it needs, if it depends on the sea').optional(),
    hours: field.addCrossFieldRule(
      field.fieldset('Duration in hours', {
        least: field.positiveInteger('From'),
        most: field.positiveInteger('To'),
      }),
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
  brand: field.fieldset('Tours', {
    intro: pageIntroSchema,
    /** Replaces the shared descriptions. */
    descriptions: field
      .list(
        'Descriptions in the words of this house',
        field.fieldset('Description', { tour: field.reference('tour', 'Tour'), text: field.paragraph() }),
      )
      .optional(),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Tours', {
    tours: field.list('Tours', tourSchema, { unique: ['id'] }),
    enquiryAbout: field.prefilledEnquiryText('First sentence of the guest’s message', ['tour']),
    labels: field.fieldset('Words of headings and buttons', {
      duration: field.translatedText('Duration'),
      maxGroup: field.translatedText('Largest group'),
      minGroup: field.translatedText('Smallest group'),
      children: field.translatedText('Children'),
      tide: field.translatedText('Tide'),
      highlights: field.translatedText('Highlights'),
      stars: field.controlLabel('Stars', { runtimePlaceholders: ['rating'] }),
      note: field.translatedText('Note'),
      contact: field.buttonLink(),
    }),
    information: field.fieldset('Tour Information', {
      heading: field.heading(),
      blocks: field.list(
        'Blocks',
        field.fieldset('Block', {
          title: field.heading(),
          items: field.list('Lines', field.translatedText('Line')),
        }),
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
    { brand: { descriptions = [], ...brand }, shared: { tours: list, enquiryAbout, ...shared } },
    { formatters },
  ) {
    return {
      ...deepMerge(shared, brand),
      tours: list.map(({ hours, ...tour }) => ({
        ...tour,
        description:
          descriptions.find((description) => description.tour === tour.id)?.text ?? tour.description,
        /** "3-4 hours" */
        duration: formatters.fill(formatters.texts.tourHours, hours),
        /** "From $25", or "From $25 per person" */
        lowestPriceText: formatters.fill(
          tour.priceFor ? formatters.texts.tourPriceFor[tour.priceFor] : formatters.texts.tourPrice,
          { price: tour.price },
        ),
        /** First sentence of the contact message after CONTACT US. */
        enquiry: formatters.fill(enquiryAbout, { tour: tour.title }),
      })),
    };
  },
});
export type ToursContent = ResolvedContent<typeof tours>;
export type Tour = ToursContent['tours'][number];
export type TourLabels = ToursContent['labels'];
