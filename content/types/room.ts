import type { Photo } from './photo';
import type { NextStep } from './service';

export type RoomType = 'villa' | 'boutique';

/** A short answer to what a guest asks: "Beds", "One double bed". */
export interface RoomFact {
  readonly label: string;
  readonly value: string;
}

export interface AmenityGroup {
  readonly title: string;
  readonly items: readonly string[];
}

/** The room entity of the specification (ENT-01, ENT-02) with what a guest asks before booking. */
export interface Room {
  readonly id: number;
  readonly img: Photo;
  /** Shown as it is: the last letter of "Villa Joya'" is an apostrophe (RMD-17). */
  readonly title: string;
  /** One or two sentences on cards and lists. */
  readonly desc: string;
  /** Text such as "$49". */
  readonly price: string;
  readonly adults: number;
  /** Text such as "90sqm interior". */
  readonly size: string;
  readonly type: RoomType;
  /** Paragraphs of the room's own page. */
  readonly description: readonly string[];
  /** Beds, pools, view: what stands beside guests and size; figures exactly as given (GEN-13 to GEN-15). */
  readonly facts: readonly RoomFact[];
  readonly amenities: readonly AmenityGroup[];
  readonly gallery: readonly Photo[];
  /** Banner of the room's page; absent: the room list's banner (BNR-07). */
  readonly banner?: Photo;
  /** The banner never follows the gallery file (BNR-06). */
  readonly bannerFixed?: true;
  readonly metaDescription: string;
}

/** One block of house policy: Check In, Check Out, House Rules, Children & Extra Beds. */
export interface Policy {
  readonly title: string;
  readonly items: readonly string[];
}

export interface RoomWords {
  readonly viewDetails: string;
  /** Around the price: "from $49 per night". */
  readonly pricePrefix: string;
  readonly priceSuffix: string;
  readonly priceNote: string;
  /** After the number of guests: "5 Adults". */
  readonly adults: string;
  readonly guestsLabel: string;
  readonly sizeLabel: string;
  readonly ask: string;
  /** Starts the guest's message; [room] stands for the room's name. */
  readonly enquiry: string;
  readonly description: string;
  readonly policies: string;
  readonly amenities: string;
  readonly otherRooms: string;
  readonly gallery: GalleryWords;
}

export interface GalleryWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly enlarge: string;
  readonly close: string;
  /** Around the number of a picture: "Picture 3 of 8". */
  readonly picture: string;
  readonly of: string;
}

/** The published file of pictures, which the owner may change on the host (ENT-10). */
export interface RoomGalleries {
  readonly rooms: Readonly<Record<string, RoomGallery>>;
}

export interface RoomGallery {
  readonly title: string;
  readonly type: RoomType;
  /** Paths of pictures. */
  readonly gallery: readonly string[];
  readonly breadcrumbImage?: string;
}

export interface RoomsContent {
  readonly intro: { readonly eyebrow: string; readonly heading: string; readonly text: string };
  /** Every room that has a page. */
  readonly all: readonly Room[];
  /** Ids of the room list, in order (RML-01, RML-02). */
  readonly listed: readonly number[];
  readonly policies: readonly Policy[];
  /** Eight generic pictures for a missing gallery (GAL-13). */
  readonly placeholders: readonly Photo[];
  readonly words: RoomWords;
  readonly nextStep: NextStep;
}
