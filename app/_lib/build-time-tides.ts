import { createTideCalculator } from '@/components/tides/tide-calculator';
import { TIDE_TABLE_DAYS } from '@/components/tides/tide-day';
import type { Brand } from '@/content/model';
import { getTideCalculatorInput } from '@/content/model/tides';
import { getDaysInMonth, getFirstOfMonth } from '@/lib/dates';
import { getZanzibarDate } from '@/lib/zanzibar-time';

const today = () => getZanzibarDate(new Date());

/** The days from the day of the build on, which are shown without scripts. */
export const getTideDaysFromBuildDate = ({ business }: Brand) =>
  createTideCalculator(getTideCalculatorInput(business.point)).computeDays(today(), TIDE_TABLE_DAYS);

/** The month of the build. */
export function getTideDaysOfBuildMonth({ business }: Brand) {
  const first = getFirstOfMonth(today());
  return createTideCalculator(getTideCalculatorInput(business.point)).computeDays(
    first,
    getDaysInMonth(first),
  );
}
