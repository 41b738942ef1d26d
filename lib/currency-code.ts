/** The currency of all prices of rooms and tours. */
export const CURRENCY = 'USD';
