import type { Photo } from './photo';

export type RoomType = 'villa' | 'boutique';

export interface AmenityGroup {
  readonly title: string;
  readonly items: readonly string[];
}

/** The room entity of the specification (ENT-01, ENT-02) with what a guest asks before booking. */
export interface Room {
  readonly id: number;
  readonly img: Photo;
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
  readonly beds: string;
  /** Pools or outdoor space, each figure exactly as given (GEN-13 to GEN-15). */
  readonly outside: readonly string[];
  readonly view: string;
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
  readonly pricePrefix: string;
  readonly priceSuffix: string;
  readonly adults: string;
  readonly guests: string;
  readonly sizeLabel: string;
  readonly bedsLabel: string;
  readonly viewLabel: string;
  readonly outsideLabel: string;
  readonly amenities: string;
  readonly description: string;
  readonly otherRooms: string;
  readonly gallery: string;
  readonly previous: string;
  readonly next: string;
  readonly openLightbox: string;
  readonly closeLightbox: string;
  readonly priceNote: string;
}

export interface RoomsContent {
  readonly intro: { readonly heading: string; readonly text: string };
  /** Every room that has a page. */
  readonly all: readonly Room[];
  /** Ids of the room list, in order (RML-01, RML-02). */
  readonly listed: readonly number[];
  readonly policies: readonly Policy[];
  /** Eight generic pictures for a missing gallery (GAL-13). */
  readonly placeholders: readonly Photo[];
  readonly words: RoomWords;
}
