import { addDays } from './dates';

/** The nights of a season. */
export interface SeasonNights {
  /** The first one, as a date. */
  readonly from: string;
  /** The last one. */
  readonly until: string;
  /** Whether the season comes every year on these days. */
  readonly everyYear?: boolean | undefined;
}

/** What a room costs for a night of a season. */
export interface Rate extends SeasonNights {
  readonly price: number;
  /** The price for each guest whom the room's price does not include. Children count only if `children` is set. */
  readonly extraGuests?: { readonly included: number; readonly price: number; readonly children?: boolean };
  /** Replaces the price for stays of at least so many nights. */
  readonly longStay?: { readonly nights: number; readonly price: number };
}

/** What a room costs, by season and in all other nights. */
export interface RoomRates {
  readonly otherNights: number;
  readonly seasons: readonly Rate[];
}

/** A stay whose dates and guests are known. */
export interface StayDatesAndGuests {
  readonly checkIn: string;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** The number of nights in a leap year. */
const NIGHTS_IN_YEAR = 366;

const yearOf = (date: string) => Number(date.slice(0, 4));
const dayOfYear = (date: string) => date.slice('2026-'.length);

/** Whether the night that begins on a date is in the season. */
export function isInSeason(night: string, { from, until, everyYear }: SeasonNights): boolean {
  if (!everyYear) return from <= night && night <= until;
  const day = dayOfYear(night);
  const first = dayOfYear(from);
  // a season that ends with February includes 29 February in a leap year
  const last = dayOfYear(until).replace('02-28', '02-29');
  return yearOf(from) === yearOf(until) ? first <= day && day <= last : first <= day || day <= last;
}

/** Whether a season that comes every year would begin again before it ends. */
export const overlapsNextOccurrence = ({ from, until, everyYear }: SeasonNights): boolean =>
  everyYear === true && until >= `${yearOf(from) + 1}-${dayOfYear(from)}`;

/** The first of the nights from a date on, in a year at most, for which something is true. */
function findNight(from: string, until: string, isSought: (night: string) => boolean): string | undefined {
  let night = from;
  for (let count = 0; count < NIGHTS_IN_YEAR && night <= until; count++) {
    if (isSought(night)) return night;
    night = addDays(night, 1);
  }
  return undefined;
}

/** A night that is in both seasons. */
export const findCommonNight = (one: SeasonNights, other: SeasonNights): string | undefined =>
  findNight(one.from, one.until, (night) => isInSeason(night, other)) ??
  findNight(other.from, other.until, (night) => isInSeason(night, one));

export const isSeasonOver = ({ until, everyYear }: SeasonNights, day: string): boolean =>
  !everyYear && until < day;

const LEAP_YEAR = { from: '2028-01-01', until: '2028-12-31' };

/** Whether there are nights in no season: seasons that come every year can leave none. */
export function hasNightsOutsideSeasons(seasons: readonly SeasonNights[]): boolean {
  const yearly = seasons.filter(({ everyYear }) => everyYear);
  const { from, until } = LEAP_YEAR;
  return findNight(from, until, (night) => !yearly.some((season) => isInSeason(night, season))) !== undefined;
}

/** The prices of nights from a day on, without those of extra guests and of longer stays. */
export const pricesFrom = ({ seasons, otherNights }: RoomRates, day: string): readonly number[] => [
  ...seasons.filter((season) => !isSeasonOver(season, day)).map(({ price }) => price),
  ...(hasNightsOutsideSeasons(seasons) ? [otherNights] : []),
];

/** The days after the last nights of the seasons that do not come again. */
export const daysAfterSeasons = (seasons: readonly SeasonNights[], today: string): readonly string[] => [
  ...new Set(
    seasons
      .filter((season) => !season.everyYear && !isSeasonOver(season, today))
      .map(({ until }) => addDays(until, 1))
      .sort(),
  ),
];

/** The lowest price to come, as it is today and as it will be from some later days on. */
export function lowestPrices(rates: RoomRates, today: string): readonly [DayPrice, ...DayPrice[]] {
  const onDay = (day: string): DayPrice => ({ day, price: Math.min(...pricesFrom(rates, day)) });
  const later = daysAfterSeasons(rates.seasons, today).map(onDay);
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
function priceOfNight(rate: Rate, { nights, rooms, adults, children }: StayDatesAndGuests): number {
  const { price, longStay, extraGuests } = rate;
  const room = longStay && nights >= longStay.nights ? longStay.price : price;
  if (!extraGuests) return room * rooms;
  const guests = extraGuests.children ? adults + children : adults;
  return room * rooms + Math.max(0, guests - extraGuests.included * rooms) * extraGuests.price;
}

/** What the nights of a stay cost together. */
export function priceOfStay({ seasons, otherNights }: RoomRates, stay: StayDatesAndGuests): number {
  let sum = 0;
  for (let index = 0; index < stay.nights; index++) {
    const night = addDays(stay.checkIn, index);
    const rate = seasons.find((season) => isInSeason(night, season));
    sum += rate ? priceOfNight(rate, stay) : otherNights * stay.rooms;
  }
  return sum;
}
