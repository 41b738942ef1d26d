import type { Brand } from '@/content/model';
import type { NightPriceContent } from '@/content/model/helpers/room-prices';
import { getCurrentPeriodIds } from '@/lib/display-periods';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import { displayPeriods } from './site';

/** "from $49 per night", with each amount that it has in turn. */
export const nightPriceTextWithAllAmounts = ({
  prefix,
  amount,
  amountsByPeriod = [{ text: amount }],
  suffix,
}: NightPriceContent): string => [prefix, ...amountsByPeriod.map(({ text }) => text), suffix].join(' ');

/** What the links to book are called today and where they lead: to the contact page while a notice closes the house. */
export function bookingToday({ booking }: Brand): { cardLabel: string; navLabel: string; url: string } {
  const { cardLabel, navLabel, url, closure } = booking;
  const current = getCurrentPeriodIds(displayPeriods, getZanzibarDate(new Date())).split(' ');
  if (!closure || !current.includes(closure.period)) return { cardLabel, navLabel, url };
  return { cardLabel: closure.label, navLabel: closure.label, url: closure.contactHref };
}
