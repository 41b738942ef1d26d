import type { z } from 'zod';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import {
  callToActionSchema,
  createNamedTextSchema,
  pageIntroSchema,
  sectionHeadShape,
} from './helpers/common-field-groups';

const activitySchema = field.fieldset('Activity', {
  name: field.translatedText('Name'),
  when: field.translatedText('Tide or hour'),
  text: field.paragraph(),
});

/** Activities for one state of the tide. */
const createTideSectionSchema = (label: string) =>
  field.fieldset(label, {
    ...sectionHeadShape,
    photo: field.photo(),
    activities: field.list('Activities', activitySchema),
  });
export type TideActivitiesSection = Resolved<z.infer<ReturnType<typeof createTideSectionSchema>>>;

export const activities = defineContentType({
  brand: field.fieldset('Activities', {
    intro: pageIntroSchema,
    lowTide: createTideSectionSchema('Low tide'),
    highTide: createTideSectionSchema('High tide'),
    anyTide: createTideSectionSchema('Any tide'),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Activities', {
    tide: field.fieldset('Chart of the tides', {
      label: field.paragraph('What the chart shows, for those who do not see it'),
      highTide: field.translatedText('High water'),
      lowTide: field.translatedText('Low water'),
      interval: field.translatedText('Time between the two'),
      notes: field.list('Notes', createNamedTextSchema('Note')),
    }),
  }),
  resolve: mergeBrandAndSharedValues,
});
export type ActivitiesContent = ResolvedContent<typeof activities>;
