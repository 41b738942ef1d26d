import { getZanzibarDate } from '@/lib/zanzibar-time';
import { useZanzibarMinuteOfDay } from './use-zanzibar-minute-of-day';

export interface ZanzibarNow {
  /** Like "2026-12-24". */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** The day and the minute in Zanzibar, wherever the visitor is; null in the exported HTML. */
export function useZanzibarNow(): ZanzibarNow | null {
  const minute = useZanzibarMinuteOfDay();
  return minute === null ? null : { date: getZanzibarDate(new Date()), minute };
}
