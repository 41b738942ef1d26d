import { capitalize, joinWithOr, numberInWords, joinWithAnd } from '../format';
import { photo } from '../photo';
import { business } from '../shared/business';
import { words } from '../shared/shell';
import type { Brand, SiteContent } from '../types';

/** Texts of pages without a brand. They name the brands of the site, however many there are. */
export function siteContent(brands: readonly Brand[]): SiteContent {
  const count = brands.length;
  const names = brands.map(({ name }) => name);
  const all = count === 2 ? 'Both' : 'All';
  return {
    name: 'Joya Zanzibar',
    siteType: 'Joya Guest House Zanzibar',
    logoStyle: 'fine',
    themeBrand: 'beachsuites-villa',
    business,
    words,
    cardPhoto: photo('village-shore', 'The beach of Jambiani in Zanzibar'),
    landing: {
      title: 'Welcome',
      description: `${capitalize(numberInWords(count))} houses and one host on the beach of Jambiani, Zanzibar: ${joinWithAnd(brands.map(({ summary }) => summary))}.`,
      heading: 'Welcome to Jambiani',
      intro: `${capitalize(numberInWords(count))} houses on one beach in Zanzibar. Which one is yours?`,
      highlighted: 'joya-boutique',
      linkLabel: 'Enter the house',
      servicesHeading: 'What each house does for you',
      services: ['restaurant', 'honeymoon', 'tours-activities', 'activities', 'explore-island'],
    },
    chooserPages: {
      about: {
        title: 'About Us',
        description: `Read about the people and the thinking ${joinWithOr(names.map((name) => `of ${name}`))} in Jambiani.`,
      },
      room: {
        title: 'Rooms',
        description: `See the rooms of ${joinWithOr(names)} in Jambiani.`,
      },
      services: {
        title: 'Services',
        description: `Restaurant, honeymoon, tours: see what ${joinWithOr(names)} does for its guests.`,
      },
      restaurant: {
        title: 'Restaurant',
        description: `Opening hours and menu: see the restaurant ${joinWithOr(names.map((name) => `of ${name}`))} in Jambiani.`,
      },
      contact: {
        title: 'Contact',
        description: `Write ${joinWithOr(names.map((name) => `to ${name}`))} on the beach of Jambiani in Zanzibar.`,
      },
    },
    chooserText: {
      question: 'Which house?',
      hint: `${all} stand on the beach of Jambiani. Choose one to go on.`,
    },
    notFound: {
      title: 'Page Not Found',
      code: '404',
      heading: 'Page Not Found',
      message: 'The tide has taken this page with it. The houses are still where they were.',
      goHome: { label: 'Go Home', href: '/' },
      brandsHeading: 'Or go straight to a house',
    },
  };
}
