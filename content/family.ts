import { business } from './shared/business';
import { words } from './shared/words';
import type { Family } from './types';

export const family: Family = {
  name: 'Joya Zanzibar',
  siteType: 'Joya Guest House Zanzibar',
  mark: 'fine',
  dressedAs: 'beachsuites-villa',
  business,
  words,
  icons: { tab: '/icons/family.svg', homeScreen: '/icons/family-touch.png' },
  socialCard: { src: '/social/family.jpg', alt: 'The beach of Jambiani in Zanzibar' },
  landing: {
    title: 'Welcome',
    description:
      'Two houses and one host on the beach of Jambiani, Zanzibar: private beach suites with a villa, and a small boutique hotel.',
    heading: 'Welcome to Jambiani',
    intro: 'Two houses on one beach in Zanzibar. Which one is yours?',
    highlighted: 'joya-boutique',
    enter: 'Enter the house',
    servicesHeading: 'What each house does for you',
    services: ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island'],
  },
  choosers: {
    about: {
      title: 'About Us',
      description:
        'Read about the people and the thinking of Joya Boutique or of Beach Suites & Villa in Jambiani.',
    },
    room: {
      title: 'Rooms',
      description: 'See the rooms of Joya Boutique or the suites of Beach Suites & Villa in Jambiani.',
    },
    services: {
      title: 'Services',
      description:
        'Restaurant, honeymoon, tours: see what Joya Boutique or Beach Suites & Villa does for its guests.',
    },
    restaurant: {
      title: 'Restaurant',
      description:
        'Opening hours and menu: see the restaurant of Joya Boutique or of Beach Suites & Villa in Jambiani.',
    },
    contact: {
      title: 'Contact',
      description: 'Write to Joya Boutique or to Beach Suites & Villa on the beach of Jambiani in Zanzibar.',
    },
  },
  chooser: { question: 'Which house?', hint: 'Both stand on the beach of Jambiani. Choose one to go on.' },
  notFound: {
    title: 'Page Not Found',
    code: '404',
    heading: 'Page Not Found',
    line: 'The tide has taken this page with it. The houses are still where they were.',
    goHome: { label: 'Go Home', href: '/' },
    doors: 'Or go straight to a house',
  },
};
