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

const id = 'beachsuites-villa';

export const beachSuitesVilla: Brand = {
  id,
  name: 'Beach Suites & Villa',
  siteType: 'Joya Beach Suites Zanzibar',
  lodgingType: 'Resort',
  mark: 'fine',
  tag: 'Luxury escape',
  line: 'Two private suites with pools and gardens, or the whole villa for ten.',
  booking: {
    url: 'https://www.booking.com/?label=share-beach-suites-villa',
    navLabel: 'Book Now',
    cardLabel: 'BOOK NOW',
  },
  business,
  words,
  header,
  footer: {
    intro:
      'A villa of two suites on the beach of Jambiani. Each suite has its own garden and an exclusive private pool.',
    help: { title: 'Help', links: helpLinks },
    nests: {
      title: 'Our Nests',
      links: [
        { label: 'Suite Chini', href: `/${id}/room/1` },
        { label: 'Suite Juu', href: `/${id}/room/2` },
        { label: "Villa Joya'", href: `/${id}/room/3` },
      ],
    },
    more: { title: 'Discover', links: moreLinks(id) },
    touchTitle: 'Get In Touch',
    otherHouses: {
      label: 'Our other house:',
      links: [
        { label: 'Joya Boutique', href: '/joya-boutique' },
        { label: 'Both houses', href: '/' },
      ],
    },
  },
  landingPhoto: photo('landing-villa', 'The villa and its pool at blue hour, lit from within'),
  icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
  socialCard: {
    src: `/social/${id}.jpg`,
    alt: 'The villa and its pool at blue hour, lit from within',
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
