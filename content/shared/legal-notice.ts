import type { LegalNoticeContent } from '../types';

/** The same in every language. A field that is empty is marked as missing on the page and listed by `npm run samples`. */
const owner: LegalNoticeContent['owner'] = {
  business: '',
  responsible: '',
  address: '',
  registration: '',
  licence: '',
};

export const legalNotice: LegalNoticeContent = {
  lead: 'Who runs this site, and how to reach them.',
  owner,
  fields: {
    heading: 'The business',
    labels: {
      business: 'Name of the business',
      responsible: 'Person responsible',
      address: 'Registered address',
      registration: 'Registration number',
      licence: 'Licence',
    },
    sample: 'Sample',
    missing: 'The owner has yet to fill this in.',
  },
  contactHeading: 'How to reach us',
  parts: [
    {
      heading: 'Prices and bookings',
      paragraphs: [
        'Prices here are in US dollars for one night and start from the figure shown. The booking page has the total for your dates. Nothing is sold on these pages.',
      ],
    },
    {
      heading: 'Words, pictures and map',
      paragraphs: [
        'Words and pictures belong to us, unless something else stands beside them. The map is made by the contributors of OpenStreetMap, under the Open Database License.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: ['For the sites that we link to, those who run them are responsible.'],
    },
  ],
};
