import type { z } from 'zod';
import { getLowestPriceChanges, getPossibleNightPricesFromDay, type RoomRates } from '../../lib/room-rates';
import { getDaysAfterOneTimeSeasons } from '../../lib/season-nights';
import { joinPath } from '../../lib/site-path';
import { throwContentError, type ContentIssue } from '../fields/content-error';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { getContentFilePath } from '../file-paths';
import {
  defineContentType,
  mergeBrandAndSharedValues,
  type ResolveContext,
  type ResolvedContent,
} from './content-type';
import { GOOD_TO_KNOW_FIELDS, goodToKnow } from './good-to-know';
import {
  callToActionSchema,
  labelAndValueSchema,
  createPluralFormsSchema,
  sectionIntroSchema,
} from './helpers/common-field-groups';
import {
  childPriceSchema,
  describeChildPrice,
  findExtraGuestsIssue,
  seasonListSchema,
} from './helpers/pricing-seasons';
import {
  createMinimumStays,
  createNightPrice,
  rateLabelSchema,
  createRoomRates,
  createRoomRateTable,
} from './helpers/room-prices';
import { policies } from './policies';
import { technicalSettings } from './technical-settings';

const amenityGroupSchema = field.fieldset('Amenities', {
  title: field.heading(),
  items: field.list('Amenities', field.translatedText('Amenity')),
});
export type AmenityGroup = Resolved<z.infer<typeof amenityGroupSchema>>;

const bedsSchema = field.fieldset('Beds', {
  kind: field.select('Kind', ['double', 'single']),
  count: field.positiveInteger('How many'),
});

const createAccessTextSchema = (label: string) =>
  field.translatedText(label, { allowEmpty: true, sample: 'access' });

/** The room entity of the specification (ENT-02), with more details. */
const roomSchema = field.fieldset(
  'Room',
  {
    price: field.dollarPrice('Price in US dollars a night'),
    priceNote: field.paragraph('Line below the price, if the price needs one').optional(),
    /** Unique on the whole site: the data file of galleries is keyed by it (ENT-10). */
    id: field.positiveInteger(
      'Number',
      'the end of its address, as in /room/9; no other room of any house may have it',
      { suggestion: 'nextRoomNumber' },
    ),
    /** Has a page, but the room list does not show it (RML-02). */
    unlisted: field.boolean('Leave it out of the room list', 'it keeps its page').optional(),
    hidden: field
      .boolean(
        'Hide this room',
        'its page, its cards, its prices and what links to it leave the site, in every language; nothing of it is deleted',
      )
      .optional(),
    photo: field.photo('Picture on its card'),
    /** Shown as it is: "Villa Joya'" ends with an apostrophe (RMD-17). */
    title: field.nonTranslatableText('Name'),
    summary: field.paragraph('One or two sentences on its card'),
    adults: field.positiveInteger('Guests'),
    sizeSqm: field.squareMetres(),
    description: field.paragraphs('Paragraphs of its page'),
    beds: field.union('beds', 'Write [{ "kind": "double", "count": 1 }], or a text for anything complex.', [
      field.list('Beds', bedsSchema),
      field.translatedText('Beds in words'),
    ]),
    bedWidths: GOOD_TO_KNOW_FIELDS.bedWidths.field.optional(),
    /** Filled in if `details` do not say the size of the pool. */
    pool: field
      .fieldset('Its pool, if no other line says how large it is', {
        size: GOOD_TO_KNOW_FIELDS.poolSize.field,
      })
      .optional(),
    /** Figures exactly as given (GEN-13 to GEN-15). */
    details: field.list('More lines of the table, after guests, size and beds', labelAndValueSchema),
    amenities: field.list('Amenities', amenityGroupSchema),
    access: field.fieldset('How easy it is to reach, each empty until it is known', {
      steps: createAccessTextSchema('Steps'),
      doors: createAccessTextSchema('Width of doors and of the way to the bed'),
      shower: createAccessTextSchema('Shower'),
      beach: createAccessTextSchema('Beach access'),
    }),
    gallery: field.list('Pictures', field.photo()),
    /** Default: the banner of the room list (BNR-07). */
    banner: field.photo('Banner').optional(),
    /** Ignores the data file (BNR-06). */
    bannerFixed: field.boolean('Always show this banner').optional(),
    metaDescription: field
      .metaDescription('meta description of a room', 'left empty, it is what its card says')
      .optional(),
  },
  { interpolatedFields: ['title', 'price', 'adults', 'sizeSqm'] },
);
export type RoomInput = z.infer<typeof roomSchema>;

