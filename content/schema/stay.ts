import type { z } from 'zod';
import {
  buttonLabel,
  controlLabel,
  enquiryText,
  eyebrow,
  fieldset,
  heading,
  list,
  untranslatedText,
  paragraph,
  photo,
  dollars,
  translatedText,
} from '../fields/field-types';
import { pluralForms } from './number-texts';
import type { DateStyle } from '../../lib/format-date';
import type { Policy } from './policies';
import type { Resolved } from '../fields/resolved';

/** A card of Find Room without a real room's name or price (ODD-63). */
const sampleRoom = fieldset('Sample card', {
  id: untranslatedText('Value in the address'),
  title: heading('Title'),
  text: paragraph(),
  photo: photo(),
});

export interface SampleRoom extends Resolved<z.infer<typeof sampleRoom>> {
  /** "$560 per night" */
  readonly priceText: string;
}

export const stay = fieldset('Find Room', {
  findRoom: fieldset('Find Room', { sampleRooms: list('Sample cards', sampleRoom) }),
});

const steps = {
  rooms: controlLabel('Rooms'),
  adults: controlLabel('Adults'),
  children: controlLabel('Children'),
};

export const sharedStay = fieldset('Find Room', {
  labels: fieldset('Labels', {
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
    sampleBadge: controlLabel('Badge of a sample'),
  }),
  findRoom: fieldset('Find Room', {
    heading: heading(),
    text: paragraph(),
    labels: fieldset('Labels', {
      bar: buttonLabel('Button, and name of the bar'),
      increment: fieldset('More', steps),
      decrement: fieldset('Fewer', steps),
      checkout: buttonLabel('Button'),
      sampleNote: controlLabel('Note on the samples'),
      cards: controlLabel('Heading of the samples'),
    }),
    /** Invented (FND-10). */
    samplePrice: dollars('Price of the sample cards in US dollars a night'),
  }),
  roomDetails: fieldset('Summary of the stay', {
    eyebrow: eyebrow(),
    labels: fieldset('Labels', {
      nights: controlLabel('Nights'),
      noDate: controlLabel('Where a date is missing'),
      datesMissing: controlLabel('Above the actions while a date is missing'),
      withoutScript: paragraph('Without JavaScript, above the rooms'),
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
      sampleNote: controlLabel('Note on a sample'),
      realRooms: controlLabel('Above the rooms of the house, beside a sample'),
      partyTooLarge: controlLabel('Where a room has too few beds for the guests', {
        runtimePlaceholders: ['places', 'rooms', 'guests'],
      }),
      roomsThatFit: controlLabel('Above the rooms that have enough'),
      noRoomFits: controlLabel('Where no room has enough'),
      extraBed: controlLabel('Where a child needs an extra bed'),
    }),
    enquiry: fieldset('First sentence of the guest’s message', {
      withDates: enquiryText('With dates', ['room', 'from', 'to', 'nights', 'party']),
      withoutDates: enquiryText('Without dates', ['room', 'party']),
      anyRoom: translatedText('In place of a sample room', {
        translatorComment: "within the first sentence of a guest's message",
      }),
    }),
  }),
});

type StayFiles = Resolved<z.infer<typeof stay> & z.infer<typeof sharedStay>>;

/** Texts shared by Find Room and room_details. */
export type StayLabels = StayFiles['labels'] & {
  /** How dates are written, and which plural a number takes. */
  readonly dates: DateStyle;
};
export interface FindRoomContent extends Omit<StayFiles['findRoom'], 'sampleRooms' | 'samplePrice'> {
  readonly sampleRooms: readonly SampleRoom[];
}
export type RoomDetailsContent = StayFiles['roomDetails'] & {
  /** Check-in and check-out; the first item of each is shown. */
  readonly times: readonly Policy[];
};
export interface StayContent {
  readonly labels: StayLabels;
  readonly findRoom: FindRoomContent;
  readonly roomDetails: RoomDetailsContent;
}
