import { fieldset, heading, list, paragraph, paragraphs, photo, translatedText } from '../fields/field-types';
import { callToAction, labelAndValue } from './common-fields';
import { defineContentType, mergeFiles, type ResolvedContent } from './content-type';

export const about = defineContentType({
  brand: fieldset('About', {
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
  }),
  shared: fieldset('About', {
    reception: fieldset('Reception', { details: list('Good to know', labelAndValue) }),
  }),
  resolve: mergeFiles,
});
export type AboutContent = ResolvedContent<typeof about>;
