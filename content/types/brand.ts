import type { AboutContent, PricingContent, TeamContent } from './about';
import type { BlogContent, WrittenBlog } from './blog';
import type { Business, WrittenBusiness } from './business';
import type { ContactContent, WrittenContact } from './contact';
import type { Facts } from './facts';
import type { HomeContent, WrittenHome } from './home';
import type { InLanguage } from './language';
import type { AccessibilityContent, LegalNoticeContent, PrivacyContent } from './legal';
import type { Link, ExternalUrl, PageSegment, SitePath, SiteWideLink, Written } from './link';
import type { Closing, Notice } from './notice';
import type { Photo } from './photo';
import type { RoomsContent, WrittenRooms } from './room';
import type { StayContent, WrittenStay } from './stay';
import type { ActivitiesContent } from './activities';
import type { ExploreContent, WrittenExplore } from './explore';
import type { HoneymoonContent } from './honeymoon';
import type { RestaurantContent, WrittenRestaurant } from './restaurant';
import type { ServicesContent } from './services';
import type { ToursContent, WrittenTours } from './tour';

/** Title, banner and metadata of an inner page. */
export interface WrittenPage {
  /** Right part of the document title and the h1 of the banner. */
  readonly title: string;
  /** Meta description, unique on the site. */
  readonly description: string;
  readonly banner: Photo;
  /** Renders the breadcrumb with `hidden` (BNR-08, ODD-18). */
  readonly breadcrumbHidden?: true;
  /** Asks search engines not to index the page. */
  readonly noindex?: true;
}

export interface PageInfo extends WrittenPage {
  readonly href: SitePath;
}

export interface Booking {
  /** The brand's page on the booking site. */
  readonly url: ExternalUrl;
  /** Names of query parameters of the booking site, if it supports them. */
  readonly queryParameters?: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly rooms?: string;
    readonly adults?: string;
    readonly children?: string;
  };
  /** "Book Now" in the navigation, "BOOK NOW" on cards (ODD-32). */
  readonly navLabel: string;
  readonly cardLabel: string;
}

/** The booking of a brand as pages show it. */
export interface BrandBooking extends Booking {
  /** While a notice closes the brand. */
  readonly closed?: Closing;
}

export interface HeaderContent {
  /** The first one leads to the brand's home. */
  readonly nav: readonly Link[];
  readonly ticker: readonly string[];
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (Link | SiteWideLink)[];
}

export interface FooterContent {
  readonly intro: string;
  /** Links written without a prefix (FTR-10) and, on the boutique, its services (FTR-11). */
  readonly help: FooterColumn;
  /** The rooms of the room list. */
  readonly roomLinks: FooterColumn;
  readonly more: FooterColumn;
  readonly contactHeading: string;
  /** The other brands of the site, and the page that asks which one. */
  readonly otherBrands: { readonly label: string; readonly links: readonly Link[] };
  /** Privacy, accessibility, legal notice. */
  readonly legalLinks: readonly Link[];
}

export interface WrittenFooter {
  readonly intro: string;
  readonly help: Written<FooterColumn>;
  readonly roomsTitle: string;
  readonly more: Written<FooterColumn>;
  readonly contactHeading: string;
  /** Label of the links to the other brands, for one and for several. */
  readonly otherBrands: { readonly one: string; readonly many: string };
  /** Label of the link to the landing page, for two brands and for more. */
  readonly allBrands: { readonly two: string; readonly many: string };
}

/** Labels of controls that are used on many pages. */
export interface Controls {
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** As in "Picture 3 of 8". */
  readonly picture: string;
  readonly of: string;
  readonly newTab: string;
}

/** Texts of the button that passes a page on. */
export interface ShareWords {
  readonly share: string;
  readonly copied: string;
  readonly failed: string;
}

