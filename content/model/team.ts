import { fieldset, list, paragraph, photo, translatedText } from '../fields/field-types';
import { callToAction, sectionIntro } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

/** Roles instead of people, until there are real ones (ODD-39). */
const member = fieldset('Role', { role: translatedText('Role'), text: paragraph(), photo: photo() });

export const team = defineContentType({
  brand: fieldset('Our Team', {
    intro: sectionIntro,
    members: list('Roles', member, { min: 0, hint: 'without one the page is not on the site' }),
    callToAction,
  }),
  resolve: ({ brand }) => brand,
});
export type TeamContent = ResolvedContent<typeof team>;
