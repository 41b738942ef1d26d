/** Groups of fields that several content types have. */
import type { z } from 'zod';
import * as field from '../../fields/field-types';
import type { Resolved } from '../../fields/resolved';

/** Introduction below the banner. */
export const pageIntroSchema = field.fieldset('Introduction', {
  eyebrow: field.eyebrow().optional(),
  heading: field.heading(),
  paragraphs: field.paragraphs(),
});
export type PageIntroContent = Resolved<z.infer<typeof pageIntroSchema>>;

/** What stands above most sections. */
export const sectionHeadShape = {
  eyebrow: field.eyebrow(),
  heading: field.heading(),
  text: field.paragraph(),
};

/** Introduction of a section. */
export const sectionIntroSchema = field.fieldset('Introduction', {
  ...sectionHeadShape,
  eyebrow: field.eyebrow().optional(),
});

export const createNamedTextSchema = (label: string) =>
  field.fieldset(label, { name: field.translatedText('Name'), text: field.paragraph() });
export type NamedText = Resolved<z.infer<ReturnType<typeof createNamedTextSchema>>>;

/** Call to action at the end of a page. */
export const callToActionSchema = field.fieldset('End of the page', {
  heading: field.heading(),
  text: field.paragraph(),
  links: field.list('Buttons', field.buttonLink()),
});
export type CallToActionContent = Resolved<z.infer<typeof callToActionSchema>>;

export const labelAndValueSchema = field.fieldset('Line of a table', {
  label: field.translatedText('What'),
  value: field.translatedText('Value'),
});
export type LabelAndValue = Resolved<z.infer<typeof labelAndValueSchema>>;

export const textSectionShape = {
  heading: field.heading(),
  paragraphs: field.paragraphs(),
  items: field.list('List', field.paragraph('Entry')).optional(),
};
/** A heading with the text below it. */
export const createTextSectionSchema = (label: string) => field.fieldset(label, textSectionShape);
export type TextSection = Resolved<z.infer<ReturnType<typeof createTextSectionSchema>>>;

/** A word for one thing and for several: "1 room", "2 rooms". */
export function createPluralFormsSchema(label: string, runtimePlaceholders: readonly string[] = []) {
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
