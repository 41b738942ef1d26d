import type { Brand } from '..';
import type { RoomRates } from '../../../lib/room-rates';
import type { SitePath } from '../../../lib/site-path';
import type { PhotoContent } from '../../fields/photo-content';
import type { Room } from '../rooms';
import type { TextForDisplayPeriod } from './room-price-text';

/** A room of the brand, or a sample room, in the summary of a stay. */
export interface RoomOption {
  /** Value of `?room=`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** "from $49 per night" */
  readonly priceText: string;
  /** The same text for each period in which the price differs. */
  readonly datedPriceTexts?: readonly TextForDisplayPeriod[];
  readonly photo: PhotoContent;
  /** The page of the room, and how many guests it has beds for. A sample room cannot be booked and has neither. */
  readonly bookable?: {
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
export function createStayRoomOptions(brand: Brand): RoomOptions {
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
      ...(priceText.amountsByPeriod && {
        datedPriceTexts: priceText.amountsByPeriod.map(({ text, ...period }) => ({
          text: withAmount(text),
          ...period,
        })),
      }),
      photo,
      bookable: { href, sleeps: adults, listed: !unlisted, ...(rates && { rates }) },
    };
  }
  return {
    rooms: [...brand.rooms.all.map(toRoomOption), ...brand.stay.findRoom.sampleRooms],
    defaultRoom: toRoomOption(brand.rooms.listed[0]),
  };
}
