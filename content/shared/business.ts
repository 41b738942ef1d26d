import type { Business } from '../types';

/** The host of both houses. Values on example domains and empty ones wait for the owner. */
export const business: Business = {
  // sample: the name of the host, as guests should read it
  host: 'Joya Zanzibar',
  email: 'hello@example.com',
  phone: '',
  location: 'Jambiani Beach, Zanzibar, Tanzania',
  // sample: the point on the map where the houses stand; mlat and mlon go to search engines too
  mapsUrl: 'https://www.openstreetmap.org/?mlat=-6.3270&mlon=39.5480#map=15/-6.3270/39.5480',
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/' },
    { label: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  pictureNote: 'The pictures on this site are artist’s impressions.',
};
