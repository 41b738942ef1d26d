import { photo } from '../photo';
import type { RoomWords } from '../types';

export const roomWords: RoomWords = {
  viewDetails: 'View Details',
  pricePrefix: 'from',
  priceSuffix: 'per night',
  priceNote: 'The price for your dates is on the booking page.',
  adults: 'Adults',
  guestsLabel: 'Guests',
  sizeLabel: 'Size',
  bedsLabel: 'Beds',
  enquiryLabel: 'Ask about this room',
  enquiry: 'I would like to ask about [room].',
  description: 'About the room',
  policies: 'Good to know',
  amenities: 'Amenities',
  otherRooms: 'Other rooms of this house',
  gallery: {
    label: 'Pictures of the room: [room]',
    enlarge: 'Show the picture full screen',
  },
};

/** Fallback pictures of a gallery, that show no room (GAL-13). */
export const placeholders = [
  photo('calm-sand', 'Ripples in pale sand and a single shell'),
  photo('calm-water', 'Turquoise pool reaching towards the sea'),
  photo('calm-palm-shadow', 'Shadow of a palm leaf on a white wall'),
  photo('calm-arch', 'View of the lagoon through a white arch'),
  photo('calm-makuti', 'Palm-leaf thatch of a makuti roof'),
  photo('calm-shells', 'Shells on the sand'),
  photo('calm-kanga', 'Kanga cloths folded on a wooden bench'),
  photo('calm-horizon', 'Calm sea under an evening sky'),
];
