import { addDays } from './dates';
import {
  daysAfterOneTimeSeasons,
  hasNightsOutsideSeasons,
  isInSeason,
  isSeasonOver,
  type SeasonNights,
} from './season-nights';

/** What a room costs for a night of a season. */
export interface SeasonRate extends SeasonNights {
  readonly price: number;
  /** The price for each guest whom the room's price does not include. Children count only if `children` is set. */
  readonly extraGuests?: { readonly included: number; readonly price: number; readonly children?: boolean };
  /** Replaces the price for stays of at least so many nights. */
  readonly longStay?: { readonly nights: number; readonly price: number };
}

/** What a room costs, by season and outside of all seasons. */
export interface RoomRates {
  /** The price of a night that is in no season. */
  readonly priceOutsideSeasons: number;
  readonly seasons: readonly SeasonRate[];
}

/** A stay whose dates and guests are known. */
export interface StayDatesAndGuests {
  readonly checkIn: string;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** The prices of nights from a day on, without those of extra guests and of longer stays. */
export const nightPricesFromDay = (
  { seasons, priceOutsideSeasons }: RoomRates,
  day: string,
): readonly number[] => [
  ...seasons.filter((season) => !isSeasonOver(season, day)).map(({ price }) => price),
  ...(hasNightsOutsideSeasons(seasons) ? [priceOutsideSeasons] : []),
];

/** The lowest price to come, as it is today and as it will be from some later days on. */
export function lowestPrices(rates: RoomRates, today: string): readonly [DayPrice, ...DayPrice[]] {
  const onDay = (day: string): DayPrice => ({ day, price: Math.min(...nightPricesFromDay(rates, day)) });
  const later = daysAfterOneTimeSeasons(rates.seasons, today).map(onDay);
  const first = onDay(today);
  return [first, ...later.filter(({ price }, index) => price !== (later[index - 1] ?? first).price)];
}

/** A price that holds from a day on. */
interface DayPrice {
  readonly day: string;
  readonly price: number;
}

/**
 * What a room costs in a night of a stay; extra guests are those whom the price of all rooms together does not
 * include.
 */
function priceOfNight(rate: SeasonRate, { nights, rooms, adults, children }: StayDatesAndGuests): number {
  const { price, longStay, extraGuests } = rate;
  const room = longStay && nights >= longStay.nights ? longStay.price : price;
  if (!extraGuests) return room * rooms;
  const guests = extraGuests.children ? adults + children : adults;
  return room * rooms + Math.max(0, guests - extraGuests.included * rooms) * extraGuests.price;
}

/** What the nights of a stay cost together. */
export function priceOfStay({ seasons, priceOutsideSeasons }: RoomRates, stay: StayDatesAndGuests): number {
  let sum = 0;
  for (let index = 0; index < stay.nights; index++) {
    const night = addDays(stay.checkIn, index);
    const rate = seasons.find((season) => isInSeason(night, season));
    sum += rate ? priceOfNight(rate, stay) : priceOutsideSeasons * stay.rooms;
  }
  return sum;
}
