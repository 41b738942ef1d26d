import type { z } from 'zod';
import {
  buttonText,
  controlText,
  enquirySentence,
  eyebrow,
  group,
  heading,
  list,
  name,
  paragraph,
  photo,
  price,
  translatedText,
} from './fields';
import { pluralForms } from './figures';
import type { DateStyle } from '../../lib/format-date';
import type { Policy } from './policies';
import type { Resolved } from './resolved';

/** A card of Find Room without a real room's name or price (ODD-63). */
const demoRoom = group('Sample card', {
  id: name('Value in the address'),
  title: heading('Title'),
  text: paragraph(),
  photo: photo(),
});

export interface DemoRoom extends Resolved<z.infer<typeof demoRoom>> {
  /** "$560 per night" */
  readonly priceText: string;
}

export const stay = group('Find Room', {
  findRoom: group('Find Room', { demoRooms: list('Sample cards', demoRoom) }),
});

const steps = {
  rooms: controlText('Rooms'),
  adults: controlText('Adults'),
  children: controlText('Children'),
};

export const sharedStay = group('Find Room', {
  labels: group('Labels', {
    checkIn: controlText('Check-in date'),
    checkOut: controlText('Check-out date'),
    rooms: controlText('Rooms'),
    guests: controlText('Guests'),
    adults: controlText('Adults'),
    children: controlText('Children'),
    room: pluralForms('Rooms'),
    adult: pluralForms('Adults'),
    child: pluralForms('Children'),
    night: pluralForms('Nights'),
    inSentences: group('In sentences', {
      rooms: pluralForms('Rooms'),
      adults: pluralForms('Adults'),
      children: pluralForms('Children'),
    }),
    datesOutOfOrder: controlText('Where check-out is not after check-in'),
    sampleBadge: controlText('Badge of a sample'),
  }),
  findRoom: group('Find Room', {
    heading: heading(),
    text: paragraph(),
    labels: group('Labels', {
      bar: buttonText('Button, and name of the bar'),
      increment: group('More', steps),
      decrement: group('Fewer', steps),
      checkout: buttonText('Button'),
      sampleNote: controlText('Note on the samples'),
      cards: controlText('Heading of the samples'),
    }),
    /** Invented (FND-10). */
    demoPrice: price('Price of the sample cards in US dollars a night'),
  }),
  roomDetails: group('Summary of the stay', {
    eyebrow: eyebrow(),
    labels: group('Labels', {
      nights: controlText('Nights'),
      noDate: controlText('Where a date is missing'),
      datesMissing: controlText('Above the actions while a date is missing'),
      withoutScript: paragraph('Without JavaScript, above the rooms'),
      datesPast: controlText('Where check-in is in the past'),
      limited: controlText('Where a party is larger than the house', { later: ['rooms', 'places'] }),
      changeStay: controlText('Link back'),
      whichRoom: heading('Where no room is chosen'),
      withExtraBed: controlText('Mark of a room in which a child needs an extra bed'),
      tooFewBeds: controlText('Mark of a room with too few beds for the guests'),
      otherRoom: controlText('Link to choose another room'),
      viewRoom: controlText('Link to the room'),
      ask: buttonText('Link to the contact page'),
      print: controlText('Print'),
      calendar: controlText('Add to the calendar of the guest'),
      sampleNote: controlText('Note on a sample'),
      realRooms: controlText('Above the rooms of the house, beside a sample'),
      partyTooLarge: controlText('Where a room has too few beds for the guests', {
        later: ['places', 'rooms', 'guests'],
      }),
      roomsThatFit: controlText('Above the rooms that have enough'),
      noRoomFits: controlText('Where no room has enough'),
      extraBed: controlText('Where a child needs an extra bed'),
    }),
    enquiry: group('First sentence of the guest’s message', {
      withDates: enquirySentence('With dates', ['room', 'from', 'to', 'nights', 'party']),
      withoutDates: enquirySentence('Without dates', ['room', 'party']),
      anyRoom: translatedText('In place of a sample room', {
        note: "within the first sentence of a guest's message",
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
export interface FindRoomContent extends Omit<StayFiles['findRoom'], 'demoRooms' | 'demoPrice'> {
  readonly demoRooms: readonly DemoRoom[];
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
