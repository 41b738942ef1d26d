import type { Photo } from './photo';
import type { SitePath, Written } from './link';
import type { CallToAction } from './page';

/** Such as "Beds": "One double bed". */
export interface RoomFact {
  readonly label: string;
  readonly value: string;
}

export interface AmenityGroup {
  readonly title: string;
  readonly items: readonly string[];
}

export interface Beds {
  readonly kind: 'double' | 'single';
  readonly count: number;
}

/** Values that texts of the room may repeat: `{price:dollars}`. */
interface RoomFigures {
  readonly title: string;
  /** In US dollars a night. */
  readonly price: number;
  readonly adults: number;
  readonly sizeSqm: number;
}

/** The room entity of the specification (ENT-02), with more details. */
interface RoomFacts extends RoomFigures {
  /** Unique on the whole site: the published file of galleries is keyed by it (ENT-10). */
  readonly id: number;
  readonly img: Photo;
  /** Shown as it is: "Villa Joya'" ends with an apostrophe (RMD-17). */
  readonly title: string;
  /** One or two sentences on cards and lists. */
  readonly desc: string;
  /** Paragraphs of the room page. */
  readonly description: readonly string[];
  readonly amenities: readonly AmenityGroup[];
  readonly gallery: readonly Photo[];
  readonly metaDescription: string;
  /** Below the price, where it would be misread. */
  readonly priceNote?: string;
  /** Default: the banner of the room list (BNR-07). */
  readonly banner?: Photo;
  /** Ignores the published file (BNR-06). */
  readonly bannerFixed?: true;
  /** Has a page, but the room list does not show it (RML-02). */
  readonly unlisted?: true;
}

export interface WrittenRoom extends RoomFacts {
  /** Shown as "One double bed"; a text for anything more complex. */
  readonly beds: readonly Beds[] | string;
  /** Pools, view: shown after guests, size and beds; figures exactly as given (GEN-13 to GEN-15). */
  readonly facts: readonly RoomFact[];
}

/** "from $49 per night"; the amount is emphasised. */
export interface PriceText {
  readonly prefix: string;
  readonly amount: string;
  readonly suffix: string;
}

export interface Room extends RoomFacts {
  readonly href: SitePath;
  /** "villa" or "boutique" in the specification (ENT-01). */
  readonly type: string;
  readonly priceText: PriceText;
  /** "5 Adults" */
  readonly guestsText: string;
  /** "90sqm interior" */
  readonly sizeText: string;
  readonly bedsText: string;
  /** Guests, size and beds, then the facts that content adds. */
  readonly facts: readonly RoomFact[];
  /** First sentence of the guest's message. */
  readonly enquiry: string;
}

/** One block of house policy: Check In, Check Out, House Rules, Children & Extra Beds. */
export interface Policy {
  readonly title: string;
  readonly items: readonly string[];
}

export interface RoomWords {
  readonly viewDetails: string;
  /** As in "from $49 per night". */
  readonly pricePrefix: string;
  readonly priceSuffix: string;
  readonly priceNote: string;
  /** As in "5 Adults". */
  readonly adults: string;
  readonly guestsLabel: string;
  readonly sizeLabel: string;
  readonly bedsLabel: string;
  readonly enquiryLabel: string;
  /** First sentence of the guest's message, with the placeholder [room]. */
  readonly enquiry: string;
  readonly description: string;
  readonly policies: string;
  readonly amenities: string;
  readonly otherRooms: string;
  readonly gallery: GalleryWords;
}

export interface GalleryWords {
  /** With the placeholder [room]. */
  readonly label: string;
  readonly enlarge: string;
}

/** /data/room-galleries.json, which the owner may change on the host (ENT-10). */
export interface RoomGalleries {
  readonly rooms: Readonly<Record<string, RoomGallery>>;
}

export interface RoomGallery {
  readonly title: string;
  readonly type: string;
  /** Paths of pictures. */
  readonly gallery: readonly string[];
  readonly breadcrumbImage?: string;
}

interface RoomsWords {
  /** Room type in the published file of galleries (ENT-10). */
  readonly type: string;
  readonly intro: { readonly eyebrow: string; readonly heading: string; readonly text: string };
  readonly policies: readonly Policy[];
  /** Fallback pictures (GAL-13). */
  readonly placeholders: readonly Photo[];
  readonly words: RoomWords;
}

export interface WrittenRooms extends RoomsWords {
  /** Every room has a page; the room list shows them in this order (RML-01, RML-02). */
  readonly list: readonly WrittenRoom[];
  readonly callToAction: Written<CallToAction>;
}

export interface RoomsContent extends RoomsWords {
  /** All rooms with a page. */
  readonly all: readonly Room[];
  /** Those of the room list. */
  readonly listed: readonly [Room, ...Room[]];
  readonly callToAction: CallToAction;
}
