import type { Photo } from './photo';

/** A demo card of Find Room; never a real room's name or price (ODD-63). */
export interface DemoRoom {
  readonly id: `sample-${number}`;
  readonly title: string;
  readonly text: string;
  readonly price: string;
  readonly photo: Photo;
}

export interface FindRoomContent {
  readonly heading: string;
  readonly text: string;
  readonly words: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly rooms: string;
    readonly guests: string;
    readonly adults: string;
    readonly children: string;
    readonly more: string;
    readonly fewer: string;
    readonly dateOrder: string;
    readonly checkout: string;
    readonly sampleMark: string;
    readonly sampleNote: string;
  };
  readonly demoRooms: readonly DemoRoom[];
}

export interface RoomDetailsContent {
  readonly heading: string;
  readonly text: string;
  readonly words: {
    readonly room: string;
    readonly nights: string;
    readonly night: string;
    readonly noDate: string;
    readonly changeStay: string;
    readonly ask: string;
    readonly print: string;
  };
}
