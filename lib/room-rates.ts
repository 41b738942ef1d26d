import { addDays } from './dates';
import type { RoomsAndGuests } from './rooms-and-guests';
import {
  findSeasonOfNight,
  getDaysAfterOneTimeSeasons,
  hasNightsOutsideSeasons,
  isSeasonOver,
  type SeasonNights,
} from './season-nights';

/** The rate of a room in a season. */
export interface SeasonRate extends SeasonNights {
  readonly price: number;
  /** The price of each guest above the number that the room's price includes. Children count only if `children` is set. */
  readonly extraGuests?: { readonly included: number; readonly price: number; readonly children?: boolean };
  /** Replaces the price for stays of at least so many nights. */
  readonly longStay?: { readonly nights: number; readonly price: number };
}

/** What a room costs, by season and outside of all seasons. */
export interface RoomRates {
  /** The price of a night that is in no season. */
  readonly priceOutsideSeasons: number;
  readonly seasons: readonly SeasonRate[];
  /** What each child costs a night, beside the room. */
  readonly childPrice?: number | undefined;
  /** What each guest pays a night, beside the room. */
  readonly tourismLevy?: number | undefined;
}

interface PricedStay extends RoomsAndGuests {
  readonly checkIn: string;
  readonly nights: number;
}

/** The prices of nights from a day on, without those of extra guests and of longer stays. */
export const getPossibleNightPricesFromDay = (
  { seasons, priceOutsideSeasons }: RoomRates,
  day: string,
): readonly number[] => [
  ...seasons.filter((season) => !isSeasonOver(season, day)).map(({ price }) => price),
  ...(hasNightsOutsideSeasons(seasons) ? [priceOutsideSeasons] : []),
];

/** The lowest upcoming price: that of today, and each later one with the day from which it applies. */
export function getLowestPriceChanges(rates: RoomRates, today: string): readonly [DayPrice, ...DayPrice[]] {
  const onDay = (day: string): DayPrice => ({
    day,
    price: Math.min(...getPossibleNightPricesFromDay(rates, day)),
  });
  const later = getDaysAfterOneTimeSeasons(rates.seasons, today).map(onDay);
  const first = onDay(today);
  return [first, ...later.filter(({ price }, index) => price !== (later[index - 1] ?? first).price)];
}

/** A price that applies from a day on. */
interface DayPrice {
  readonly day: string;
  readonly price: number;
}

/** The price of one night of a stay. Guests above the number that all its rooms together include are extra guests. */
function getPriceOfNight(rate: SeasonRate, { nights, rooms, adults, children }: PricedStay): number {
  const { price, longStay, extraGuests } = rate;
  const room = longStay && nights >= longStay.nights ? longStay.price : price;
  if (!extraGuests) return room * rooms;
  const guests = extraGuests.children ? adults + children : adults;
  return room * rooms + Math.max(0, guests - extraGuests.included * rooms) * extraGuests.price;
}

/** The total price of a stay, with its children and the tourism levy. */
export function calculateStayPrice(rates: RoomRates, stay: PricedStay): number {
  const { seasons, priceOutsideSeasons, childPrice = 0, tourismLevy = 0 } = rates;
  const { checkIn, nights, rooms, adults, children } = stay;
  let sum = nights * (children * childPrice + (adults + children) * tourismLevy);
  for (let index = 0; index < nights; index++) {
    const rate = findSeasonOfNight(seasons, addDays(checkIn, index));
    sum += rate ? getPriceOfNight(rate, stay) : priceOutsideSeasons * rooms;
  }
  return sum;
}