/** Texts of the shell and of controls on every page. */
export interface ShellWords {
  readonly skipLink: string;
  readonly home: string;
  readonly breadcrumb: string;
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly darkMode: string;
  readonly lightMode: string;
  readonly pauseMotion: string;
  readonly resumeMotion: string;
  readonly backToTop: string;
  readonly loading: string;
  /** Where the page's scripts cannot be had; the e-mail address follows. */
  readonly loadFailure: string;
  readonly maps: string;
  /** Link to the house's WhatsApp, where it has one. */
  readonly whatsApp: string;
  readonly rights: string;
  /** Name of the language menu. */
  readonly languages: string;
  /** Takes away the line that offers another language. */
  readonly closeOffer: string;
  /** Takes a notice away. */
  readonly closeNotice: string;
  readonly closed: {
    /** In place of BOOK NOW. */
    readonly label: string;
    /** On the card of a brand, with the placeholder [date]. */
    readonly reopens: string;
    /** First sentence of the message of a guest who has not chosen a room. */
    readonly enquiry: string;
  };
  readonly controls: Controls;
  readonly share: ShareWords;
}

/** Picture of 1200 x 630 px for shared links. */
export interface SocialCard {
  readonly src: SitePath;
  readonly alt: string;
}

/** The icon in a browser's tab and on a home screen. */
export interface Icons {
  readonly tab: SitePath;
  readonly homeScreen: SitePath;
}

/** How the logo is drawn: thin lines or round ones. */
export type LogoStyle = 'fine' | 'round';

/** Fields that defineBrand() passes through unchanged. */
interface BrandFacts {
  /** The brand's folder in content/, and its path without the slash. */
  readonly id: string;
  readonly name: string;
  /** Left part of the document title. */
  readonly siteType: string;
  /** schema.org types of the brand and of its rooms. */
  readonly lodgingType: 'Hotel' | 'Resort';
  readonly roomLodgingType: 'HotelRoom' | 'Suite';
  readonly logoStyle: LogoStyle;
  /** Font file of the headings, preloaded; without it theme.css uses a system font. */
  readonly displayFont?: string;
  /** Tag on the landing page (LND-03, LND-04) and a one-line description of the brand. */
  readonly tag: string;
  readonly tagline: string;
  /** Description within a sentence about all brands: "a small boutique hotel". */
  readonly summary: string;
  readonly booking: Booking;
  readonly words: ShellWords;
  /** The picture on the landing page; its social card is cut from it. */
  readonly landingPhoto: Photo;
  /** Title and description of the brand's home. */
  readonly homeMeta: Pick<WrittenPage, 'title' | 'description'>;
  readonly privacy: PrivacyContent;
  readonly accessibility: AccessibilityContent;
  readonly legalNotice: LegalNoticeContent;
}

/** Fields in which defineBrand() only changes links. */
export interface LinkedContent {
  readonly header: HeaderContent;
  readonly about: AboutContent;
  readonly team: TeamContent;
  readonly pricing: PricingContent;
  readonly honeymoon: HoneymoonContent;
  readonly activities: ActivitiesContent;
  readonly services: ServicesContent;
}

/** One brand as pages show it: with full links and formatted values. */
export interface Brand extends BrandFacts, LinkedContent, InLanguage {
  readonly booking: BrandBooking;
  /** Of all its pages, today and later. */
  readonly notices: readonly Notice[];
  /** What its card says while it is closed. */
  readonly closings: readonly { readonly period: string; readonly text: string }[];
  readonly business: Business;
  readonly footer: FooterContent;
  readonly icons: Icons;
  readonly socialCard: SocialCard;
  readonly pages: { readonly [Segment in PageSegment]: PageInfo };
  readonly blog: BlogContent;
  readonly contact: ContactContent;
  readonly home: HomeContent;
  readonly rooms: RoomsContent;
  readonly stay: StayContent;
  readonly restaurant: RestaurantContent;
  readonly tours: ToursContent;
  readonly explore: ExploreContent;
}

/** One brand as its folder in content/ defines it: with short links and plain numbers. */
export interface BrandContent extends BrandFacts, Written<LinkedContent> {
  /** What its texts repeat, beside what can be counted: `{doubleRooms:words}` in a text is "six". */
  readonly facts: Facts;
  readonly business: WrittenBusiness;
  readonly footer: WrittenFooter;
  readonly pages: { readonly [Segment in PageSegment]: WrittenPage };
  readonly blog: WrittenBlog;
  readonly contact: WrittenContact;
  readonly home: WrittenHome;
  readonly rooms: WrittenRooms;
  readonly stay: WrittenStay;
  readonly restaurant: WrittenRestaurant;
  readonly tours: WrittenTours;
  readonly explore: WrittenExplore;
}
