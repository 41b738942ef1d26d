import type { z } from 'zod';
import {
  buttonText,
  controlText,
  enquirySentence,
  flag,
  group,
  heading,
  link,
  list,
  paragraph,
  translatedText,
  metaDescription,
} from './fields';
import type { Link, SiteWideLink } from './link';
import { siteWideLink } from './page';
import type { Resolved } from './resolved';

/** Texts of the shell and of controls on every page. */
export const shell = group('Every page', {
  skipLink: controlText('Skip link'),
  home: controlText('Home, in the breadcrumb'),
  breadcrumb: controlText('Name of the breadcrumb'),
  menu: controlText('Name of the menu'),
  openMenu: controlText('Open the menu'),
  closeMenu: controlText('Close the menu'),
  darkMode: controlText('Switch to dark mode'),
  lightMode: controlText('Switch to light mode'),
  pauseMotion: controlText('Pause motion'),
  resumeMotion: controlText('Resume motion'),
  backToTop: controlText('Back to top'),
  loading: controlText('Loader'),
  loadFailure: controlText('Where a part of the page could not be fetched; the e-mail address follows'),
  maps: controlText('Link to the map'),
  whatsApp: controlText('Link to WhatsApp'),
  rights: controlText('All rights reserved'),
  languages: controlText('Name of the language menu'),
  closeOffer: controlText('Close the offer of another language'),
  closeNotice: controlText('Close a notice'),
  unsentMessage: group('While a guest’s message has not been sent', {
    text: translatedText('Text'),
    open: controlText('Link to the message'),
    sent: translatedText('After it was sent'),
  }),
  closure: group('While a house is closed', {
    label: translatedText('In place of Book Now', {
      note: 'label of a button or a field, or what a screen reader says',
      context: 'booking',
    }),
    reopens: translatedText('On its card', { later: ['date'] }),
    enquiry: enquirySentence('First sentence of the guest’s message'),
  }),
  controls: group('Pictures', {
    previous: controlText('Previous picture'),
    next: controlText('Next picture'),
    close: controlText('Close'),
    picture: controlText('Picture', { later: ['number'] }),
    position: controlText('Which of several is shown', { later: ['number', 'count'] }),
    picturePosition: controlText('Which picture is shown', { later: ['number', 'count'] }),
    newTab: controlText('Opens in a new tab'),
  }),
  share: group('Share', {
    share: controlText('Button'),
    copied: controlText('After the link was copied'),
    failed: controlText('After it could not be copied'),
  }),
});
export type UiLabels = Resolved<z.infer<typeof shell>>;
/** Labels of controls that are used on many pages. */
export type Controls = UiLabels['controls'];
/** Texts of the button that passes a page on. */
export type ShareLabels = UiLabels['share'];

/** The same for all brands (ODD-31). */
export const header = group('Header', {
  nav: list('Navigation; the first link leads to the home of the house', link()),
  ticker: list('Ticker', translatedText('Line')),
});
export type HeaderContent = Resolved<z.infer<typeof header>>;

export const footer = group('Footer', {
  roomsTitle: heading('Heading of the rooms'),
  more: group('More pages', { title: heading(), links: list('Links', link()) }),
  contactHeading: heading('Heading of the ways to reach us'),
  otherBrands: group('Label of the links to the other houses', {
    one: translatedText('One other house'),
    many: translatedText('Several'),
  }),
  allBrands: group('Link to the landing page', {
    two: translatedText('Two houses'),
    many: translatedText('More'),
  }),
  /** Five links without a prefix (FTR-10); their pages ask for the brand. */
  help: group('Help', { title: heading(), links: list('Links', siteWideLink) }),
});

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (Link | SiteWideLink)[];
}

type FooterFile = Resolved<z.infer<typeof footer>>;
export interface FooterContent extends Pick<FooterFile, 'more' | 'contactHeading'> {
  readonly intro: string;
  /** Links written without a prefix (FTR-10), then those of the brand (FTR-11). */
  readonly help: FooterColumn;
  /** The rooms of the room list. */
  readonly roomLinks: FooterColumn;
  /** The other brands of the site, and the page that asks which one. */
  readonly otherBrands: { readonly label: string; readonly links: readonly Link[] };
  /** Privacy, accessibility, legal notice. */
  readonly legalLinks: readonly Link[];
}

export const settings = group('Settings', {
  worksOffline: flag(
    'Guests can read opened pages without a network',
    'without it the next upload takes this away from every guest who has it, with all that was kept',
  ),
});

export const offlinePage = group('Without a network', {
  title: heading('Title'),
  description: metaDescription(),
  heading: heading(),
  message: paragraph(),
  retry: buttonText('Button'),
  kept: translatedText('Before the links to the pages that are kept'),
});
/** The page shown offline in place of one that is not kept. */
export type OfflineContent = Resolved<z.infer<typeof offlinePage>>;
