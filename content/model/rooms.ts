import type { z } from 'zod';
import { daysAfterSeasons, lowestPrices, pricesFrom, type RoomRates } from '../../lib/room-rates';
import { ContentError, throwContentError, type ContentIssue } from '../fields/content-error';
import { findById } from '../fields/check-reference';
import {
  boolean,
  buttonLabel,
  controlLabel,
  duplicateEntryRegistry,
  dollars,
  prefilledEnquiryText,
  fieldset,
  heading,
  interpolationRegistry,
  list,
  metaDescription,
  paragraph,
  paragraphs,
  photo,
  positiveInteger,
  select,
  squareMetres,
  translatedText,
  union,
  untranslatedText,
  withRule,
} from '../fields/field-types';
import { joinPath } from '../../lib/site-path';
import type { Resolved } from '../fields/resolve-fields';
import type { Formats } from '../i18n/formats';
import { callToAction, labelAndValue, pluralForms, sectionIntro } from './common-fields';
import { GOOD_TO_KNOW_FIELDS, goodToKnow } from './good-to-know';
import { policies } from './policies';
import { technical } from './technical';
import { defineContentType, mergeFiles, type ResolveContext, type ResolvedContent } from './content-type';
import { sinceId } from './scheduled-entries';
import { checkSeasonRooms, rateLabels, ratesOfRoom, rateTable, seasonList, type PricedRoom } from './seasons';
import type { Brand, BrandInput } from '.';

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
  unlisted: boolean('Leave it out of the room list', 'it keeps its page').optional(),
  hidden: boolean(
    'Hide this room',
    'its page, its cards, its prices and what links to it leave the site, in every language; nothing of it is deleted',
  ).optional(),
  photo: photo('Picture on its card'),
  /** Shown as it is: "Villa Joya'" ends with an apostrophe (RMD-17). */
  title: untranslatedText('Name'),
  summary: paragraph('One or two sentences on its card'),
  price: dollars('Price in US dollars a night'),
  priceNote: paragraph('Line below the price, if the price needs one').optional(),
  adults: positiveInteger('Guests'),
  sizeSqm: squareMetres(),
  description: paragraphs('Paragraphs of its page'),
  beds: union('beds', 'Write [{ "kind": "double", "count": 1 }], or a text for anything complex.', [
    list('Beds', beds),
    translatedText('Beds in words'),
  ]),
  bedWidths: GOOD_TO_KNOW_FIELDS.bedWidths.field.optional(),
  /** Filled in if `details` do not say the size of the pool. */
  pool: fieldset('Its pool, if no other line says how large it is', {
    size: GOOD_TO_KNOW_FIELDS.poolSize.field,
  }).optional(),
  /** Figures exactly as given (GEN-13 to GEN-15). */
  details: list('More lines of the table, after guests, size and beds', labelAndValue),
  amenities: list('Amenities', amenityGroup),
  access: fieldset('How easy it is to reach, each empty until it is known', {
    steps: translatedText('Steps', { allowEmpty: true }),
    doors: translatedText('Width of doors and of the way to the bed', { allowEmpty: true }),
    shower: translatedText('Shower', { allowEmpty: true }),
    beach: translatedText('Beach access', { allowEmpty: true }),
  }),
  gallery: list('Pictures', photo()),
  /** Default: the banner of the room list (BNR-07). */
  banner: photo('Banner').optional(),
  /** Ignores the published file (BNR-06). */
  bannerFixed: boolean('Always show this banner').optional(),
  metaDescription: metaDescription('meta description of a room'),
})
  .register(interpolationRegistry, { interpolatedFields: ['title', 'price', 'adults', 'sizeSqm'] })
  .register(duplicateEntryRegistry, { keptFields: ['price', 'adults', 'sizeSqm', 'beds', 'amenities'] });
export type RoomInput = z.infer<typeof room>;

/** Fields that must differ between rooms, with the remedy where they do not. */
const ROOM_WORDS = [
  ['title', 'Give each room a name of its own.'],
  ['summary', 'Describe each room in words of its own.'],
  ['description', 'Describe each room in words of its own.'],
] as const;

/** The list shows at least one room, and no two rooms have the same words, as a room that was copied would (RMD-01). */
const roomList = withRule(list('Rooms', room, { unique: ['id'] }), (rooms) => {
  if (rooms.every(({ unlisted, hidden }) => unlisted || hidden))
    return {
      path: [],
      problem: 'the room list would be empty.',
      remedy: 'Show at least one room in it.',
    };
  for (const [index, room] of rooms.entries())
    for (const [field, remedy] of ROOM_WORDS) {
      const first = rooms.find((candidate) => String(candidate[field]) === String(room[field]));
      if (first !== room)
        return {
          path: [index, field],
          problem: `room ${room.id} has the same words as room ${first?.id}.`,
          remedy,
        };
    }
  return undefined;
});

