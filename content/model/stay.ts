import {
  buttonLabel,
  controlLabel,
  dollars,
  prefilledEnquiryText,
  eyebrow,
  fieldset,
  heading,
  list,
  paragraph,
  photo,
  translatedText,
  untranslatedText,
} from '../fields/field-types';
import type { RoomRates } from '../../lib/room-rates';
import type { SitePath } from '../../lib/site-path';
import { pluralForms } from './common-fields';
import type { Photo } from './photo';
import { policies } from './policies';
import { type DatedAmount, type Room, rooms } from './rooms';
import { defineContentType, mergeFiles, type ResolvedContent } from './content-type';
import type { Brand } from '.';

/** A card of Find Room without a real room's name or price (ODD-63). */
const sampleRoom = fieldset('Sample card', {
  id: untranslatedText('Its name in addresses', {
    hint: 'a short word in small letters, which no other card has',
  }),
  title: heading('Title'),
  text: paragraph(),
  photo: photo(),
});

const steps = {
  rooms: controlLabel('Rooms'),
  adults: controlLabel('Adults'),
  children: controlLabel('Children'),
};

export const stay = defineContentType({
  brand: fieldset('Find Room', {
    findRoom: fieldset('Find Room', {
      sampleRooms: list('Sample cards', sampleRoom, { min: 0, unique: ['id'] }),
    }),
  }),
  shared: fieldset('Find Room', {
    labels: fieldset('Words of headings and buttons', {
      checkIn: controlLabel('Check-in date'),
      checkOut: controlLabel('Check-out date'),
      rooms: controlLabel('Rooms'),
      guests: controlLabel('Guests'),
      adults: controlLabel('Adults'),
      children: controlLabel('Children'),
      room: pluralForms('Rooms'),
      adult: pluralForms('Adults'),
      child: pluralForms('Children'),
      night: pluralForms('Nights'),
      inSentences: fieldset('In sentences', {
        rooms: pluralForms('Rooms'),
        adults: pluralForms('Adults'),
        children: pluralForms('Children'),
      }),
      datesOutOfOrder: controlLabel('Where check-out is not after check-in'),
      sampleBadge: controlLabel('Badge of a sample', { marksSample: true }),
    }),
    findRoom: fieldset('Find Room', {
      heading: heading(),
      text: paragraph(),
      labels: fieldset('Words of headings and buttons', {
        bar: buttonLabel('Button, and name of the bar'),
        increment: fieldset('More', steps),
        decrement: fieldset('Fewer', steps),
        checkout: buttonLabel('Button'),
        sampleNote: controlLabel('Note on the samples', { marksSample: true }),
        cards: controlLabel('Heading of the samples', { marksSample: true }),
      }),
      /** An invented price (FND-10). */
      samplePrice: dollars('Price of the sample cards in US dollars a night'),
    }),
    roomDetails: fieldset('Summary of the stay', {
      eyebrow: eyebrow(),
      labels: fieldset('Words of headings and buttons', {
        nights: controlLabel('Nights'),
        noDate: controlLabel('Where a date is missing'),
        datesMissing: controlLabel('Above the actions while a date is missing'),
        withoutScript: paragraph('Above the rooms, where the browser runs no scripts'),
        datesPast: controlLabel('Where check-in is in the past'),
        limited: controlLabel('Where a party is larger than the house', {
          runtimePlaceholders: ['rooms', 'places'],
        }),
        changeStay: controlLabel('Link back'),
        whichRoom: heading('Where no room is chosen'),
        withExtraBed: controlLabel('Mark of a room in which a child needs an extra bed'),
        tooFewBeds: controlLabel('Mark of a room with too few beds for the guests'),
        otherRoom: controlLabel('Link to choose another room'),
        viewRoom: controlLabel('Link to the room'),
        ask: buttonLabel('Link to the contact page'),
        print: controlLabel('Print'),
        calendar: controlLabel('Add to the calendar of the guest'),
        sampleNote: controlLabel('Note on a sample', { marksSample: true }),
        realRooms: controlLabel('Above the rooms of the house, beside a sample'),
        partyTooLarge: controlLabel('Where a room has too few beds for the guests', {
          runtimePlaceholders: ['places', 'rooms', 'guests'],
        }),
        roomsThatFit: controlLabel('Above the rooms that have enough'),
        noRoomFits: controlLabel('Where no room has enough'),
        extraBed: controlLabel('Where a child needs an extra bed'),
      }),
      estimate: fieldset('Price of the stay, where rooms have prices by season', {
        oneRoom: paragraph('One room', { runtimePlaceholders: ['price', 'nights'] }),
        rooms: paragraph('Several rooms', { runtimePlaceholders: ['price', 'nights', 'rooms'] }),
      }),
      enquiry: fieldset('First sentence of the guest’s message', {
        withDates: prefilledEnquiryText('With dates', ['room', 'from', 'to', 'nights', 'party']),
        withoutDates: prefilledEnquiryText('Without dates', ['room', 'party']),
        anyRoom: translatedText('In place of a sample room', {
          translatorComment: "within the first sentence of a guest's message",
        }),
      }),
    }),
  }),
  variables: ({ brand }) => ({ sampleRooms: brand.findRoom.sampleRooms.length }),
  resolve(files, context) {
    const { labels, findRoom, roomDetails: details } = mergeFiles(files);
    const { estimate, ...roomDetails } = details;
    const { sampleRooms, samplePrice, ...rest } = findRoom;
    const { locale, numberLocale = locale, firstOfMonth } = context.language;
    const hasRates = context.get(rooms).all.some((room) => room.rates);
    const { checkIn, checkOut } = context.get(policies);
    const priceText = `${context.formats.formatPrice(samplePrice)} ${context.get(rooms).labels.priceSuffix}`;
    return {
      /** `dates` says how dates are written, and which plural a number takes. */
      labels: { ...labels, dates: { locale, firstOfMonth } },
      findRoom: { ...rest, sampleRooms: sampleRooms.map((card) => ({ ...card, priceText })) },
      /** Check-in and check-out; the first item of each is shown. */
      roomDetails: {
        ...roomDetails,
        times: [checkIn, checkOut],
        ...(hasRates && { estimate: { ...estimate, numberLocale } }),
      },
    };
  },
});
export type StayContent = ResolvedContent<typeof stay>;
/** Texts shared by Find Room and room_details. */
export type StayLabels = StayContent['labels'];
export type FindRoomContent = StayContent['findRoom'];
export type StaySummaryContent = StayContent['roomDetails'];

