import { z } from 'zod';
import type { PlainContent } from '.';
import type { AboutContent } from './about';
import type { ActivitiesContent } from './activities';
import type { BlogContent } from './blog';
import type { Business } from './business';
import type { ContactContent } from './contact';
import type { ExploreContent } from './explore';
import {
  buttonLabel,
  select,
  positiveInteger,
  union,
  fieldset,
  link,
  list,
  untranslatedText,
  paragraph,
  photo,
  url,
  translatedText,
} from '../fields/field-types';
import type { HomeContent } from './home';
import type { Localized } from './language';
import type { AccessibilityContent, LegalNoticeContent, PrivacyContent } from './legal';
import { PAGE_SEGMENTS, type PageSegment, type SitePath } from './link';
import type { Notice } from './notice';
import type { SpecialOffer } from './offer';
import { bannerPage, titledPage, type PageInfo } from './page';
import type { SocialCard } from './photo';
import type { PricingContent } from './pricing';
import type { RestaurantContent } from './restaurant';
import type { RoomsContent } from './room';
import type { FooterContent, HeaderContent, UiLabels } from './shell';
import type { Resolved } from '../fields/resolved';
import type { StayContent } from './stay';
import type { TidesContent } from './tides';
import type { ToursContent } from './tours';

/** The composition of all pages. */
const look = select('Look: still and wide like a gallery, or colourful fields like a scrapbook', [
  'gallery',
  'scrapbook',
]);
export type Look = z.infer<typeof look>;

export const sharedBrand = fieldset('House', {
  /** "Book Now" in the navigation, "BOOK NOW" on cards (ODD-32). */
  booking: fieldset('Booking', {
    navLabel: buttonLabel('Button in the navigation'),
    cardLabel: buttonLabel('Button on cards'),
  }),
});

export const brand = fieldset('House', {
  name: untranslatedText('Name'),
  position: positiveInteger('Place on the landing page', '1 is the first'),
  siteType: untranslatedText('Left part of the title of every page'),
  /** schema.org types of the brand and of its rooms. */
  lodgingType: select('What search engines call the house', ['Hotel', 'Resort']),
  roomLodgingType: select('What search engines call its rooms', ['HotelRoom', 'Suite']),
  numberOfRooms: positiveInteger('Rooms or suites to let'),
  sleeps: positiveInteger('Guests that all of them together have beds for'),
  look,
  /** LND-03, LND-04 */
  tag: translatedText('Tag on the landing page'),
  tagline: paragraph('One sentence about the house'),
  summary: translatedText('The house within a sentence', {
    translatorComment: 'within a sentence about all houses',
  }),
  booking: fieldset('Booking', {
    url: url(
      'Your page on the booking site',
      'where Book Now leads; keep what the address ends with, such as currency=usd',
    ),
    queryParameters: fieldset('Names of parameters of the booking site', {
      checkIn: untranslatedText('Check-in'),
      checkOut: untranslatedText('Check-out'),
      rooms: untranslatedText('Rooms').optional(),
      adults: untranslatedText('Adults').optional(),
      children: untranslatedText('Children').optional(),
    }).optional(),
  }),
  footer: fieldset('Footer', {
    intro: paragraph(),
    helpLinks: list('More links in the first column', link(), { min: 0 }),
  }),
  landingPhoto: photo('Picture on the landing page'),
  /** `{doubleRooms:words}` in a text is "six". */
  textVariables: z.record(
    z.string(),
    union('a number or a text', 'Write a whole number without quotes, or a text between quotes.', [
      positiveInteger('Number'),
      translatedText('Words', { translatorComment: 'within sentences, in place of {placeholder}' }),
    ]),
    { error: 'the values that texts repeat are missing.\nWrite { } for none.' },
  ),
});

type BrandFiles = Resolved<z.infer<typeof brand> & z.infer<typeof sharedBrand>>;

export const pages = fieldset('Titles, descriptions and banners', {
  home: titledPage('Home'),
  ...segmentPages(),
});

function segmentPages(): { [Segment in PageSegment]: ReturnType<typeof bannerPage> };
function segmentPages(): Record<string, ReturnType<typeof bannerPage>> {
  return Object.fromEntries(PAGE_SEGMENTS.map((segment) => [segment, bannerPage(segment)]));
}

export type Booking = BrandFiles['booking'];

/** What a brand shows while it is closed, in place of its links to book. */
export interface Closure {
  readonly period: string;
  readonly label: string;
  readonly contactHref: SitePath;
  /** First sentence of the message, where the link is not about a room. */
  readonly enquiry: string;
}

/** The booking of a brand as pages show it. */
export type BookingOrClosure = Booking & {
  /** While a notice closes the brand. */
  readonly closure?: Closure;
};

/** The icon in a browser's tab and on a home screen. */
export interface Icons {
  readonly tab: `/${string}`;
  readonly homeScreen: `/${string}`;
}

/** One brand as pages show it: with full links and formatted values. */
export interface Brand
  extends Omit<BrandFiles, 'position' | 'textVariables' | 'footer' | 'booking'>, PlainContent, Localized {
  /** The brand's folder in content/, and its path without the slash. */
  readonly id: string;
  readonly booking: BookingOrClosure;
  readonly labels: UiLabels;
  /** Of all its pages, today and later. */
  readonly notices: readonly Notice[];
  /** Of today and later. */
  readonly offers: readonly SpecialOffer[];
  /** What its card says while it is closed. */
  readonly closures: readonly { readonly period: string; readonly text: string }[];
  readonly business: Business;
  readonly header: HeaderContent;
  readonly footer: FooterContent;
  /** When guests come and go, as "09:00". */
  readonly stayTimes: { readonly checkIn: string; readonly checkOut: string };
  /** "$69–$99" */
  readonly priceRange: string;
  /** The Atom feed of its posts. */
  readonly feedHref: SitePath;
  readonly icons: Icons;
  readonly socialCard: SocialCard;
  /** Title and description of the brand's home. */
  readonly homeMeta: Resolved<z.infer<ReturnType<typeof titledPage>>>;
  readonly pages: { readonly [Segment in PageSegment]: PageInfo };
  readonly home: HomeContent;
  readonly rooms: RoomsContent;
  readonly stay: StayContent;
  readonly about: AboutContent;
  readonly pricing: PricingContent;
  readonly blog: BlogContent;
  readonly contact: ContactContent;
  readonly restaurant: RestaurantContent;
  readonly tours: ToursContent;
  readonly activities: ActivitiesContent;
  readonly explore: ExploreContent;
  readonly tides: TidesContent;
  readonly privacy: PrivacyContent;
  readonly accessibility: AccessibilityContent;
  readonly legalNotice: LegalNoticeContent;
}
