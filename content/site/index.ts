import { photo } from '../photo';
import { business } from '../shared/business';
import { words } from '../shared/shell';
import type { SiteContent } from '../types';

/** Texts of pages without a brand. They name the brands of the site, however many there are. */
export const siteContent: SiteContent = {
  name: 'Joya Zanzibar',
  siteType: 'Joya Guest House Zanzibar',
  logoStyle: 'fine',
  themeBrand: 'beachsuites-villa',
  business,
  words,
  cardPhoto: photo('village-shore', 'The beach of Jambiani in Zanzibar'),
  landing: {
    title: 'Welcome',
    description: '{brands:Words} houses and one host on the beach of Jambiani, Zanzibar: {summaries:and}.',
    heading: 'Welcome to Jambiani',
    intro: '{brands:Words} houses on one beach in Zanzibar. Which one is yours?',
    highlighted: 'joya-boutique',
    linkLabel: 'Enter the house',
    servicesHeading: 'What each house does for you',
    services: ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island'],
  },
  chooserPages: {
    about: {
      title: 'About Us',
      description: 'Read about the people and the thinking {ofNames:or} in Jambiani.',
    },
    room: {
      title: 'Rooms',
      description: 'See the rooms of {names:or} in Jambiani.',
    },
    services: {
      title: 'Services',
      description: 'Restaurant, honeymoon, tours: see what {names:or} does for its guests.',
    },
    restaurant: {
      title: 'Restaurant',
      description: 'Opening hours and menu: see the restaurant {ofNames:or} in Jambiani.',
    },
    contact: {
      title: 'Contact',
      description: 'Write {toNames:or} on the beach of Jambiani in Zanzibar.',
    },
  },
  chooserText: {
    question: 'Which house?',
    hint: {
      two: 'Both stand on the beach of Jambiani. Choose one to go on.',
      many: 'All stand on the beach of Jambiani. Choose one to go on.',
    },
  },
  notFound: {
    title: 'Page Not Found',
    code: '404',
    heading: 'Page Not Found',
    message: 'The tide has taken this page with it. The houses are still where they were.',
    goHome: { label: 'Go Home', href: '/' },
    brandsHeading: 'Or go straight to a house',
  },
  offline: {
    title: 'No network',
    description:
      'What you can read of this site where there is no network, and how to reach us all the same.',
    heading: 'The network is out with the tide',
    message:
      'You have not opened this page on this device before, so it is not kept here. As soon as you are connected again, it opens by itself.',
    retry: 'Try again',
    kept: 'Kept on this device:',
  },
  namesInSentences: { of: 'of [name]', to: 'to [name]' },
};
