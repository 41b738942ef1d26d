import { zanzibarDate } from '@/lib/zanzibar-clock';
import { useZanzibarMinuteOfDay } from './use-zanzibar-minute-of-day';

/** The day and the minute in Zanzibar, wherever the visitor is; null in the exported HTML. */
export function useZanzibarNow(): { readonly date: string; readonly minute: number } | null {
  const minute = useZanzibarMinuteOfDay();
  return minute === null ? null : { date: zanzibarDate(new Date()), minute };
}