/** Fields that must differ between rooms, with the remedy where they do not. */
const UNIQUE_FIELDS = [
  ['title', 'Give each room a name of its own.'],
  ['summary', 'Describe each room in words of its own.'],
  ['description', 'Describe each room in words of its own.'],
] as const;

/** The list shows at least one room, and no two rooms have the same words, as a room that was copied would (RMD-01). */
function findRoomListIssue(rooms: readonly RoomInput[]) {
  if (rooms.every(({ unlisted, hidden }) => unlisted || hidden))
    return {
      path: [],
      problem: 'the room list would be empty.',
      remedy: 'Show at least one room in it.',
    };
  for (const [index, room] of rooms.entries())
    for (const [name, remedy] of UNIQUE_FIELDS) {
      const first = rooms.find((candidate) => String(candidate[name]) === String(room[name]));
      if (first !== room)
        return {
          path: [index, name],
          problem: `room ${room.id} has the same words as room ${first?.id}.`,
          remedy,
        };
    }
  return undefined;
}

const roomListSchema = field.addCrossFieldRule(
  field.list('Rooms', roomSchema, { unique: ['id'] }),
  findRoomListIssue,
);

const brandSchema = field.addCrossFieldRule(
  field.fieldset('Rooms', {
    intro: sectionIntroSchema,
    list: roomListSchema,
    seasons: seasonListSchema.optional(),
    minNights: field
      .positiveInteger('Least number of nights of a stay', 'a season can have a number of its own')
      .optional(),
    children: childPriceSchema.optional(),
    tourismLevy: field
      .dollarPrice(
        'Tourism levy, in US dollars a person and night',
        'it is added where the price of a stay is estimated, for children too',
      )
      .optional(),
    labels: field.fieldset('Words of headings and buttons', {
      enquiryLabel: field.buttonLabel('Link to ask about a room'),
      description: field.translatedText('Heading of the description'),
      otherRooms: field.translatedText('Heading of the other rooms'),
      priceNote: field.controlLabel('Note on prices'),
      gallery: field.fieldset('Gallery', {
        galleryLabel: field.controlLabel('Name of the gallery', {
          runtimePlaceholders: ['room'],
          optionalPlaceholders: true,
        }),
      }),
    }),
    callToAction: callToActionSchema,
    houseRules: field.list('House rules', field.translatedText('Rule')),
    /** Replaces the shared sentence. */
    access: field.fieldset('Access', { text: field.paragraph() }).optional(),
  }),
  findExtraGuestsIssue,
);

const sharedSchema = field.fieldset('Rooms', {
  /** Fallback photos of a gallery, that show no room (GAL-13). */
  fallbackPhotos: field.list('Pictures in place of a gallery that cannot be read', field.photo()),
  labels: field.fieldset('Words of headings and buttons', {
    viewDetails: field.buttonLabel('Link to a room'),
    pricePrefix: field.controlLabel('Word before the price', { translationContext: 'price' }),
    priceSuffix: field.controlLabel('Word after the price'),
    adults: createPluralFormsSchema('Number of guests'),
    guests: field.controlLabel('Guests'),
    size: field.controlLabel('Size'),
    beds: field.controlLabel('Beds'),
    bedWidths: field.controlLabel('Width of the beds'),
    poolSize: field.controlLabel('Size of the pool'),
    enquiry: field.prefilledEnquiryText('First sentence of the guest’s message', ['room']),
    policies: field.controlLabel('Heading of the policies'),
    amenities: field.controlLabel('Heading of the amenities'),
    rates: rateLabelSchema,
    childPrice: field.translatedText('What children pay', {
      runtimePlaceholders: ['freeUntil', 'from', 'until', 'price'],
    }),
    tourismLevy: field.translatedText('Tourism levy', { runtimePlaceholders: ['price'] }),
    gallery: field.fieldset('Gallery', { enlarge: field.controlLabel('Show it full screen') }),
  }),
  access: field.fieldset('Access', {
    heading: field.heading(),
    text: field.paragraph(),
    steps: field.translatedText('Steps'),
    doors: field.translatedText('Doors'),
    shower: field.translatedText('Shower'),
    beach: field.translatedText('Beach access'),
  }),
});

