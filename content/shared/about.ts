import type { AboutContent } from '../types';

export const arrivalFacts: AboutContent['reception']['facts'] = [
  { label: 'Check-in', value: 'From {checkInFrom:time}, anytime' },
  { label: 'Check-out', value: 'Before {checkOutBefore:spoken}' },
  { label: 'Breakfast', value: 'Included' },
  { label: 'Support', value: 'Day and night' },
];
