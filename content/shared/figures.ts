import type { FigureTexts } from '../types';

/** How figures are written. */
export const figureTexts: FigureTexts = {
  // from 13 on in figures
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  beds: {
    double: { one: '{count:words} double bed', other: '{count:words} double beds' },
    single: { one: '{count:words} single bed', other: '{count:words} single beds' },
  },
  interior: '{sqm}sqm interior',
  hours: '{opens} to {closes}',
  noon: 'noon',
  halfPast: 'half past {hour:words}',
  tourHours: '{least}-{most} hours',
  tourPrice: 'From {price:dollars}',
};
