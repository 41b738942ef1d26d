import { addDays, countDaysBetween } from './dates';

/** In the order of `Date.getUTCDay()`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The nights of a season. */
export interface SeasonNights {
  /** The first one, as a date. */
  readonly from: string;
  /** The last one. */
  readonly until: string;
  /** Whether the season comes every year on these days. */
  readonly everyYear?: boolean | undefined;
  /** Only the nights that begin on these weekdays; without them all nights. */
  readonly weekdays?: readonly Weekday[] | undefined;
}

/** The number of nights in a leap year. */
const NIGHTS_IN_YEAR = 366;

const getYear = (date: string) => Number(date.slice(0, 4));
const getDayOfYear = (date: string) => date.slice('2026-'.length);

/** Whether a date is among the days of the season, on whichever weekday. */
function isOnDaysOfSeason(night: string, { from, until, everyYear }: SeasonNights): boolean {
  if (!everyYear) return from <= night && night <= until;
  const day = getDayOfYear(night);
  const first = getDayOfYear(from);
  // a season that ends with February includes 29 February in a leap year
  const last = getDayOfYear(until).replace('02-28', '02-29');
  return getYear(from) === getYear(until) ? first <= day && day <= last : first <= day || day <= last;
}

const hasWeekday = ({ weekdays }: SeasonNights, weekday: Weekday | undefined) =>
  weekdays === undefined || weekdays.some((day) => day === weekday);

/** Whether the night that begins on a date is in the season. */
export const isInSeason = (night: string, season: SeasonNights): boolean =>
  isOnDaysOfSeason(night, season) && hasWeekday(season, WEEKDAYS[new Date(night).getUTCDay()]);

/** The season of a night: of two the shorter one, and of two of the same days that for some weekdays. */
export function findSeasonOfNight<Season extends SeasonNights>(
  seasons: readonly Season[],
  night: string,
): Season | undefined {
  const countDays = ({ from, until }: Season) => countDaysBetween(from, until);
  return seasons
    .filter((season) => isInSeason(night, season))
    .toSorted(
      (one, other) => countDays(one) - countDays(other) || Number(!one.weekdays) - Number(!other.weekdays),
    )[0];
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

/** A night that is in both seasons. One for some weekdays can share days with one for all. */
export function findCommonNight(first: SeasonNights, second: SeasonNights): string | undefined {
  const haveCommonWeekday = first.weekdays
    ? first.weekdays.some((weekday) => second.weekdays?.includes(weekday))
    : !second.weekdays;
  if (!haveCommonWeekday) return undefined;
  return (
    findNight(first.from, first.until, (night) => isOnDaysOfSeason(night, second)) ??
    findNight(second.from, second.until, (night) => isOnDaysOfSeason(night, first))
  );
}

/** Whether the days of a season have one of its weekdays. */
export const hasNights = (season: SeasonNights): boolean =>
  findNight(season.from, season.until, (night) => isInSeason(night, season)) !== undefined;

export const isSeasonOver = ({ until, everyYear }: SeasonNights, day: string): boolean =>
  !everyYear && until < day;

const LEAP_YEAR = { from: '2028-01-01', until: '2028-12-31' };

/** Whether there are nights in no season: seasons that come every year can leave none. */
export function hasNightsOutsideSeasons(seasons: readonly SeasonNights[]): boolean {
  const yearly = seasons.filter(({ everyYear }) => everyYear);
  const { from, until } = LEAP_YEAR;
  const isOutside = (night: string, weekday: Weekday) =>
    !yearly.some((season) => isOnDaysOfSeason(night, season) && hasWeekday(season, weekday));
  return (
    findNight(from, until, (night) => WEEKDAYS.some((weekday) => isOutside(night, weekday))) !== undefined
  );
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