export const rooms = defineContentType({
  brand: brandSchema,
  shared: sharedSchema,
  needs: { goodToKnow, policies, technicalSettings },
  // texts that repeat {price} show the lowest price of the day; that of the file stays in the rates
  applyDate: (file, today) => ({
    ...file,
    list: file.list.map((room) => {
      const rates = createRoomRates(room, file, today);
      return { ...room, rates, price: getLowestPriceChanges(rates, today)[0].price };
    }),
  }),
  variables({ brand: { list } }) {
    const visible = getVisibleRooms(list);
    const prices = visible.map(({ price }) => price);
    return {
      roomKinds: visible.length,
      lowestRoomPrice: Math.min(...prices),
      highestRoomPrice: Math.max(...prices),
    };
  },
  resolve(files, context, needs) {
    const { list, houseRules: items, seasons = [], ...rest } = mergeBrandAndSharedValues(files);
    const { rates: _, childPrice, tourismLevy: levy, priceNote, ...labels } = rest.labels;
    const { fill, formatPrice, formatPriceRange } = context.formatters;
    const { checkIn, checkOut, houseRules, children } = needs.policies;
    const { roomType: type } = needs.technicalSettings;
    const all = getVisibleRooms(list).map((room) => ({
      ...resolveRoom(room, seasons, rest, context),
      /** "villa" or "boutique" in the specification (ENT-01). */
      type,
    }));
    const listed = all.filter(({ unlisted }) => !unlisted);
    return {
      ...rest,
      labels,
      /** What the price does not say; on the page of each room. */
      priceNotes: [
        priceNote,
        ...(rest.children ? [fill(childPrice, describeChildPrice(rest.children, formatPrice))] : []),
        ...(rest.tourismLevy ? [fill(levy, { price: formatPrice(rest.tourismLevy) })] : []),
      ],
      policies: [checkIn, checkOut, { ...houseRules, items }, children],
      goodToKnow: needs.goodToKnow.room,
      /** All rooms with a page: those that are not hidden. */
      all,
      /** The rooms of the room list: those that are neither hidden nor `unlisted`. The schema requires at least one. */
      listed: listed as [first: (typeof all)[number], ...others: typeof all],
      /** "$69–$99" */
      priceRange: formatPriceRange(
        all.flatMap(({ lowestPrice, highestPrice = lowestPrice }) => [lowestPrice, highestPrice]),
      ),
      /** The days after the last nights of the seasons that do not come again. */
      daysAfterOneTimeSeasons: getDaysAfterOneTimeSeasons(seasons, context.today),
      minimumStays: createMinimumStays(seasons, rest.minNights, context.today),
    };
  },
});

/** The text up to its last whole word for which search engines have room. */
const shortenForSearchEngines = (text: string) =>
  text.length > field.MAX_META_DESCRIPTION_LENGTH
    ? `${text.slice(0, field.MAX_META_DESCRIPTION_LENGTH).replace(/[\s\p{P}]+\S*$/u, '')}…`
    : text;

