import type { z } from 'zod';
import { detail } from './about';
import {
  select,
  controlLabel,
  positiveInteger,
  union,
  enquiryText,
  boolean,
  fieldset,
  heading,
  list,
  untranslatedText,
  paragraph,
  paragraphs,
  photo,
  dollars,
  interpolationRegistry,
  squareMetres,
  translatedText,
  metaDescription,
  buttonLabel,
} from '../fields/field-types';
import { pluralForms } from './number-texts';
import type { SitePath } from './link';
import { callToAction, sectionIntro } from './page';
import type { Photo } from './photo';
import type { Policy } from './policies';
import type { Resolved } from '../fields/resolved';

const amenityGroup = fieldset('Amenities', {
  title: heading(),
  items: list('Amenities', translatedText('Amenity')),
});
export type AmenityGroup = Resolved<z.infer<typeof amenityGroup>>;

const beds = fieldset('Beds', {
  kind: select('Kind', ['double', 'single']),
  count: positiveInteger('How many'),
});
export type BedsInput = z.infer<typeof beds>;

/** The room entity of the specification (ENT-02), with more details. */
const room = fieldset('Room', {
  /** Unique on the whole site: the published file of galleries is keyed by it (ENT-10). */
  id: positiveInteger(
    'Number',
    'the end of its address, as in /room/9; no other room of any house may have it',
  ),
  /** Has a page, but the room list does not show it (RML-02). */
  unlisted: boolean('Leave it out of the room list').optional(),
  img: photo('Picture on its card'),
  /** Shown as it is: "Villa Joya'" ends with an apostrophe (RMD-17). */
  title: untranslatedText('Name'),
  desc: paragraph('One or two sentences on its card'),
  price: dollars('Price in US dollars a night'),
  priceNote: paragraph('Line below the price, where it would be misread').optional(),
  adults: positiveInteger('Guests'),
  sizeSqm: squareMetres(),
  description: paragraphs('Paragraphs of its page'),
  beds: union('beds', 'Write [{ "kind": "double", "count": 1 }], or a text for anything complex.', [
    list('Beds', beds),
    translatedText('Beds in words'),
  ]),
  /** Figures exactly as given (GEN-13 to GEN-15). */
  details: list('More in the table, after guests, size and beds', detail),
  amenities: list('Amenities', amenityGroup),
  access: fieldset('Access, each empty until it is known', {
    steps: translatedText('Steps', { allowEmpty: true }),
    doors: translatedText('Width of doors and of the way to the bed', { allowEmpty: true }),
    shower: translatedText('Shower', { allowEmpty: true }),
    beach: translatedText('Beach access', { allowEmpty: true }),
  }),
  gallery: list('Pictures', photo()),
  /** Default: the banner of the room list (BNR-07). */
  banner: photo('Banner').optional(),
  /** Ignores the published file (BNR-06). */
  bannerFixed: boolean('Keep this banner, whatever the published file says').optional(),
  metaDescription: metaDescription('meta description of a room'),
}).register(interpolationRegistry, { interpolatedFields: ['title', 'price', 'adults', 'sizeSqm'] });
export type RoomInput = z.infer<typeof room>;

export const rooms = fieldset('Rooms', {
  intro: sectionIntro,
  /** Room type in the published file of galleries (ENT-10). */
  type: untranslatedText('Type in the published file of galleries'),
  list: list('Rooms', room),
  labels: fieldset('Labels', {
    enquiryLabel: buttonLabel('Link to ask about a room'),
    description: translatedText('Heading of the description'),
    otherRooms: translatedText('Heading of the other rooms'),
    gallery: fieldset('Gallery', {
      label: controlLabel('Name of the gallery', { runtimePlaceholders: ['room'] }),
    }),
  }),
  callToAction,
  houseRules: list('House rules', translatedText('Rule')),
});

export const sharedRooms = fieldset('Rooms', {
  /** Fallback pictures of a gallery, that show no room (GAL-13). */
  placeholders: list('Pictures in place of a gallery that cannot be read', photo()),
  labels: fieldset('Labels', {
    viewDetails: buttonLabel('Link to a room'),
    pricePrefix: translatedText('Before the price', {
      translatorComment: 'label of a button or a field, or what a screen reader says',
      translationContext: 'price',
    }),
    priceSuffix: controlLabel('After the price'),
    priceNote: controlLabel('Note on prices'),
    adults: pluralForms('Number of guests'),
    guestsLabel: controlLabel('Guests'),
    sizeLabel: controlLabel('Size'),
    bedsLabel: controlLabel('Beds'),
    enquiry: enquiryText('First sentence of the guest’s message', ['room']),
    policies: controlLabel('Heading of the policies'),
    amenities: controlLabel('Heading of the amenities'),
    gallery: fieldset('Gallery', { enlarge: controlLabel('Show it full screen') }),
  }),
  access: fieldset('Access', {
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
export interface PublishedGalleries {
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
