import type { z } from 'zod';
import { eyebrow, group, heading, list, paragraph, photo, translatedText } from './fields';
import { callToAction, note, pageIntro } from './page';
import type { Resolved } from './resolved';

/** The chart of the tides. */
export const sharedActivities = group('Activities', {
  tide: group('Chart of the tides', {
    label: translatedText('What the chart shows, for those who do not see it', { widget: 'text' }),
    highTide: translatedText('High water'),
    lowTide: translatedText('Low water'),
    interval: translatedText('Time between the two'),
    notes: list('Notes', note('Note')),
  }),
});

const activity = group('Activity', {
  name: translatedText('Name'),
  when: translatedText('Tide or hour'),
  text: paragraph(),
});

/** Activities for one state of the tide. */
const tideSection = (label: string) =>
  group(label, {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    photo: photo(),
    activities: list('Activities', activity),
  });
export type TideSection = Resolved<z.infer<ReturnType<typeof tideSection>>>;

export const activities = group('Activities', {
  intro: pageIntro,
  lowTide: tideSection('Low tide'),
  highTide: tideSection('High tide'),
  anyTide: tideSection('Any tide'),
  callToAction,
});
export type ActivitiesContent = Resolved<z.infer<typeof activities> & z.infer<typeof sharedActivities>>;
