import type { SitePath } from './link';
import type { Photo } from './photo';
import type { Policy } from './room';

/** A demo card of Find Room, without a real room's name or price (ODD-63). */
export interface DemoRoom {
  readonly id: `sample-${number}`;
  readonly title: string;
  readonly text: string;
  /** "$560 per night" */
  readonly priceText: string;
  readonly photo: Photo;
}

export interface WrittenDemoRoom extends Omit<DemoRoom, 'priceText'> {
  /** In US dollars a night, invented. */
  readonly price: number;
}

/** "1 room", "2 rooms". */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** Texts shared by Find Room and room_details. */
export interface StayWords {
  /** How dates are written, and which plural a number takes. */
  readonly locale: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: string;
  readonly guests: string;
  readonly adults: string;
  readonly children: string;
  readonly room: PluralForms;
  readonly adult: PluralForms;
  readonly child: PluralForms;
  readonly night: PluralForms;
  /** As in "More adults" and "for 1 room, 2 adults". */
  readonly inSentences: {
    readonly rooms: PluralForms;
    readonly adults: PluralForms;
    readonly children: PluralForms;
  };
  /** Says that check-out is not after check-in. */
  readonly datesOutOfOrder: string;
  readonly sampleBadge: string;
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
  /** The room page; a demo card has none. */
  readonly href?: SitePath;
}

export interface FindRoomContent {
  readonly heading: string;
  readonly text: string;
  readonly words: {
    /** Accessible name of the bar. */
    readonly bar: string;
    /** As in "More adults". */
    readonly increment: string;
    readonly decrement: string;
    readonly checkout: string;
    readonly sampleNote: string;
    readonly cards: string;
  };
  readonly demoRooms: readonly DemoRoom[];
}

export interface RoomDetailsContent {
  readonly eyebrow: string;
  /** Check-in and check-out; the first item of each is shown. */
  readonly times: readonly Policy[];
  readonly words: {
    readonly nights: string;
    readonly noDate: string;
    /** Above the actions while a date is missing. */
    readonly datesMissing: string;
    readonly changeStay: string;
    readonly viewRoom: string;
    readonly ask: string;
    readonly print: string;
    readonly sampleNote: string;
  };
  /** First sentence of the contact message, with the placeholders [room], [party], [from], [to] and [nights]. */
  readonly enquiry: {
    readonly withDates: string;
    readonly withoutDates: string;
  };
}

export interface StayContent {
  readonly words: StayWords;
  readonly findRoom: FindRoomContent;
  readonly roomDetails: RoomDetailsContent;
}

export interface WrittenStay extends Omit<StayContent, 'words' | 'findRoom'> {
  readonly words: Omit<StayWords, 'locale'>;
  readonly findRoom: Omit<FindRoomContent, 'demoRooms'> & { readonly demoRooms: readonly WrittenDemoRoom[] };
}
