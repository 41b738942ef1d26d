import type { z } from 'zod';
import { group, heading, list, paragraph, paragraphs, photo, translatedText } from './fields';
import { callToAction, sectionIntro } from './page';
import type { Resolved } from './resolved';

export const detail = group('Line of a table', {
  label: translatedText('What'),
  value: translatedText('Value'),
});

export const sharedAbout = group('About', {
  reception: group('Reception', { details: list('Good to know', detail) }),
});

export const about = group('About', {
  statement: translatedText('One sentence about the house, in large type', { widget: 'text' }),
  philosophy: group('Philosophy', { heading: heading(), paragraphs: paragraphs(), photo: photo() }),
  reception: group('Reception', { heading: heading(), paragraphs: paragraphs(), photo: photo() }),
  tailorMade: group('Tailor Made Experience', {
    heading: heading(),
    text: paragraph(),
    photos: list('Two pictures', photo(), { min: 2 }),
    examples: list('Examples', group('Example', { title: heading('Title'), text: paragraph() })),
  }),
  callToAction,
});
export type AboutContent = Resolved<z.infer<typeof about> & z.infer<typeof sharedAbout>>;

/** Roles instead of people, until there are real ones (ODD-39). */
const member = group('Role', { role: translatedText('Role'), text: paragraph(), photo: photo() });

export const team = group('Our Team', { intro: sectionIntro, members: list('Roles', member), callToAction });
export type TeamContent = Resolved<z.infer<typeof team>>;
