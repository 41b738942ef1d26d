import type { WrittenBusiness } from '../types';

/** The business behind all brands. Empty values and example domains have to be filled by the owner. */
export const business: WrittenBusiness = {
  // sample: the name of the host, as guests should read it
  host: 'Joya Zanzibar',
  email: 'hello@example.com',
  phone: '',
  phoneHasWhatsApp: false,
  address: { place: 'Jambiani Beach', region: 'Zanzibar', country: 'Tanzania' },
  // sample: the point on the map where the brands stand
  point: { latitude: -6.327, longitude: 39.548 },
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/' },
    { label: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  pictureNote: 'The pictures on this site are artist’s impressions. Photographs will follow.',
};
