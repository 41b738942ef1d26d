import { interpolate } from './interpolate';

/** Matches a time of day with 24 hours: "07:00", "20:30". */
export const TIME_OF_DAY_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** How a language writes a time in a sentence: "9:00", "9 h". */
export interface TimeFormats {
  /** A full hour, with `{hour}`. */
  readonly full: string;
  /** Any other time, with `{hour}` and `{minute}`. */
  readonly other: string;
}

export const formatTimeInSentence = (hour: number, minute: number, { full, other }: TimeFormats): string =>
  interpolate(minute === 0 ? full : other, { hour, minute: String(minute).padStart(2, '0') });
