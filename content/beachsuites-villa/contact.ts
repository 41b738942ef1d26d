import { capitalize, numberInWords } from '../format';
import { emailService, formWords, map, sampleForm } from '../shared/contact';
import type { WrittenContact } from '../types';
import { name, suites } from './facts';

export const contact: WrittenContact = {
  intro: {
    eyebrow: 'At your pace',
    heading: 'Tell us what you have in mind',
    paragraphs: [
      'One suite or the whole villa, a table on the sand, a driver at the airport: a few lines are enough, and we take it from there.',
      'If you have dates, add them, and tell us how many you will be.',
    ],
  },
  words: { email: 'By e-mail', phone: 'By telephone', location: 'Where we are' },
  emailService,
  form: {
    ...formWords,
    text: 'All three fields are needed, so that the answer finds you.',
    mailtoLabel: 'Send the same message from your own e-mail program',
    mailSubject: `An enquiry for ${name}`,
    addEnquiryLabel: 'Add this to your message',
  },
  map,
  directions: {
    heading: 'Arriving',
    list: [
      {
        from: 'From the airport',
        text: 'A good hour by car, past villages, palms and the edge of Jozani forest. A transfer can be arranged before you fly.',
      },
      {
        from: 'From Stone Town',
        text: 'About an hour and a quarter by car. Spend a night there first, or keep it for a day trip.',
      },
      {
        from: 'The last steps',
        text: 'Jambiani is one long village between the coast road and the beach. Your driver turns towards the sea; we wait at the gate.',
      },
    ],
    note: 'Rough times, on a dry day without a queue.',
  },
  sampleForm,
  callToAction: {
    heading: 'Before you write',
    text: `${capitalize(numberInWords(suites))} suites, one villa: see which of them is yours.`,
    links: [
      { label: 'See suites and villa', href: '/room' },
      { label: 'Find a room', href: '/find_room' },
    ],
  },
};
