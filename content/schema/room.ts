import type { z } from 'zod';
import { detail } from './about';
import {
  choice,
  controlText,
  count,
  either,
  enquirySentence,
  flag,
  group,
  heading,
  list,
  name,
  paragraph,
  paragraphs,
  photo,
  price,
  scopes,
  size,
  translatedText,
  metaDescription,
  buttonText,
} from './fields';
import { pluralForms } from './figures';
import type { SitePath } from './link';
import { callToAction, sectionIntro } from './page';
import type { Photo } from './photo';
import type { Policy } from './policies';
import type { Resolved } from './resolved';

const amenityGroup = group('Amenities', {
  title: heading(),
  items: list('Amenities', translatedText('Amenity')),
});
export type AmenityGroup = Resolved<z.infer<typeof amenityGroup>>;

const beds = group('Beds', { kind: choice('Kind', ['double', 'single']), count: count('How many') });
export type BedsInput = z.infer<typeof beds>;

/** The room entity of the specification (ENT-02), with more details. */
const room = group('Room', {
  /** Unique on the whole site: the published file of galleries is keyed by it (ENT-10). */
  id: count('Number', 'the end of its address, as in /room/9; no other room of any house may have it'),
  /** Has a page, but the room list does not show it (RML-02). */
  unlisted: flag('Leave it out of the room list').optional(),
  img: photo('Picture on its card'),
  /** Shown as it is: "Villa Joya'" ends with an apostrophe (RMD-17). */
  title: name('Name'),
  desc: paragraph('One or two sentences on its card'),
  price: price('Price in US dollars a night'),
  priceNote: paragraph('Line below the price, where it would be misread').optional(),
  adults: count('Guests'),
  sizeSqm: size(),
  description: paragraphs('Paragraphs of its page'),
  beds: either('beds', 'Write [{ "kind": "double", "count": 1 }], or a text for anything complex.', [
    list('Beds', beds),
    translatedText('Beds in words'),
  ]),
  /** Figures exactly as given (GEN-13 to GEN-15). */
  details: list('More in the table, after guests, size and beds', detail),
  amenities: list('Amenities', amenityGroup),
  access: group('Access, each empty until it is known', {
    steps: translatedText('Steps', { empty: true }),
    doors: translatedText('Width of doors and of the way to the bed', { empty: true }),
    shower: translatedText('Shower', { empty: true }),
    beach: translatedText('Beach access', { empty: true }),
  }),
  gallery: list('Pictures', photo()),
  /** Default: the banner of the room list (BNR-07). */
  banner: photo('Banner').optional(),
  /** Ignores the published file (BNR-06). */
  bannerFixed: flag('Keep this banner, whatever the published file says').optional(),
  metaDescription: metaDescription('meta description of a room'),
}).register(scopes, { repeats: ['title', 'price', 'adults', 'sizeSqm'] });
export type RoomInput = z.infer<typeof room>;

export const rooms = group('Rooms', {
  intro: sectionIntro,
  /** Room type in the published file of galleries (ENT-10). */
  type: name('Type in the published file of galleries'),
  list: list('Rooms', room),
  labels: group('Labels', {
    enquiryLabel: buttonText('Link to ask about a room'),
    description: translatedText('Heading of the description'),
    otherRooms: translatedText('Heading of the other rooms'),
    gallery: group('Gallery', { label: controlText('Name of the gallery', { later: ['room'] }) }),
  }),
  callToAction,
  houseRules: list('House rules', translatedText('Rule')),
});

export const sharedRooms = group('Rooms', {
  /** Fallback pictures of a gallery, that show no room (GAL-13). */
  placeholders: list('Pictures in place of a gallery that cannot be read', photo()),
  labels: group('Labels', {
    viewDetails: buttonText('Link to a room'),
    pricePrefix: translatedText('Before the price', {
      note: 'label of a button or a field, or what a screen reader says',
      context: 'price',
    }),
    priceSuffix: controlText('After the price'),
    priceNote: controlText('Note on prices'),
    adults: pluralForms('Number of guests'),
    guestsLabel: controlText('Guests'),
    sizeLabel: controlText('Size'),
    bedsLabel: controlText('Beds'),
    enquiry: enquirySentence('First sentence of the guest’s message', ['room']),
    policies: controlText('Heading of the policies'),
    amenities: controlText('Heading of the amenities'),
    gallery: group('Gallery', { enlarge: controlText('Show it full screen') }),
  }),
  access: group('Access', {
    heading: heading(),
    text: paragraph(),
    steps: translatedText('Steps'),
    doors: translatedText('Doors'),
    shower: translatedText('Shower'),
    beach: translatedText('Beach access'),
  }),
});

type RoomsFiles = Resolved<z.infer<typeof rooms> & z.infer<typeof sharedRooms>>;
export type RoomLabels = RoomsFiles['labels'];
export type GalleryLabels = RoomLabels['gallery'];

/** "from $49 per night"; the amount is emphasised. */
export interface PriceText {
  readonly prefix: string;
  readonly amount: string;
  readonly suffix: string;
}

export interface Room extends Omit<Resolved<RoomInput>, 'beds' | 'access'> {
  /** What is known of it. */
  readonly access: Resolved<RoomInput>['details'];
  readonly href: SitePath;
  /** "villa" or "boutique" in the specification (ENT-01). */
  readonly type: string;
  readonly priceText: PriceText;
  /** "5 Adults" */
  readonly guestsText: string;
  /** "90sqm interior" */
  readonly sizeText: string;
  readonly bedsText: string;
  /** First sentence of the guest's message. */
  readonly enquiry: string;
}

export interface RoomsContent extends Omit<RoomsFiles, 'list' | 'houseRules'> {
  readonly policies: readonly Policy[];
  /** All rooms with a page. */
  readonly all: readonly Room[];
  /** Those of the room list. */
  readonly listed: readonly [Room, ...Room[]];
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

/** A room or demo card in the summary of a stay. */
export interface RoomOption {
  /** Value of `?room=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** "from $49 per night" */
  readonly priceText: string;
  readonly photo: Photo;
  /** Of a room: its page, and how many guests it has beds for. A demo card has none. */
  readonly real?: { readonly href: SitePath; readonly sleeps: number; readonly listed: boolean };
}
