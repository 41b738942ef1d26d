import { photo } from '../photo';
import { business } from '../shared/business';
import { helpLinks, moreLinks } from '../shared/footer';
import { header } from '../shared/header';
import { words } from '../shared/words';
import type { Brand } from '../types';
import { about } from './about';
import { activities } from './activities';
import { blog } from './blog';
import { contact } from './contact';
import { explore } from './explore-island';
import { honeymoon } from './honeymoon';
import { home } from './home';
import { pages, root } from './pages';
import { pricing } from './pricing';
import { restaurant } from './restaurant';
import { rooms } from './rooms';
import { stay } from './stay';
import { services } from './services';
import { team } from './team';
import { tours } from './tours';

const id = 'joya-boutique';

export const joyaBoutique: Brand = {
  id,
  name: 'Joya Boutique',
  siteType: 'Joya Boutique Zanzibar',
  lodgingType: 'Hotel',
  mark: 'round',
  tag: 'Budget-friendly',
  line: 'Six double rooms around a garden, a few steps from the sand.',
  booking: {
    url: 'https://www.booking.com/?currency=usd',
    navLabel: 'Book Now',
    cardLabel: 'BOOK NOW',
  },
  business,
  words,
  header,
  footer: {
    intro:
      'A small white house with six double rooms, a garden full of shade and the lagoon at the end of the path.',
    help: { title: 'Help', links: [...helpLinks, { label: 'Boutique services', href: `/${id}/services` }] },
    nests: {
      title: 'Our Nests',
      links: [
        { label: 'Deluxe Garden Ground Floor', href: `/${id}/room/4` },
        { label: 'Deluxe Sea Front Ground Floor', href: `/${id}/room/6` },
        { label: 'Premium Sea View Top Floor', href: `/${id}/room/8` },
      ],
    },
    more: { title: 'Discover', links: moreLinks(id) },
    touchTitle: 'Get In Touch',
    otherHouses: {
      label: 'Our other house:',
      links: [
        { label: 'Beach Suites & Villa', href: '/beachsuites-villa' },
        { label: 'Both houses', href: '/' },
      ],
    },
  },
  landingPhoto: photo('landing-boutique', 'White boutique house with green shutters in the morning sun'),
  icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
  socialCard: {
    src: `/social/${id}.jpg`,
    alt: 'White boutique house with green shutters in the morning sun',
  },
  root,
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
};
