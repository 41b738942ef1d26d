import type { z } from 'zod';
import { fieldset, list, translatedText } from '../fields/field-types';
import { pluralForms } from './common-fields';
import { defineContentType } from './content-type';

const unit = { translatorComment: 'a figure and its unit' };
const tourPrice = { ...unit, runtimePlaceholders: ['price'] };

/** Texts that figures are written with. */
export const formatTextFields = fieldset('Figures', {
  numbers: list(
    'Numbers in words, from zero on',
    translatedText('Number', { translatorComment: 'a number in a sentence', translationContext: 'number' }),
  ),
  beds: fieldset('Beds', {
    double: pluralForms('Double beds'),
    single: pluralForms('Single beds'),
  }),
  interior: translatedText('Size of a room', { ...unit, runtimePlaceholders: ['sqm'] }),
  hours: translatedText('Opening hours', {
    translatorComment: 'opening hours, in a table and in sentences',
    runtimePlaceholders: ['opens', 'closes'],
  }),
  noon: translatedText('Noon', unit),
  halfPast: translatedText('Half past', { ...unit, runtimePlaceholders: ['hour'] }),
  tourHours: translatedText('How long a tour takes', { ...unit, runtimePlaceholders: ['least', 'most'] }),
  tourPrice: translatedText('Price of a tour', tourPrice),
  tourPriceFor: fieldset('Price of a tour, where it is known whom it is for', {
    person: translatedText('Each guest', tourPrice),
    group: translatedText('The group', tourPrice),
    boat: translatedText('The boat', tourPrice),
  }),
});
export type FormatTexts = z.infer<typeof formatTextFields>;

export const formatTexts = defineContentType({ shared: formatTextFields, resolve: ({ shared }) => shared });
