import type { AboutContent } from '../types';
import { CHECK_IN_FROM, CHECK_OUT_BEFORE } from './policies';

export const arrivalFacts: AboutContent['reception']['facts'] = [
  { label: 'Check-in', value: `From ${CHECK_IN_FROM}` },
  { label: 'Check-out', value: `Before ${CHECK_OUT_BEFORE}` },
  { label: 'Breakfast', value: 'Included' },
  { label: 'Support', value: 'Day and night' },
];
