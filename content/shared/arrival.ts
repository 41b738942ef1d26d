import type { AboutContent } from '../types';

export const arrivalFacts: AboutContent['reception']['facts'] = [
  { label: 'Check-in', value: 'From 9:00 AM, anytime' },
  { label: 'Check-out', value: 'Before noon' },
  { label: 'Breakfast', value: 'Included' },
  { label: 'Support', value: 'Day and night' },
];
