/** Groups of fields that several content types have. */
import type { z } from 'zod';
import {
  buttonLabel,
  buttonLink,
  eyebrow,
  fieldset,
  heading,
  list,
  paragraph,
  paragraphs,
  translatedText,
} from '../fields/field-types';
import type { Resolved } from '../fields/resolve-fields';
import { chooserPath } from './pages';

/** Introduction below the banner. */
export const pageIntro = fieldset('Introduction', {
  eyebrow: eyebrow().optional(),
  heading: heading(),
  paragraphs: paragraphs(),
});
export type PageIntro = Resolved<z.infer<typeof pageIntro>>;

/** Introduction of a section. */
export const sectionIntro = fieldset('Introduction', {
  eyebrow: eyebrow().optional(),
  heading: heading(),
  text: paragraph(),
});

export const noteFieldset = (label: string) =>
  fieldset(label, { name: translatedText('Name'), text: paragraph() });
export type Note = Resolved<z.infer<ReturnType<typeof noteFieldset>>>;

/** Call to action at the end of a page. */
export const callToAction = fieldset('End of the page', {
  heading: heading(),
  text: paragraph(),
  links: list('Buttons', buttonLink()),
});
export type CallToAction = Resolved<z.infer<typeof callToAction>>;

export const unbrandedLink = fieldset('Link to a page that asks which house', {
  label: buttonLabel(),
  unbrandedHref: chooserPath(),
});

export const labelAndValue = fieldset('Line of a table', {
  label: translatedText('What'),
  value: translatedText('Value'),
});
export type LabelAndValue = Resolved<z.infer<typeof labelAndValue>>;

export const textSectionFields = {
  heading: heading(),
  paragraphs: paragraphs(),
  items: list('List', paragraph('Entry')).optional(),
};
/** A heading with what is said below it. */
export const textSection = (label: string) => fieldset(label, textSectionFields);
export type TextSection = Resolved<z.infer<ReturnType<typeof textSection>>>;

/** A word for one thing and for several: "1 room", "2 rooms". */
export function pluralForms(label: string, runtimePlaceholders: readonly string[] = []) {
  const options = {
    translatorComment: 'a number and what is counted',
    runtimePlaceholders: ['count', ...runtimePlaceholders],
    optionalPlaceholders: true,
  } as const;
  return fieldset(label, {
    one: translatedText('One', options),
    other: translatedText('Several', options),
  });
}
export type PluralForms = Readonly<z.infer<ReturnType<typeof pluralForms>>>;
