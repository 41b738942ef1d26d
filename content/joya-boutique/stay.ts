import { photo } from '../photo';
import { stay as stayOf } from '../shared/stay';

export const stay = stayOf([
  {
    id: 'sample-1',
    title: 'Sample room by the garden',
    text: 'A card that shows how a garden room would be offered here.',
    photo: photo('boutique-comfort', 'Bed with cushions and folded kanga cloths'),
  },
  {
    id: 'sample-2',
    title: 'Sample room by the sea',
    text: 'A card that shows how a room by the sea would be offered here.',
    photo: photo('sea-front-bed', 'Double bed in the morning light'),
  },
  {
    id: 'sample-3',
    title: 'Sample room with a balcony',
    text: 'A card that shows how a room with a balcony would be offered here.',
    photo: photo('garden-view-balcony', 'Table for two on the balcony, among the tops of the palms'),
  },
]);
