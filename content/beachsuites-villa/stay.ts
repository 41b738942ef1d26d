import { photo } from '../photo';
import { stay as stayOf } from '../shared/stay';

export const stay = stayOf([
  {
    id: 'sample-1',
    title: 'Sample suite by the garden',
    text: 'A card that shows how a suite would be offered here.',
    photo: photo('villa-bedroom', 'Bedroom of the villa with a carved bed and an arch to the sea'),
  },
  {
    id: 'sample-2',
    title: 'Sample suite by the pool',
    text: 'A card that shows how a suite with a pool would be offered here.',
    photo: photo('villa-night-pool', 'A pool lit at night'),
  },
  {
    id: 'sample-3',
    title: 'Sample suite with a salon',
    text: 'A card that shows how a suite with a living room would be offered here.',
    photo: photo('villa-salon', 'Salon with low sofas and carved doors'),
  },
]);
