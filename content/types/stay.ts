import type { SitePath } from './link';
import type { Photo } from './photo';
import type { Policy } from './room';

/** A demo card of Find Room; never a real room's name or price (ODD-63). */
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

/** The two forms of a counted word: "1 room", "2 rooms". */
export interface CountedWord {
  readonly one: string;
  readonly other: string;
}

/** How a stay is spoken of, on Find Room and on the page after it. */
export interface StayWords {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: string;
  readonly guests: string;
  readonly adults: string;
  readonly children: string;
  readonly room: CountedWord;
  readonly adult: CountedWord;
  readonly child: CountedWord;
  readonly night: CountedWord;
  /** Check-out is not after check-in. */
  readonly dateOrder: string;
  readonly sampleMark: string;
}

/** What the summary of a stay shows of a room, or of a demo card. */
export interface StayRoom {
  /** As in `?room=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** "from $49 per night" */
  readonly priceText: string;
  readonly photo: Photo;
  /** The room's own page; a demo card has none. */
  readonly href?: SitePath;
}

export interface FindRoomContent {
  readonly heading: string;
  readonly text: string;
  readonly words: {
    /** Names the bar for those who hear it. */
    readonly bar: string;
    /** Before the name of what is counted: "More adults". */
    readonly more: string;
    readonly fewer: string;
    readonly checkout: string;
    readonly sampleNote: string;
    readonly cards: string;
  };
  readonly demoRooms: readonly DemoRoom[];
}

export interface RoomDetailsContent {
  readonly eyebrow: string;
  /** When one may come and must leave: the first line of each. */
  readonly times: readonly Policy[];
  readonly words: {
    readonly nights: string;
    readonly noDate: string;
    readonly changeStay: string;
    readonly viewRoom: string;
    readonly ask: string;
    readonly print: string;
    readonly sampleNote: string;
  };
  /** Sentences for the contact form; [room], [party], [from], [to] and [nights] stand for what was chosen. */
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

export interface WrittenStay extends Omit<StayContent, 'findRoom'> {
  readonly findRoom: Omit<FindRoomContent, 'demoRooms'> & { readonly demoRooms: readonly WrittenDemoRoom[] };
}
