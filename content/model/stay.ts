import { interpolate } from '../../lib/interpolate';
import type { RoomRates } from '../../lib/room-rates';
import type { SitePath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import type { PhotoContent } from '../fields/photo-content';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { createPluralFormsSchema } from './helpers/common-field-groups';
import { describeChildPrice } from './helpers/pricing-seasons';
import type { TextForDisplayPeriod } from './helpers/room-prices';
import { policies } from './policies';
import { rooms, type Room, type RoomsContent } from './rooms';

/** A card of Find Room without a real room's name or price (ODD-63). */
const sampleRoomSchema = field.fieldset('Sample card', {
  id: field.nonTranslatableText('Its name in addresses', {
    hint: 'a short word in small letters, which no other card has',
  }),
  title: field.heading('Title'),
  text: field.paragraph(),
  photo: field.photo(),
});

const steps = {
  rooms: field.controlLabel('Rooms'),
  adults: field.controlLabel('Adults'),
  children: field.controlLabel('Children'),
};

export const stay = defineContentType({
  brand: field.fieldset('Find Room', {
    findRoom: field.fieldset(
      'Find Room',
      {
        sampleRooms: field.list('Sample cards', sampleRoomSchema, { min: 0, unique: ['id'] }),
      },
      { onlyOnPage: 'find_room' },
    ),
  }),
  shared: field.fieldset('Find Room', {
    labels: field.fieldset('Words of headings and buttons', {
      checkIn: field.controlLabel('Check-in date'),
      checkOut: field.controlLabel('Check-out date'),
      rooms: field.controlLabel('Rooms'),
      guests: field.controlLabel('Guests'),
      adults: field.controlLabel('Adults'),
      children: field.controlLabel('Children'),
      room: createPluralFormsSchema('Rooms'),
      adult: createPluralFormsSchema('Adults'),
      child: createPluralFormsSchema('Children'),
      night: createPluralFormsSchema('Nights'),
      inSentences: field.fieldset('In sentences', {
        rooms: createPluralFormsSchema('Rooms'),
        adults: createPluralFormsSchema('Adults'),
        children: createPluralFormsSchema('Children'),
      }),
      datesOutOfOrder: field.controlLabel('Where check-out is not after check-in'),
      sampleBadge: field.controlLabel('Badge of a sample', { marksSample: true }),
    }),
    findRoom: field.fieldset(
      'Find Room',
      {
        heading: field.heading(),
        text: field.paragraph(),
        labels: field.fieldset('Words of headings and buttons', {
          bar: field.buttonLabel('Button, and name of the bar'),
          increment: field.fieldset('More', steps),
          decrement: field.fieldset('Fewer', steps),
          checkout: field.buttonLabel('Button'),
          sampleNote: field.controlLabel('Note on the samples', { marksSample: true }),
          cards: field.controlLabel('Heading of the samples', { marksSample: true }),
        }),
        /** An invented price (FND-10). */
        samplePrice: field.dollarPrice('Price of the sample cards in US dollars a night'),
      },
      { onlyOnPage: 'find_room' },
    ),
    roomDetails: field.fieldset('What a guest has chosen on Find Room', {
      eyebrow: field.eyebrow(),
      labels: field.fieldset('Words of headings and buttons', {
        nights: field.controlLabel('Nights'),
        noDate: field.controlLabel('Where a date is missing'),
        datesMissing: field.controlLabel('Above the actions while a date is missing'),
        withoutScript: field.paragraph('Above the rooms, where the browser runs no scripts'),
        datesPast: field.controlLabel('Where check-in is in the past'),
        limited: field.controlLabel('Where a party is larger than the house', {
          runtimePlaceholders: ['rooms', 'places'],
        }),
        changeStay: field.controlLabel('Link back'),
        whichRoom: field.heading('Where no room is chosen'),
        withExtraBed: field.controlLabel('Mark of a room in which a child needs an extra bed'),
        tooFewBeds: field.controlLabel('Mark of a room with too few beds for the guests'),
        otherRoom: field.controlLabel('Link to choose another room'),
        viewRoom: field.controlLabel('Link to the room'),
        ask: field.buttonLabel('Link to the contact page'),
        print: field.controlLabel('Print'),
        calendar: field.controlLabel('Add to the calendar of the guest'),
        sampleNote: field.controlLabel('Note on a sample', { marksSample: true }),
        realRooms: field.controlLabel('Above the rooms of the house, beside a sample'),
        partyTooLarge: field.controlLabel('Where a room has too few beds for the guests', {
          runtimePlaceholders: ['places', 'rooms', 'guests'],
        }),
        roomsThatFit: field.controlLabel('Above the rooms that have enough'),
        noRoomFits: field.controlLabel('Where no room has enough'),
        extraBed: field.controlLabel('Where a child needs an extra bed'),
        minimumStay: field.paragraph('Where a stay is too short', {
          runtimePlaceholders: ['nights', 'from', 'to'],
        }),
        minimumStayInSeason: field.paragraph('Where it is too short for a season', {
          runtimePlaceholders: ['season', 'nights', 'from', 'to'],
        }),
      }),
      estimate: field.fieldset('Price of the stay, where it is not that of the room times its nights', {
        oneRoom: field.paragraph('One room', { runtimePlaceholders: ['price', 'nights'] }),
        rooms: field.paragraph('Several rooms', { runtimePlaceholders: ['price', 'nights', 'rooms'] }),
        includes: field.paragraph('What it includes', { runtimePlaceholders: ['parts'] }),
        children: field.translatedText('Children', {
          translatorComment: 'what a price includes',
          runtimePlaceholders: ['children', 'from', 'until', 'price', 'freeUntil'],
        }),
        tourismLevy: field.translatedText('Tourism levy', {
          translatorComment: 'what a price includes',
          runtimePlaceholders: ['price'],
        }),
      }),
      enquiry: field.fieldset('First sentence of the guest’s message', {
        withDates: field.prefilledEnquiryText('With dates', ['room', 'from', 'to', 'nights', 'party']),
        withoutDates: field.prefilledEnquiryText('Without dates', ['room', 'party']),
        anyRoom: field.translatedText('In place of a sample room', {
          translatorComment: "within the first sentence of a guest's message",
        }),
      }),
    }),
  }),
  variables: ({ brand }) => ({ sampleRooms: brand.findRoom.sampleRooms.length }),
  needs: { policies, rooms },
  resolve(files, context, needs) {
    const { labels, findRoom, roomDetails } = mergeBrandAndSharedValues(files);
    const { estimate, ...summary } = roomDetails;
    const { children: childrenText, tourismLevy: levyText, ...texts } = estimate;
    const { sampleRooms, samplePrice, ...rest } = findRoom;
    const { locale, numberLocale = locale, firstOfMonth } = context.catalog.language;
    const { all, children, tourismLevy, minimumStays } = needs.rooms;
    const { formatPrice } = context.formatters;
    const { checkIn, checkOut } = needs.policies;
    const nightPriceText = `${formatPrice(samplePrice)} ${needs.rooms.labels.priceSuffix}`;
    return {
      /** `dates` says how dates are written, and which plural a number takes. */
      labels: { ...labels, dates: { locale, firstOfMonth } },
      findRoom: { ...rest, sampleRooms: sampleRooms.map((card) => ({ ...card, nightPriceText })) },
      summary: {
        ...summary,
        /** Check-in and check-out; the first item of each is shown. */
        times: [checkIn, checkOut],
        ...(minimumStays && { minimumStays }),
        ...(all.some(({ rates }) => rates) && {
          estimate: {
            ...texts,
            numberLocale,
            ...(children && {
              children: interpolate(childrenText, describeChildPrice(children, formatPrice)),
            }),
            ...(tourismLevy && {
              tourismLevy: interpolate(levyText, { price: formatPrice(tourismLevy) }),
            }),
          },
        }),
      },
    };
  },
});
export type StayContent = ResolvedContent<typeof stay>;
/** Texts shared by Find Room and room_details. */
export type StayLabels = StayContent['labels'];
export type FindRoomContent = StayContent['findRoom'];

/** A room of the brand, or a sample room, in the summary of a stay. */
export interface RoomOption {
  /** Value of `?room=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** "from $49 per night" */
  readonly nightPriceText: string;
  /** The same text for each period in which the price differs. */
  readonly nightPriceTextsByPeriod?: readonly TextForDisplayPeriod[];
  readonly photo: PhotoContent;
  /** The page of the room, and how many guests it has beds for. A sample room cannot be booked and has neither. */
  readonly bookable?: {
    readonly href: SitePath;
    readonly sleeps: number;
    readonly listed: boolean;
    readonly rates?: RoomRates;
  };
}

/** The rooms that a stay can be for: the brand's rooms and the sample rooms, by default the first of the room list. */
export function createStayRoomOptions(brand: { readonly rooms: RoomsContent; readonly stay: StayContent }) {
  const toRoomOption = ({ id, href, nightPrice, adults, unlisted, rates, ...room }: Room): RoomOption => {
    const withAmount = (amount: string) => `${nightPrice.prefix} ${amount} ${nightPrice.suffix}`;
    return {
      id: String(id),
      title: room.title,
      text: room.summary,
      nightPriceText: withAmount(nightPrice.amount),
      ...(nightPrice.amountsByPeriod && {
        nightPriceTextsByPeriod: nightPrice.amountsByPeriod.map(({ text, ...period }) => ({
          text: withAmount(text),
          ...period,
        })),
      }),
      photo: room.photo,
      bookable: { href, sleeps: adults, listed: !unlisted, ...(rates && { rates }) },
    };
  };
  const options: readonly RoomOption[] = [
    ...brand.rooms.all.map(toRoomOption),
    ...brand.stay.findRoom.sampleRooms,
  ];
  return { rooms: options, defaultRoom: toRoomOption(brand.rooms.listed[0]) };
}
