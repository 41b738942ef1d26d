import displayFont from '@fontsource/cormorant/files/cormorant-latin-500-normal.woff2';
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

export const beachSuitesVilla = {
  id: 'beachsuites-villa',
  name: 'Beach Suites & Villa',
  siteType: 'Joya Beach Suites Zanzibar',
  lodgingType: 'Resort',
  roomLodgingType: 'Suite',
  logoStyle: 'fine',
  displayFont,
  tag: 'Luxury escape',
  tagline: '{suites:Words} private suites with pools and gardens, or the whole villa for {guests:words}.',
  summary: 'private beach suites with a villa',
  booking: {
    url: 'https://www.booking.com/?label=share-beach-suites-villa',
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
      'A villa of {suites:words} suites on the beach of Jambiani. Each suite has its own garden and an exclusive private pool.',
    help: { title: 'Help', links: helpLinks },
  },
  landingPhoto: photo('landing-villa', 'The villa and its pool at blue hour, lit from within'),
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
