import { createTideCalculator } from '@/components/tides/tide-calculator';
import { TIDE_TABLE_DAYS } from '@/components/tides/tide-day';
import type { Brand } from '@/content/model';
import { getTideStationData } from '@/content/model/tides';
import { getDaysInMonth, getFirstOfMonth } from '@/lib/dates';
import { getZanzibarDate } from '@/lib/zanzibar-time';

const computeTideDays = ({ business }: Brand, firstDate: string, count: number) =>
  createTideCalculator(getTideStationData(business.point)).computeDays(firstDate, count);

/** The days from the day of the build on, which are shown without scripts. */
export const getTideDaysFromBuildDate = (brand: Brand) =>
  computeTideDays(brand, getZanzibarDate(new Date()), TIDE_TABLE_DAYS);

/** The month of the build. */
export function getTideDaysOfBuildMonth(brand: Brand) {
  const firstDate = getFirstOfMonth(getZanzibarDate(new Date()));
  return computeTideDays(brand, firstDate, getDaysInMonth(firstDate));
}
