import { DAY_MINUTES, MINUTE_MS } from './time-units';

/** Zanzibar is three hours ahead of UTC all year. */
export const ZANZIBAR_OFFSET_MS = 3 * 60 * MINUTE_MS;

const inZanzibar = (moment: Date) => moment.getTime() + ZANZIBAR_OFFSET_MS;

/** The day in Zanzibar, like "2026-12-24". */
export const getZanzibarDate = (moment: Date): string =>
  new Date(inZanzibar(moment)).toISOString().slice(0, 10);

/** Minutes since midnight in Zanzibar. */
export const getZanzibarMinuteOfDay = (moment: Date): number =>
  Math.floor(inZanzibar(moment) / MINUTE_MS) % DAY_MINUTES;
