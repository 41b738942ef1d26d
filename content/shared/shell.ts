import type { ShellWords } from '../types';

export const words: ShellWords = {
  skipLink: 'Skip to the content',
  home: 'Home',
  breadcrumb: 'You are here',
  menu: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  darkMode: 'Switch to dark mode',
  lightMode: 'Switch to light mode',
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  backToTop: 'Back to top',
  loading: 'One moment, the page is opening',
  loadFailure:
    'Some buttons on this page do not work, because a part of it could not be fetched. Please write to us:',
  maps: 'Find us on the map',
  whatsApp: 'Write on WhatsApp',
  rights: 'All rights reserved.',
  languages: 'Language',
  closeOffer: 'Close',
  closeNotice: 'Close this notice',
  closed: {
    label: 'Write to us',
    reopens: 'Closed now, open again from [date]',
    enquiry: 'I would like to stay with you when you are open again.',
  },
  controls: {
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close the pictures',
    picture: 'Picture',
    of: 'of',
    newTab: 'Opens in a new tab',
  },
  share: {
    share: 'Share this page',
    copied: 'The link is copied.',
    failed: 'The link could not be copied. It stands in the address bar.',
  },
};