/** The fields of a room's file, and what pages get beside. */
function resolveRoom(
  datedRoom: Resolved<RoomInput> & { readonly rates: RoomRates },
  seasons: Resolved<z.infer<typeof seasonListSchema>>,
  { labels, access: accessLabels }: Pick<Resolved<z.infer<typeof sharedSchema>>, 'labels' | 'access'>,
  { formatters, href, today }: ResolveContext,
) {
  const { beds, access, rates, price: lowestPrice, ...room } = datedRoom;
  const guestsText = formatters.formatCount(room.adults, labels.adults);
  const sizeText = formatters.fill(formatters.texts.interior, { sqm: room.sizeSqm });
  const bedsText = typeof beds === 'string' ? beds : formatters.formatBeds(beds);
  return {
    ...room,
    href: joinPath(href, `/room/${room.id}`),
    metaDescription: room.metaDescription ?? shortenForSearchEngines(room.summary),
    /** The lowest price of a night from today on. */
    lowestPrice,
    /** "from $49 per night"; the amount is emphasised. */
    nightPrice: createNightPrice(rates, labels, formatters, today),
    // where a stay can cost anything else than the price times its nights
    ...((rates.seasons.length > 0 || rates.childPrice || rates.tourismLevy) && { rates }),
    // where seasons have prices for the room
    ...(rates.seasons.length > 0 && {
      rateTable: createRoomRateTable(rates, room.id, seasons, labels.rates, formatters, today),
      highestPrice: Math.max(...getPossibleNightPricesFromDay(rates, today)),
    }),
    /** "5 Adults" */
    guestsText,
    /** "90sqm interior" */
    sizeText,
    bedsText,
    details: [
      { label: labels.guests, value: guestsText },
      { label: labels.size, value: sizeText },
      { label: labels.beds, value: bedsText },
      { label: labels.bedWidths, value: room.bedWidths ?? '' },
      ...room.details,
      { label: labels.poolSize, value: room.pool?.size ?? '' },
    ].filter(({ value }) => value !== ''),
    /** The lines about access that the owner has filled in. */
    accessDetails: (['steps', 'doors', 'shower', 'beach'] as const)
      .map((part) => ({ label: accessLabels[part], value: access[part] }))
      .filter(({ value }) => value !== ''),
    /** The first sentence of the guest's message. */
    enquiry: formatters.fill(labels.enquiry, { room: room.title }),
  };
}

/** The rooms of the site. */
export const getVisibleRooms = <One extends Pick<RoomInput, 'hidden'>>(all: readonly One[]): readonly One[] =>
  all.filter(({ hidden }) => !hidden);

export type RoomsContent = ResolvedContent<typeof rooms>;
/** A room as pages show it. */
export type Room = RoomsContent['all'][number];
type RoomLabels = RoomsContent['labels'];
export type RoomGalleryLabels = RoomLabels['gallery'];

/**
 * A room of the brand, by the id in its path.
 * @throws when the brand has no such room, naming the file to correct
 */
export function getRoom(brand: { readonly id: string; readonly rooms: RoomsContent }, id: string): Room {
  const room = brand.rooms.all.find((candidate) => String(candidate.id) === id);
  if (room) return room;
  return throwContentError(
    { file: getContentFilePath(brand.id, 'rooms'), path: ['list'] },
    `there is no room "${id}".`,
    `The rooms are ${brand.rooms.all.map((candidate) => candidate.id).join(', ')}.`,
  );
}

/** The data file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its photos. */
export function findRoomIdIssues(
  brands: readonly {
    readonly id: string;
    readonly brand: { readonly name: string };
    readonly rooms: { readonly list: readonly Pick<RoomInput, 'id'>[] };
  }[],
): readonly ContentIssue[] {
  const all = brands.flatMap(({ id: brandId, brand, rooms: { list } }) =>
    list.map(({ id }, index) => ({ brandId, name: brand.name, id, index })),
  );
  return all.flatMap(({ brandId, id, index }) => {
    const sameId = all.find((room) => room.id === id && room.brandId !== brandId);
    return sameId
      ? [
          {
            file: getContentFilePath(brandId, 'rooms'),
            path: ['list', index, 'id'],
            problem: `room ${id} is also a room of ${sameId.name}.`,
            remedy: 'Give one of them a number that no other room of the site has.',
          },
        ]
      : [];
  });
}

/** /data/room-galleries.json, which the owner may change on the host (ENT-10). */
export interface RoomGalleriesJson {
  readonly rooms: Readonly<Record<string, RoomGalleriesJsonEntry>>;
}

export interface RoomGalleriesJsonEntry {
  readonly title: string;
  readonly type: string;
  /** Paths of photos. */
  readonly gallery: readonly string[];
  readonly breadcrumbImage?: string;
}
