import { fieldset, list, paragraph, photo, translatedText } from '../fields/field-types';
import { callToAction, sectionIntro } from './common-fields';
import { defineSubject, type ResolvedSubject } from './subject';

/** Roles instead of people, until there are real ones (ODD-39). */
const member = fieldset('Role', { role: translatedText('Role'), text: paragraph(), photo: photo() });

export const team = defineSubject({
  brand: fieldset('Our Team', {
    intro: sectionIntro,
    members: list('Roles', member),
    callToAction,
  }),
  resolve: ({ brand }) => brand,
});
export type TeamContent = ResolvedSubject<typeof team>;
