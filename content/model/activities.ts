import type { z } from 'zod';
import { eyebrow, fieldset, heading, list, paragraph, photo, translatedText } from '../fields/field-types';
import type { Resolved } from '../fields/resolve-fields';
import { callToAction, noteFieldset, pageIntro } from './common-fields';
import { defineContentType, mergeFiles, type ResolvedContent } from './content-type';

const activity = fieldset('Activity', {
  name: translatedText('Name'),
  when: translatedText('Tide or hour'),
  text: paragraph(),
});

/** Activities for one state of the tide. */
const tideSection = (label: string) =>
  fieldset(label, {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    photo: photo(),
    activities: list('Activities', activity),
  });
export type TideActivitiesSection = Resolved<z.infer<ReturnType<typeof tideSection>>>;

export const activities = defineContentType({
  brand: fieldset('Activities', {
    intro: pageIntro,
    lowTide: tideSection('Low tide'),
    highTide: tideSection('High tide'),
    anyTide: tideSection('Any tide'),
    callToAction,
  }),
  shared: fieldset('Activities', {
    tide: fieldset('Chart of the tides', {
      label: translatedText('What the chart shows, for those who do not see it', { widget: 'textarea' }),
      highTide: translatedText('High water'),
      lowTide: translatedText('Low water'),
      interval: translatedText('Time between the two'),
      notes: list('Notes', noteFieldset('Note')),
    }),
  }),
  resolve: mergeFiles,
});
export type ActivitiesContent = ResolvedContent<typeof activities>;
