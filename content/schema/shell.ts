import type { z } from 'zod';
import {
  buttonLabel,
  controlLabel,
  enquiryText,
  boolean,
  fieldset,
  heading,
  link,
  list,
  paragraph,
  translatedText,
  metaDescription,
} from '../fields/field-types';
import type { Link, UnbrandedLink } from './link';
import { unbrandedLink } from './page';
import type { Resolved } from '../fields/resolved';

/** Texts of the shell and of controls on every page. */
export const shell = fieldset('Every page', {
  skipLink: controlLabel('Skip link'),
  home: controlLabel('Home, in the breadcrumb'),
  breadcrumb: controlLabel('Name of the breadcrumb'),
  menu: controlLabel('Name of the menu'),
  openMenu: controlLabel('Open the menu'),
  closeMenu: controlLabel('Close the menu'),
  darkMode: controlLabel('Switch to dark mode'),
  lightMode: controlLabel('Switch to light mode'),
  pauseMotion: controlLabel('Pause motion'),
  resumeMotion: controlLabel('Resume motion'),
  backToTop: controlLabel('Back to top'),
  loading: controlLabel('Loader'),
  loadFailure: controlLabel('Where a part of the page could not be fetched; the e-mail address follows'),
  maps: controlLabel('Link to the map'),
  whatsApp: controlLabel('Link to WhatsApp'),
  rights: controlLabel('All rights reserved'),
  languages: controlLabel('Name of the language menu'),
  closeOffer: controlLabel('Close the offer of another language'),
  closeNotice: controlLabel('Close a notice'),
  unsentMessage: fieldset('While a guest’s message has not been sent', {
    text: translatedText('Text'),
    open: controlLabel('Link to the message'),
    sent: translatedText('After it was sent'),
  }),
  closure: fieldset('While a house is closed', {
    label: translatedText('In place of Book Now', {
      translatorComment: 'label of a button or a field, or what a screen reader says',
      translationContext: 'booking',
    }),
    reopens: translatedText('On its card', { runtimePlaceholders: ['date'] }),
    enquiry: enquiryText('First sentence of the guest’s message'),
  }),
  controls: fieldset('Pictures', {
    previous: controlLabel('Previous picture'),
    next: controlLabel('Next picture'),
    close: controlLabel('Close'),
    picture: controlLabel('Picture', { runtimePlaceholders: ['number'] }),
    position: controlLabel('Which of several is shown', { runtimePlaceholders: ['number', 'count'] }),
    picturePosition: controlLabel('Which picture is shown', { runtimePlaceholders: ['number', 'count'] }),
    newTab: controlLabel('Opens in a new tab'),
  }),
  share: fieldset('Share', {
    share: controlLabel('Button'),
    copied: controlLabel('After the link was copied'),
    failed: controlLabel('After it could not be copied'),
  }),
});
export type UiLabels = Resolved<z.infer<typeof shell>>;
/** Labels of controls that are used on many pages. */
export type Controls = UiLabels['controls'];
/** Texts of the button that passes a page on. */
export type ShareLabels = UiLabels['share'];

/** The same for all brands (ODD-31). */
export const header = fieldset('Header', {
  nav: list('Navigation; the first link leads to the home of the house', link()),
  ticker: list('Ticker', translatedText('Line')),
});
export type HeaderContent = Resolved<z.infer<typeof header>>;

export const footer = fieldset('Footer', {
  roomsTitle: heading('Heading of the rooms'),
  more: fieldset('More pages', { title: heading(), links: list('Links', link()) }),
  contactHeading: heading('Heading of the ways to reach us'),
  otherBrands: fieldset('Label of the links to the other houses', {
    one: translatedText('One other house'),
    many: translatedText('Several'),
  }),
  allBrands: fieldset('Link to the landing page', {
    two: translatedText('Two houses'),
    many: translatedText('More'),
  }),
  /** Five links without a prefix (FTR-10); their pages ask for the brand. */
  help: fieldset('Help', { title: heading(), links: list('Links', unbrandedLink) }),
});

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (Link | UnbrandedLink)[];
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

export const settings = fieldset('Settings', {
  worksOffline: boolean(
    'Guests can read opened pages without a network',
    'without it the next upload takes this away from every guest who has it, with all that was kept',
  ),
});

export const offlinePage = fieldset('Without a network', {
  title: heading('Title'),
  description: metaDescription(),
  heading: heading(),
  message: paragraph(),
  retry: buttonLabel('Button'),
  kept: translatedText('Before the links to the pages that are kept'),
});
/** The page shown offline in place of one that is not kept. */
export type OfflineContent = Resolved<z.infer<typeof offlinePage>>;