const brandFields = withRule(
  fieldset('Rooms', {
    intro: sectionIntro,
    list: roomList,
    seasons: seasonList.optional(),
    labels: fieldset('Words of headings and buttons', {
      enquiryLabel: buttonLabel('Link to ask about a room'),
      description: translatedText('Heading of the description'),
      otherRooms: translatedText('Heading of the other rooms'),
      priceNote: controlLabel('Note on prices'),
      gallery: fieldset('Gallery', {
        label: controlLabel('Name of the gallery', {
          runtimePlaceholders: ['room'],
          optionalPlaceholders: true,
        }),
      }),
    }),
    callToAction,
    houseRules: list('House rules', translatedText('Rule')),
    /** Replaces the shared sentence. */
    access: fieldset('Access', { text: paragraph() }).optional(),
  }),
  ({ seasons = [], list }) => checkSeasonRooms(seasons, list),
);

const sharedFields = fieldset('Rooms', {
  /** Fallback photos of a gallery, that show no room (GAL-13). */
  placeholders: list('Pictures in place of a gallery that cannot be read', photo()),
  labels: fieldset('Words of headings and buttons', {
    viewDetails: buttonLabel('Link to a room'),
    pricePrefix: controlLabel('Word before the price', { translationContext: 'price' }),
    priceSuffix: controlLabel('Word after the price'),
    adults: pluralForms('Number of guests'),
    guestsLabel: controlLabel('Guests'),
    sizeLabel: controlLabel('Size'),
    bedsLabel: controlLabel('Beds'),
    bedWidths: controlLabel('Width of the beds'),
    poolSize: controlLabel('Size of the pool'),
    enquiry: prefilledEnquiryText('First sentence of the guest’s message', ['room']),
    policies: controlLabel('Heading of the policies'),
    amenities: controlLabel('Heading of the amenities'),
    rates: rateLabels,
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

export const rooms = defineContentType({
  brand: brandFields,
  shared: sharedFields,
  variables({ brand: { list } }) {
    const rooms = visibleRooms(list);
    const prices = rooms.map(({ price }) => price);
    return {
      roomKinds: rooms.length,
      lowestRoomPrice: Math.min(...prices),
      highestRoomPrice: Math.max(...prices),
    };
  },
  // texts that repeat {price} show the lowest price of the day
  forDate: ({ list, seasons = [], ...rest }, today) => ({
    ...rest,
    list: list.map((room) => ({
      ...room,
      price: lowestPrices(ratesOfRoom(room, seasons, today) ?? constantRates(room), today)[0].price,
    })),
    ...(seasons.length > 0 && { seasons }),
  }),
  resolve(files, context, sources) {
    const { list, houseRules: items, seasons = [], ...rest } = mergeFiles(files);
    const { rates: _, ...labels } = rest.labels;
    const { checkIn, checkOut, houseRules, children } = context.get(policies);
    const all = visibleRooms(list).map((room) => {
      // in `list` a price is the lowest of the day; the file has that of nights in no season
      const { price } = findById(sources.brand.list, room.id);
      return resolveRoom(room, { id: room.id, price }, seasons, rest, context);
    });
    const listed = all.filter(({ unlisted }) => !unlisted);
    return {
      ...rest,
      labels,
      policies: [checkIn, checkOut, { ...houseRules, items }, children],
      goodToKnow: context.get(goodToKnow).room,
      /** All rooms with a page: those that are not hidden. */
      all,
      /** The rooms of the room list. */
      // the schema has checked that there is at least one
      listed: listed as [Room, ...Room[]],
      /** "$69–$99" */
      priceRange: context.formats.formatPriceRange(
        all.flatMap(({ price, highestPrice = price }) => [price, highestPrice]),
      ),
      /** The days after the last nights of the seasons that do not come again. */
      daysAfterSeasons: daysAfterSeasons(seasons, context.today),
    };
  },
});

function resolveRoom(
  { beds, ...room }: Resolved<RoomInput>,
  pricedRoom: PricedRoom,
  seasons: Resolved<z.infer<typeof seasonList>>,
  { labels, access }: Pick<Resolved<z.infer<typeof sharedFields>>, 'labels' | 'access'>,
  context: ResolveContext,
) {
  const { formats, today } = context;
  const rates = ratesOfRoom(pricedRoom, seasons, today);
  const priceText: PriceText = {
    prefix: labels.pricePrefix,
    amount: formats.formatPrice(room.price),
    suffix: labels.priceSuffix,
    ...(rates && datedAmounts(rates, today, formats)),
  };
  const guestsText = formats.formatCount(room.adults, labels.adults);
  const sizeText = formats.fill(formats.texts.interior, { sqm: room.sizeSqm });
  const bedsText = typeof beds === 'string' ? beds : formats.formatBeds(beds);
  return {
    ...room,
    href: joinPath(context.href, `/room/${room.id}`),
    /** "villa" or "boutique" in the specification (ENT-01). */
    type: context.get(technical).roomType,
    /** "from $49 per night"; the amount is emphasised. */
    priceText,
    ...(rates && {
      rates,
      rateTable: rateTable(pricedRoom, seasons, labels.rates, formats, today),
      highestPrice: Math.max(...pricesFrom(rates, today)),
    }),
    /** "5 Adults" */
    guestsText,
    /** "90sqm interior" */
    sizeText,
    bedsText,
    details: [
      { label: labels.guestsLabel, value: guestsText },
      { label: labels.sizeLabel, value: sizeText },
      { label: labels.bedsLabel, value: bedsText },
      { label: labels.bedWidths, value: room.bedWidths ?? '' },
      ...room.details,
      { label: labels.poolSize, value: room.pool?.size ?? '' },
    ].filter(({ value }) => value !== ''),
    /** The lines about access that the owner has filled in. */
    access: (['steps', 'doors', 'shower', 'beach'] as const)
      .map((part) => ({ label: access[part], value: room.access[part] }))
      .filter(({ value }) => value !== ''),
    /** The first sentence of the guest's message. */
    enquiry: formats.fill(labels.enquiry, { room: room.title }),
  };
}
export type Room = ReturnType<typeof resolveRoom>;

/** The rooms of the site. */
export const visibleRooms = <One extends Pick<RoomInput, 'hidden'>>(rooms: readonly One[]): readonly One[] =>
  rooms.filter(({ hidden }) => !hidden);

/** What a room without seasons costs. */
const constantRates = ({ price }: Pick<RoomInput, 'price'>): RoomRates => ({
  otherNights: price,
  seasons: [],
});

/** The lowest price in each period, if it changes. */
function datedAmounts(rates: RoomRates, today: string, formats: Formats): Pick<PriceText, 'amounts'> {
  const prices = lowestPrices(rates, today);
  if (prices.length === 1) return {};
  return {
    amounts: prices.map(({ day, price }, index): DatedAmount => {
      const next = prices[index + 1];
      return {
        amount: formats.formatPrice(price),
        ...(index > 0 && { showDuring: sinceId(day) }),
        ...(next && { hideDuring: sinceId(next.day) }),
      };
    }),
  };
}

/** "from $49 per night" */
export interface PriceText {
  readonly prefix: string;
  /** The amount on the day of the build. */
  readonly amount: string;
  /** The amount in each period, if it changes. */
  readonly amounts?: readonly DatedAmount[];
  readonly suffix: string;
}

/** An amount with the period in which it is shown; see display-period-styles.tsx. */
export interface DatedAmount {
  readonly amount: string;
  readonly showDuring?: string;
  readonly hideDuring?: string;
}

export type RoomsContent = ResolvedContent<typeof rooms>;
export type RoomLabels = RoomsContent['labels'];
export type GalleryLabels = RoomLabels['gallery'];

/**
 * A room of the brand, by the id in its path.
 * @throws when the brand has no such room, naming the file to correct
 */
export function getRoom(brand: Brand, id: string): Room {
  const room = brand.rooms.all.find((one) => String(one.id) === id);
  if (room) return room;
  return throwContentError(
    { file: `content/${brand.id}/rooms.json`, path: ['list'] },
    `there is no room "${id}".`,
    `The rooms are ${brand.rooms.all.map((one) => one.id).join(', ')}.`,
  );
}

/** The published file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its photos. */
export function checkRoomIdsAreUnique(brands: readonly Pick<BrandInput, 'id' | 'brand' | 'rooms'>[]): void {
  const rooms = brands.flatMap(({ id: brandId, brand: { name }, rooms: { list } }) =>
    list.map(({ id }, index) => ({ brandId, name, id, index })),
  );
  const issues: ContentIssue[] = [];
  for (const { brandId, id, index } of rooms) {
    const sameId = rooms.find((room) => room.id === id && room.brandId !== brandId);
    if (sameId)
      issues.push({
        file: `content/${brandId}/rooms.json`,
        path: ['list', index, 'id'],
        problem: `room ${id} is also a room of ${sameId.name}.`,
        remedy: 'Give one of them a number that no other room of the site has.',
      });
  }
  if (issues.length > 0) throw new ContentError(issues);
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
