import { getDisplayPeriodIdSince } from '../../../lib/display-periods';
import { getLowestPriceChanges, type RoomRates } from '../../../lib/room-rates';
import type { Formatters } from '../../i18n/formatters';

/** "from $49 per night" */
export interface PriceText {
  readonly prefix: string;
  /** The amount on the day of the build. */
  readonly amount: string;
  /** The amount in each period, if it changes. */
  readonly amountsByPeriod?: readonly TextForDisplayPeriod[];
  readonly suffix: string;
}

/** A text with the period in which it is shown; see display-period-styles.tsx. */
export interface TextForDisplayPeriod {
  readonly text: string;
  readonly showDuring?: string;
  readonly hideDuring?: string;
}

/**
 * The price of a room in words.
 * @param price the lowest of the day
 * @param rates where seasons have prices for the room
 */
export const createPriceText = (
  price: number,
  rates: RoomRates | undefined,
  labels: { readonly pricePrefix: string; readonly priceSuffix: string },
  formatters: Formatters,
  today: string,
): PriceText => ({
  prefix: labels.pricePrefix,
  amount: formatters.formatPrice(price),
  suffix: labels.priceSuffix,
  ...(rates && createAmountsByPeriod(rates, today, formatters)),
});

/** The lowest price in each period, if it changes. */
function createAmountsByPeriod(
  rates: RoomRates,
  today: string,
  formatters: Formatters,
): Pick<PriceText, 'amountsByPeriod'> {
  const prices = getLowestPriceChanges(rates, today);
  if (prices.length === 1) return {};
  return {
    amountsByPeriod: prices.map(({ day, price }, index): TextForDisplayPeriod => {
      const next = prices[index + 1];
      return {
        text: formatters.formatPrice(price),
        ...(index > 0 && { showDuring: getDisplayPeriodIdSince(day) }),
        ...(next && { hideDuring: getDisplayPeriodIdSince(next.day) }),
      };
    }),
  };
}
