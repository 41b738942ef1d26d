import type { z } from 'zod';
import { group, list, words } from './fields';

const unit = { note: 'a figure and its unit' };

/** A word for one thing and for several: "1 room", "2 rooms". */
export const pluralForms = (label: string, later?: readonly string[]) =>
  group(label, {
    one: words('One', { note: 'after a number: singular or plural', later }),
    other: words('Several', { note: 'after a number: singular or plural', later }),
  });
export type PluralForms = Readonly<z.infer<ReturnType<typeof pluralForms>>>;

/** Texts that figures are written with. */
export const figures = group('Figures', {
  numbers: list('0, 1, 2 … in words', words('Number', { note: 'a number in a sentence', context: 'number' })),
  beds: group('Beds', {
    double: group('Double beds', {
      one: words('One', { ...unit, later: ['count'] }),
      other: words('Several', { ...unit, later: ['count'] }),
    }),
    single: group('Single beds', {
      one: words('One', { ...unit, later: ['count'] }),
      other: words('Several', { ...unit, later: ['count'] }),
    }),
  }),
  interior: words('Size of a room', { ...unit, later: ['sqm'] }),
  hours: words('Opening hours', {
    note: 'opening hours, in a table and in sentences',
    later: ['opens', 'closes'],
  }),
  noon: words('Noon', unit),
  halfPast: words('Half past', { ...unit, later: ['hour'] }),
  tourHours: words('How long a tour takes', { ...unit, later: ['least', 'most'] }),
  tourPrice: words('Price of a tour', { ...unit, later: ['price'] }),
});
export type FigureTexts = z.infer<typeof figures>;
