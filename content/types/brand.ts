import type { AboutContent, PricingContent, TeamContent } from './about';
import type { BlogContent } from './blog';
import type { ContactContent } from './contact';
import type { HomeContent } from './home';
import type { Photo } from './photo';
import type { RoomsContent } from './room';
import type { StayContent } from './stay';
import type {
  ActivitiesContent,
  ExploreContent,
  HoneymoonContent,
  RestaurantContent,
  ServicesContent,
} from './service';
import type { ToursContent } from './tour';

/** Last path segments of the fixed inner screens of a house (ledger RTE). */
export type PageSegment =
  | 'about'
  | 'room'
  | 'find_room'
  | 'room_details'
  | 'tours-activities'
  | 'our_team'
  | 'pricing'
  | 'blog'
  | 'blog_details'
  | 'contact'
  | 'restaurant'
  | 'honeymoon'
  | 'activities'
  | 'explore-island'
  | 'services';

/** A path inside the site, without the house's prefix where it is a field of a brand. */
export type SitePath = `/${string}`;

/** An address outside the site, opened in a new tab. */
export type OutsideUrl = `https://${string}`;

export interface Link<To extends string = string> {
  readonly label: string;
  readonly href: To;
}

/** What every inner page says of itself: title, banner and what a search engine reads. */
export interface PageInfo {
  /** Right part of the document title and the h1 of the banner. */
  readonly title: string;
  /** Meta description, unique on the site. */
  readonly description: string;
  readonly banner: Photo;
  /** The breadcrumb is there but hidden (BNR-08). */
  readonly breadcrumbHidden?: true;
  /** Sample screens are kept out of search engines. */
  readonly noindex?: true;
}

export interface Booking {
  /** The house's page on the booking site. */
  readonly url: OutsideUrl;
  /** Which query parameter of the booking site carries which part of a stay; absent: none do. */
  readonly stayParameters?: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly rooms?: string;
    readonly adults?: string;
    readonly children?: string;
  };
  /** "Book Now" in the navigation, "BOOK NOW" on cards (NAV-05, RMC-10). */
  readonly navLabel: string;
  readonly cardLabel: string;
}

export interface NavItem extends Link<SitePath> {
  /** `href` is relative to the house's prefix; '/' is the house's home. */
  readonly href: SitePath;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly Link<SitePath>[];
}

export interface HeaderContent {
  readonly nav: readonly NavItem[];
  readonly ticker: readonly string[];
}

export interface FooterContent {
  readonly intro: string;
  /** Links written without a prefix (FTR-10) and, on the boutique, its services (FTR-11): full paths. */
  readonly help: FooterColumn;
  /** Full paths. */
  readonly nests: FooterColumn;
  /** Full paths. */
  readonly more: FooterColumn;
  readonly touchTitle: string;
  readonly otherHouses: { readonly label: string; readonly links: readonly Link<SitePath>[] };
}

/** The person or firm that both houses belong to, and how to reach them. */
export interface Business {
  readonly host: string;
  readonly email: string;
  /** Empty until the owner gives one; then shown as a `tel:` link. */
  readonly phone: string;
  readonly location: string;
  readonly mapsUrl: OutsideUrl;
  readonly social: readonly Link<OutsideUrl>[];
  /** Shown wherever pictures carry the page, for as long as they are not photographs; '' removes it. */
  readonly pictureNote: string;
}

/** Words of the shell and of controls that every page has. */
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
  readonly maps: string;
  readonly newTab: string;
  readonly rights: string;
}

/** The picture of 1200 x 630 px that others show with a link to the site; a JPEG in public/. */
export interface SocialCard {
  readonly src: SitePath;
  readonly alt: string;
}

/** The sign in a browser's tab and on a home screen; drawn by scripts/brand-images.mjs. */
export interface Icons {
  readonly tab: SitePath;
  readonly homeScreen: SitePath;
}

/** How the sign is drawn: thin lines or round ones. */
export type Mark = 'fine' | 'round';

/** One house: everything the site says of it. A third house is one more value of this type. */
export interface Brand {
  /** The path prefix without its slash. */
  readonly id: string;
  readonly name: string;
  /** Left part of the document title (TTL-01). */
  readonly siteType: string;
  /** What the house is in the words of schema.org. */
  readonly lodgingType: 'Hotel' | 'Resort';
  readonly mark: Mark;
  /** Tag on the landing page (LND-03, LND-04) and one line that tells what the house is. */
  readonly tag: string;
  readonly line: string;
  readonly booking: Booking;
  readonly business: Business;
  readonly words: ShellWords;
  readonly header: HeaderContent;
  readonly footer: FooterContent;
  readonly landingPhoto: Photo;
  readonly icons: Icons;
  readonly socialCard: SocialCard;
  /** Title, description and social picture of the house's home. */
  readonly root: Pick<PageInfo, 'title' | 'description'>;
  readonly pages: { readonly [Segment in PageSegment]: PageInfo };
  readonly about: AboutContent;
  readonly team: TeamContent;
  readonly pricing: PricingContent;
  readonly blog: BlogContent;
  readonly contact: ContactContent;
  readonly home: HomeContent;
  readonly rooms: RoomsContent;
  readonly stay: StayContent;
  readonly restaurant: RestaurantContent;
  readonly honeymoon: HoneymoonContent;
  readonly tours: ToursContent;
  readonly activities: ActivitiesContent;
  readonly explore: ExploreContent;
  readonly services: ServicesContent;
}
