import type { z } from 'zod';
import { group, list, translatedText } from './fields';

const unit = { note: 'a figure and its unit' };

/** A word for one thing and for several: "1 room", "2 rooms". */
export const pluralForms = (label: string) =>
  group(label, {
    one: translatedText('One', { note: 'a number and what is counted', later: ['count'] }),
    other: translatedText('Several', { note: 'a number and what is counted', later: ['count'] }),
  });
export type PluralForms = Readonly<z.infer<ReturnType<typeof pluralForms>>>;

/** Texts that figures are written with. */
export const figures = group('Figures', {
  numbers: list(
    '0, 1, 2 … in words',
    translatedText('Number', { note: 'a number in a sentence', context: 'number' }),
  ),
  beds: group('Beds', {
    double: pluralForms('Double beds'),
    single: pluralForms('Single beds'),
  }),
  interior: translatedText('Size of a room', { ...unit, later: ['sqm'] }),
  hours: translatedText('Opening hours', {
    note: 'opening hours, in a table and in sentences',
    later: ['opens', 'closes'],
  }),
  noon: translatedText('Noon', unit),
  halfPast: translatedText('Half past', { ...unit, later: ['hour'] }),
  tourHours: translatedText('How long a tour takes', { ...unit, later: ['least', 'most'] }),
  tourPrice: translatedText('Price of a tour', { ...unit, later: ['price'] }),
});
export type FigureTexts = z.infer<typeof figures>;
