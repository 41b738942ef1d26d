import type { TideLabels } from '@/content/model/tides';
import { capitalize } from '@/lib/capitalize';
import { formatDate } from '@/lib/format-date';
import { formatTimeInSentence, type TimeFormats } from '@/lib/format-time-in-sentence';
import { interpolate } from '@/lib/interpolate';
import { FIRST_TIDE_DATE, LAST_TIDE_DATE } from './tide-day';

/** "17:14" */
export const formatMinuteOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A time for a sentence, as the language writes hours: "17:14", "17 h 14". */
export const formatClockInSentence = (minute: number, formats: TimeFormats | undefined): string =>
  formats ? formatTimeInSentence(Math.floor(minute / 60), minute % 60, formats) : formatMinuteOfDay(minute);

/** "3.6 m" */
export function formatHeight(height: number, labels: Pick<TideLabels, 'height' | 'locale'>): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return interpolate(labels.height, { height: new Intl.NumberFormat(labels.locale, digits).format(height) });
}

const STYLES = {
  /** "Thursday 26 November 2026" */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "Thursday 26 November" */
  sentence: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Thu 26 Nov" */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "Thu 26" */
  inMonth: { weekday: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in Zanzibar, the same in every time zone, as it is written within a line: "novembre 2026". */
export const formatDay = (
  date: string,
  { locale, firstOfMonth }: Pick<TideLabels, 'locale' | 'firstOfMonth'>,
  style: keyof typeof STYLES,
): string => formatDate(date, { locale, firstOfMonth }, STYLES[style]);

/** A day as a heading: "Novembre 2026". */
export const formatDateHeading = (
  date: string,
  labels: Pick<TideLabels, 'locale' | 'firstOfMonth'>,
  style: keyof typeof STYLES,
): string => capitalize(formatDay(date, labels, style));

/** The sentence for a day that is not covered. */
export const formatTideDateOutOfRange = (sentence: string): string =>
  interpolate(sentence, { first: FIRST_TIDE_DATE.slice(0, 4), last: LAST_TIDE_DATE.slice(0, 4) });
