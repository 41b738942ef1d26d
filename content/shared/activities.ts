import type { ActivitiesContent } from '../types';

/** The same for all brands. */
export const tide: ActivitiesContent['tide'] = {
  label:
    'A line that rises and falls twice: high water, about six hours later low water, then high and low again within a day.',
  highTide: 'High water',
  lowTide: 'Low water',
  interval: 'about six hours',
  notes: [
    {
      name: 'Twice a day',
      text: 'Two high waters and two low ones, with a little over six hours from one to the next.',
    },
    {
      name: 'Later each day',
      text: 'Everything moves on by about fifty minutes, so today’s swim before lunch is tomorrow’s swim after it.',
    },
    {
      name: 'By the moon',
      text: 'Around full and new moon the sea goes out furthest and comes in highest. At half moon it moves least.',
    },
  ],
};
