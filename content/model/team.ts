import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { callToActionSchema, sectionIntroSchema } from './helpers/common-field-groups';

/** Roles instead of people, until there are real ones (ODD-39). */
const memberSchema = field.fieldset('Role', {
  role: field.translatedText('Role'),
  text: field.paragraph(),
  photo: field.photo(),
});

export const team = defineContentType({
  brand: field.fieldset(
    'Our Team',
    {
      intro: sectionIntroSchema,
      members: field.list('Roles', memberSchema, { min: 0, hint: 'without one the page is not on the site' }),
      callToAction: callToActionSchema,
    },
    { onlyOnPage: 'our_team' },
  ),
  resolve: ({ brand }) => brand,
});
export type TeamContent = ResolvedContent<typeof team>;
