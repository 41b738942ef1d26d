import { interpolate } from './interpolate';

/** How a language writes a time in a sentence: "9:00", "9 h". */
export interface TimeFormats {
  /** A full hour, with `{hour}`. */
  readonly full: string;
  /** Any other time, with `{hour}` and `{minute}`. */
  readonly other: string;
}

export const formatTimeInSentence = (hour: number, minute: number, { full, other }: TimeFormats): string =>
  interpolate(minute === 0 ? full : other, { hour, minute: String(minute).padStart(2, '0') });