/** A real or sample room in the summary of a stay. */
export interface RoomOption {
  /** Value of `?room=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** "from $49 per night" */
  readonly priceText: string;
  /** The same text for each period in which the price differs. */
  readonly datedPriceTexts?: readonly DatedAmount[];
  readonly photo: Photo;
  /** The page of the room, and how many guests it has beds for. A sample room has neither. */
  readonly real?: {
    readonly href: SitePath;
    readonly sleeps: number;
    readonly listed: boolean;
    readonly rates?: RoomRates;
  };
}

interface RoomOptions {
  readonly rooms: readonly RoomOption[];
  readonly defaultRoom: RoomOption;
}

/** The rooms that a stay can be for: the brand's rooms and the sample rooms, by default the first of the room list. */
export function roomOptions({ rooms, stay }: Brand): RoomOptions {
  function toRoomOption({
    id,
    href,
    title,
    summary,
    priceText,
    photo,
    adults,
    unlisted,
    rates,
  }: Room): RoomOption {
    const withAmount = (amount: string) => `${priceText.prefix} ${amount} ${priceText.suffix}`;
    return {
      id: String(id),
      title,
      text: summary,
      priceText: withAmount(priceText.amount),
      ...(priceText.amounts && {
        datedPriceTexts: priceText.amounts.map((one) => ({ ...one, amount: withAmount(one.amount) })),
      }),
      photo,
      real: { href, sleeps: adults, listed: !unlisted, ...(rates && { rates }) },
    };
  }
  return {
    rooms: [...rooms.all.map(toRoomOption), ...stay.findRoom.sampleRooms],
    defaultRoom: toRoomOption(rooms.listed[0]),
  };
}
