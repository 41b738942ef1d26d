import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import { capitalize, numberInWords } from '../format';
import { photo } from '../photo';
import { business } from '../shared/business';
import { footer, helpLinks } from '../shared/footer';
import { header } from '../shared/header';
import { words } from '../shared/shell';
import type { BrandContent } from '../types';
import { about } from './about';
import { activities } from './activities';
import { blog } from './blog';
import { contact } from './contact';
import { explore } from './explore';
import { doubleRooms, name } from './facts';
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
  name,
  siteType: 'Joya Boutique Zanzibar',
  lodgingType: 'Hotel',
  roomLodgingType: 'HotelRoom',
  logoStyle: 'round',
  displayFont,
  tag: 'Budget-friendly',
  tagline: `${capitalize(numberInWords(doubleRooms))} double rooms around a garden, a few steps from the sand.`,
  summary: 'a small boutique hotel',
  booking: {
    url: 'https://www.booking.com/?currency=usd',
    navLabel: 'Book Now',
    cardLabel: 'BOOK NOW',
  },
  business,
  words,
  header,
  footer: {
    ...footer,
    intro: `A small white house with ${numberInWords(doubleRooms)} double rooms, a garden full of shade and the lagoon at the end of the path.`,
    help: { title: 'Help', links: [...helpLinks, { label: 'Boutique services', href: '/services' }] },
  },
  landingPhoto: photo('landing-boutique', 'White boutique house with green shutters in the morning sun'),
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
} satisfies BrandContent;
