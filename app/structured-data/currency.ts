export const CURRENCY = 'USD';
