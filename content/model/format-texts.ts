import type { z } from 'zod';
import * as field from '../fields/field-types';
import { createPluralFormsSchema } from './helpers/common-field-groups';

const unit = { translatorComment: 'a figure and its unit' };
const tourPrice = { ...unit, runtimePlaceholders: ['price'] };

/** Texts that figures are written with. */
export const formatTextSchema = field.fieldset('Figures', {
  numbers: field.list(
    'Numbers in words, from zero on',
    field.translatedText('Number', {
      translatorComment: 'a number in a sentence',
      translationContext: 'number',
    }),
  ),
  beds: field.fieldset('Beds', {
    double: createPluralFormsSchema('Double beds'),
    single: createPluralFormsSchema('Single beds'),
  }),
  interior: field.translatedText('Size of a room', { ...unit, runtimePlaceholders: ['sqm'] }),
  hours: field.translatedText('Opening hours', {
    translatorComment: 'opening hours, in a table and in sentences',
    runtimePlaceholders: ['opens', 'closes'],
  }),
  noon: field.translatedText('Noon', unit),
  halfPast: field.translatedText('Half past', { ...unit, runtimePlaceholders: ['hour'] }),
  tourHours: field.translatedText('How long a tour takes', {
    ...unit,
    runtimePlaceholders: ['least', 'most'],
  }),
  tourPrice: field.translatedText('Price of a tour', tourPrice),
  tourPriceFor: field.fieldset('Price of a tour, where it is known whom it is for', {
    person: field.translatedText('Each guest', tourPrice),
    group: field.translatedText('The group', tourPrice),
    boat: field.translatedText('The boat', tourPrice),
  }),
});
export type FormatTexts = z.infer<typeof formatTextSchema>;
