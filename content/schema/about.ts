import type { z } from 'zod';
import { fieldset, heading, list, paragraph, paragraphs, photo, translatedText } from '../fields/field-types';
import { callToAction, sectionIntro } from './page';
import type { Resolved } from '../fields/resolved';

export const detail = fieldset('Line of a table', {
  label: translatedText('What'),
  value: translatedText('Value'),
});

export const sharedAbout = fieldset('About', {
  reception: fieldset('Reception', { details: list('Good to know', detail) }),
});

export const about = fieldset('About', {
  statement: translatedText('One sentence about the house, in large type', { widget: 'textarea' }),
  philosophy: fieldset('Philosophy', { heading: heading(), paragraphs: paragraphs(), photo: photo() }),
  reception: fieldset('Reception', { heading: heading(), paragraphs: paragraphs(), photo: photo() }),
  tailorMade: fieldset('Tailor Made Experience', {
    heading: heading(),
    text: paragraph(),
    photos: list('Two pictures', photo(), { min: 2 }),
    examples: list('Examples', fieldset('Example', { title: heading('Title'), text: paragraph() })),
  }),
  callToAction,
});
export type AboutContent = Resolved<z.infer<typeof about> & z.infer<typeof sharedAbout>>;

/** Roles instead of people, until there are real ones (ODD-39). */
const member = fieldset('Role', { role: translatedText('Role'), text: paragraph(), photo: photo() });

export const team = fieldset('Our Team', {
  intro: sectionIntro,
  members: list('Roles', member),
  callToAction,
});
export type TeamContent = Resolved<z.infer<typeof team>>;
