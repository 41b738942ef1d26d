/** Groups of fields that several content types have. */
import type { z } from 'zod';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolve-fields';
import { chooserPath } from './pages';

/** Introduction below the banner. */
export const pageIntro = field.fieldset('Introduction', {
  eyebrow: field.eyebrow().optional(),
  heading: field.heading(),
  paragraphs: field.paragraphs(),
});
export type PageIntroContent = Resolved<z.infer<typeof pageIntro>>;

/** Introduction of a section. */
export const sectionIntro = field.fieldset('Introduction', {
  eyebrow: field.eyebrow().optional(),
  heading: field.heading(),
  text: field.paragraph(),
});

export const noteFieldset = (label: string) =>
  field.fieldset(label, { name: field.translatedText('Name'), text: field.paragraph() });
export type Note = Resolved<z.infer<ReturnType<typeof noteFieldset>>>;

/** Call to action at the end of a page. */
export const callToAction = field.fieldset('End of the page', {
  heading: field.heading(),
  text: field.paragraph(),
  links: field.list('Buttons', field.buttonLink()),
});
export type CallToActionContent = Resolved<z.infer<typeof callToAction>>;

export const unbrandedLink = field.fieldset('Link to a page that asks which house', {
  label: field.buttonLabel(),
  unbrandedHref: chooserPath(),
});

export const labelAndValue = field.fieldset('Line of a table', {
  label: field.translatedText('What'),
  value: field.translatedText('Value'),
});
export type LabelAndValue = Resolved<z.infer<typeof labelAndValue>>;

export const textSectionFields = {
  heading: field.heading(),
  paragraphs: field.paragraphs(),
  items: field.list('List', field.paragraph('Entry')).optional(),
};
/** A heading with what is said below it. */
export const textSection = (label: string) => field.fieldset(label, textSectionFields);
export type TextSection = Resolved<z.infer<ReturnType<typeof textSection>>>;

/** A word for one thing and for several: "1 room", "2 rooms". */
export function pluralForms(label: string, runtimePlaceholders: readonly string[] = []) {
  const options = {
    translatorComment: 'a number and what is counted',
    runtimePlaceholders: ['count', ...runtimePlaceholders],
    optionalPlaceholders: true,
  } as const;
  return field.fieldset(label, {
    one: field.translatedText('One', options),
    other: field.translatedText('Several', options),
  });
}
