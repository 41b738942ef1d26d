/** Zanzibar is three hours ahead of UTC all year. */
export const ZANZIBAR_OFFSET_MS = 3 * 3_600_000;

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

const inZanzibar = (moment: Date) => moment.getTime() + ZANZIBAR_OFFSET_MS;

/** The day in Zanzibar, like "2026-12-24". */
export const zanzibarDate = (moment: Date): string => new Date(inZanzibar(moment)).toISOString().slice(0, 10);

/** Minutes since midnight in Zanzibar. */
export const zanzibarMinute = (moment: Date): number =>
  Math.floor(inZanzibar(moment) / MINUTE_MS) % MINUTES_PER_DAY;
