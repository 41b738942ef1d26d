import { brands, displayPeriods, getBrand } from '@/content';
import type { Brand } from '@/content/model';
import type { PriceText } from '@/content/model/rooms';
import { activePeriodIds } from '@/lib/display-periods';
import { zanzibarDate } from '@/lib/zanzibar-clock';

/** For what is tested once: some files drive one brand, some the other. */
export const BOUTIQUE = getBrand('joya-boutique');
export const VILLA = getBrand('beachsuites-villa');

export const BRAND_HOME_PATHS: readonly string[] = brands.map(({ href }) => href);

/** "from $49 per night", with each amount that it has in turn. */
export const priceTextWithAllAmounts = ({
  prefix,
  amount,
  amounts = [{ amount }],
  suffix,
}: PriceText): string => [prefix, ...amounts.map((one) => one.amount), suffix].join(' ');

/** What the links to book are called today and where they lead: to the contact page while a notice closes the house. */
export function bookingToday({ booking }: Brand): { cardLabel: string; navLabel: string; url: string } {
  const { cardLabel, navLabel, url, closure } = booking;
  const current = activePeriodIds(displayPeriods, zanzibarDate(new Date())).split(' ');
  if (!closure || !current.includes(closure.period)) return { cardLabel, navLabel, url };
  return { cardLabel: closure.label, navLabel: closure.label, url: closure.contactHref };
}
