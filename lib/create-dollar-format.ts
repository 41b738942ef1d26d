/** The currency of all prices of rooms and tours. */
export const CURRENCY = 'USD';

/** How a language writes prices in US dollars: "$79", "79 $". */
export const createDollarFormat = (
  locale: string,
  digits: Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'trailingZeroDisplay'>,
) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
