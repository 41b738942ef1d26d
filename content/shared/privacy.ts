import { worksOffline } from '../site/offline';
import type { PrivacyContent } from '../types';

// sample: what the house does with messages and its duties by law; have whoever advises you read this page
export const privacy: PrivacyContent = {
  lead: 'No cookies, no counting of visitors, no advertising. What this site remembers, it remembers in your own browser, and you can clear it here.',
  stored: {
    heading: 'What your browser keeps',
    paragraphs: [
      'So that you need not choose twice, this site leaves a few short notes in your browser. None of them is sent to us or to anybody else. These are all there are:',
    ],
    local: {
      heading: 'Until you clear it (local storage)',
      entries: {
        darkMode: 'Whether you switched to the dark or to the light look.',
        motionPaused: 'Whether you paused what moves.',
        language: 'The language you chose from the list.',
        languageOffered: 'That another language was offered to you, so that it is offered only once.',
        dismissedNotices: 'Which of our notices you have closed.',
        'contact-waiting':
          'A message that you wrote without a network. It waits here until you send it, and then it goes.',
      },
    },
    session: {
      heading: 'Until you close the tab (session storage)',
      entries: {
        enquiry:
          'The first sentence of your message, when you follow a link that asks about a room, a tour or your dates. The contact form takes it out again.',
        'contact-draft':
          'What you have typed into the contact form, so that a reload does not lose it. It goes when the message is sent.',
      },
    },
    copies: [
      ...(worksOffline
        ? [
            'So that you can read us without a network, your browser also keeps the pages that you open here, with their pictures, and up to 400 KB ahead of that: our contact page, the rooms and the house rules. The button takes these away as well; they come again with the next page.',
          ]
        : []),
      'Your browser also keeps copies of pages and pictures for a while, as it does with every site, so that they open faster. They go when you clear its cache.',
    ],
    withoutScript:
      'Without JavaScript this site writes none of these. What an earlier visit left goes when you clear the data of this site in the settings of your browser.',
    clear: {
      button: 'Clear all of it',
      cleared:
        'Done: your browser keeps none of these any more. A message begun in another tab goes when you close that tab.',
      blocked: 'Your browser does not let this site keep anything, so there is nothing to clear.',
    },
  },
  recipients: {
    heading: 'What leaves for other sites, and when',
    paragraphs: [
      'Pages, pictures and typefaces come from this site alone. Another site hears from your browser in these cases only. Like every site that is called, it then learns the address of your connection (IP address) and your kind of browser.',
    ],
    list: [
      {
        name: 'When you send a message',
        text: 'The contact form hands your name, your e-mail address and your message to EmailJS, which sends them on to us as an e-mail. That happens when you press the button, and not before.',
        policy: { label: 'Privacy policy of EmailJS', url: 'https://www.emailjs.com/legal/privacy-policy/' },
      },
      {
        name: 'When you come near the map',
        text: 'The map on the contact page comes from OpenStreetMap. Your browser fetches it when you come near it, which on a large screen or without JavaScript is as soon as that page opens. No other page fetches it. The address and the way to us stand beside it in words.',
        policy: {
          label: 'Privacy policy of OpenStreetMap',
          url: 'https://osmfoundation.org/wiki/Privacy_Policy',
        },
      },
      {
        name: 'When you book',
        text: 'The booking button opens {bookingSite} in a new tab. What you do there is between you and that site.',
      },
      {
        name: 'When you follow another link',
        text: 'Links to the large map, to our pages elsewhere and, where we offer it, to WhatsApp open in a new tab. Nothing is fetched from there before.',
      },
    ],
  },
  parts: [
    {
      heading: 'What the host of these pages sees',
      paragraphs: [
        'The computer that delivers these pages learns what every web server learns: your IP address, the time, the page you ask for and your kind of browser. It may keep that in a log for some time, to find faults and ward off attacks.',
      ],
    },
    {
      heading: 'Messages to us',
      paragraphs: [
        'They reach us as e-mail, and we use them to answer you. Ask us to delete them, and we do, unless a law makes us keep them.',
      ],
    },
  ],
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what we know about you, have it corrected or deleted, and object to its use. A few lines by e-mail are enough. In the European Union and the United Kingdom you may also complain to the data protection authority of your country.',
    ],
  },
};
