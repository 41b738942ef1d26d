import { emailService, formWords, map, sampleForm } from '../shared/contact';
import type { WrittenContact } from '../types';

export const contact: WrittenContact = {
  intro: {
    eyebrow: 'Karibu',
    heading: 'Ask us anything',
    paragraphs: [
      'Which room has the morning sun, whether the cot fits beside the bed, how early the kitchen can make coffee: write as you would to a neighbour.',
      'It helps to know your dates and how many of you are coming. If you do not know yet, ask anyway.',
    ],
  },
  words: { email: 'Write to us', phone: 'Call us', location: 'Find us' },
  emailService,
  form: {
    ...formWords,
    text: 'All three fields are needed, so that we know whom to answer.',
    mailtoLabel: 'Send the same message from your own e-mail',
    mailSubject: 'A question for {name}',
    addEnquiryLabel: 'Add this to your message',
  },
  map,
  directions: {
    heading: 'How to get here',
    list: [
      {
        from: 'From the airport',
        text: 'Across the island to the east coast, a good hour by car. Tell us when you land and we can send a driver.',
      },
      {
        from: 'From Stone Town',
        text: 'Roughly an hour and a quarter by car. The daladala minibus to Jambiani takes longer, costs little and is good company.',
      },
      {
        from: 'Along the beach',
        text: 'From Paje it is a long, flat walk over the sand. Look at the tide first: at high water the sea takes the path.',
      },
    ],
    note: 'All times are rough. Roads and rain decide.',
  },
  sampleForm,
  callToAction: {
    heading: 'Not decided yet?',
    text: 'Have a look at the rooms first. The question will still be here.',
    links: [
      { label: 'See the rooms', href: '/room' },
      { label: 'Find a room', href: '/find_room' },
    ],
  },
};
