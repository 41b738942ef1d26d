import { createAlmanac } from '@/components/tides/almanac';
import { daysInMonth, firstOfMonth, TABLE_DAYS } from '@/components/tides/days';

import type { Brand } from '@/content';
import { tideStationAt } from '@/content/resolve/tides';
import { zanzibarDate } from '@/lib/zanzibar-clock';

const today = () => zanzibarDate(new Date());

/** What is shown without scripts: the days from that of the build on. */
export const nextDays = ({ business }: Brand) =>
  createAlmanac(tideStationAt(business.point)).days(today(), TABLE_DAYS);

/** The month of the build. */
export function thisMonth({ business }: Brand) {
  const first = firstOfMonth(today());
  return createAlmanac(tideStationAt(business.point)).days(first, daysInMonth(first));
}
