import type { z } from 'zod';
import { eyebrow, fieldset, heading, list, paragraph, photo, translatedText } from '../fields/field-types';
import { callToAction, note, pageIntro } from './page';
import type { Resolved } from '../fields/resolved';

/** The chart of the tides. */
export const sharedActivities = fieldset('Activities', {
  tide: fieldset('Chart of the tides', {
    label: translatedText('What the chart shows, for those who do not see it', { widget: 'textarea' }),
    highTide: translatedText('High water'),
    lowTide: translatedText('Low water'),
    interval: translatedText('Time between the two'),
    notes: list('Notes', note('Note')),
  }),
});

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
export type TideSection = Resolved<z.infer<ReturnType<typeof tideSection>>>;

export const activities = fieldset('Activities', {
  intro: pageIntro,
  lowTide: tideSection('Low tide'),
  highTide: tideSection('High tide'),
  anyTide: tideSection('Any tide'),
  callToAction,
});
export type ActivitiesContent = Resolved<z.infer<typeof activities> & z.infer<typeof sharedActivities>>;
