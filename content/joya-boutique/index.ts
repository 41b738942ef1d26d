import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import { photo } from '../photo';
import { accessibility } from '../shared/accessibility';
import { business } from '../shared/business';
import { footer, helpLinks } from '../shared/footer';
import { header } from '../shared/header';
import { legalNotice } from '../shared/legal-notice';
import { privacy } from '../shared/privacy';
import { words } from '../shared/shell';
import type { BrandContent } from '../types';
import { about } from './about';
import { activities } from './activities';
import { blog } from './blog';
import { contact } from './contact';
import { explore } from './explore';
import { facts } from './facts';
import { honeymoon } from './honeymoon';
import { home } from './home';
import { pages, homeMeta } from './pages';
import { pricing } from './pricing';
import { restaurant } from './restaurant';
import { rooms } from './rooms';
import { stay } from './stay';
import { services } from './services';
import { team } from './team';
import './theme.css';
import { tours } from './tours';

export const joyaBoutique = {
  id: 'joya-boutique',
  name: 'Joya Boutique',
  siteType: 'Joya Boutique Zanzibar',
  lodgingType: 'Hotel',
  roomLodgingType: 'HotelRoom',
  logoStyle: 'round',
  displayFont,
  tag: 'Budget-friendly',
  tagline: '{doubleRooms:Words} double rooms around a garden, a few steps from the sand.',
  summary: 'a small boutique hotel',
  booking: {
    url: 'https://www.booking.com/?currency=usd',
    navLabel: 'Book Now',
    cardLabel: 'BOOK NOW',
  },
  facts,
  business,
  words,
  header,
  footer: {
    ...footer,
    intro:
      'A small white house with {doubleRooms:words} double rooms, a garden full of shade and the lagoon at the end of the path.',
    help: { title: 'Help', links: [...helpLinks, { label: 'Boutique services', href: '/services' }] },
  },
  landingPhoto: photo('landing-boutique', 'White boutique house with green shutters, its lamps lit at dusk'),
  homeMeta,
  pages,
  about,
  team,
  pricing,
  blog,
  contact,
  home,
  rooms,
  stay,
  restaurant,
  honeymoon,
  tours,
  activities,
  explore,
  services,
  privacy,
  accessibility,
  legalNotice,
} satisfies BrandContent;
