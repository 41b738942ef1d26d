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

/** The number of nights in a leap year. */
const NIGHTS_IN_YEAR = 366;

const getYear = (date: string) => Number(date.slice(0, 4));
const getDayOfYear = (date: string) => date.slice('2026-'.length);

/** Whether the night that begins on a date is in the season. */
export function isInSeason(night: string, { from, until, everyYear }: SeasonNights): boolean {
  if (!everyYear) return from <= night && night <= until;
  const day = getDayOfYear(night);
  const first = getDayOfYear(from);
  // a season that ends with February includes 29 February in a leap year
  const last = getDayOfYear(until).replace('02-28', '02-29');
  return getYear(from) === getYear(until) ? first <= day && day <= last : first <= day || day <= last;
}

/** Whether a season that comes every year would begin again before it ends. */
export const overlapsNextOccurrence = ({ from, until, everyYear }: SeasonNights): boolean =>
  everyYear === true && until >= `${getYear(from) + 1}-${getDayOfYear(from)}`;

/** Finds the first night of a period, within a year at most, that satisfies a condition. */
function findNight(from: string, until: string, isSought: (night: string) => boolean): string | undefined {
  let night = from;
  for (let count = 0; count < NIGHTS_IN_YEAR && night <= until; count++) {
    if (isSought(night)) return night;
    night = addDays(night, 1);
  }
  return undefined;
}

/** A night that is in both seasons. */
export const findCommonNight = (first: SeasonNights, second: SeasonNights): string | undefined =>
  findNight(first.from, first.until, (night) => isInSeason(night, second)) ??
  findNight(second.from, second.until, (night) => isInSeason(night, first));

export const isSeasonOver = ({ until, everyYear }: SeasonNights, day: string): boolean =>
  !everyYear && until < day;

const LEAP_YEAR = { from: '2028-01-01', until: '2028-12-31' };

/** Whether there are nights in no season: seasons that come every year can leave none. */
export function hasNightsOutsideSeasons(seasons: readonly SeasonNights[]): boolean {
  const yearly = seasons.filter(({ everyYear }) => everyYear);
  const { from, until } = LEAP_YEAR;
  return findNight(from, until, (night) => !yearly.some((season) => isInSeason(night, season))) !== undefined;
}

/** The days after the last nights of the seasons that do not come again. */
export const getDaysAfterOneTimeSeasons = (
  seasons: readonly SeasonNights[],
  today: string,
): readonly string[] => [
  ...new Set(
    seasons
      .filter((season) => !season.everyYear && !isSeasonOver(season, today))
      .map(({ until }) => addDays(until, 1))
      .sort(),
  ),
];
