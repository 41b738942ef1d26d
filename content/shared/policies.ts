import type { Policy } from '../types';

// the same for all brands (RMD-02 to RMD-12)

/** Check-in and check-out times, highest age for a free cot and for one extra bed, for every text that mentions them. */
const COT_UNTIL = 2;
const EXTRA_BED_UNTIL = 11;
export const policyFacts = {
  checkInFrom: '09:00',
  checkOutBefore: '12:00',
  cotUntil: COT_UNTIL,
  extraBedFrom: COT_UNTIL + 1,
  extraBedUntil: EXTRA_BED_UNTIL,
  adultBedFrom: EXTRA_BED_UNTIL + 1,
};

export const checkIn: Policy = {
  title: 'Check In',
  items: ['From {checkInFrom:time}, anytime', 'Early check-in subject to availability'],
};

export const checkOut: Policy = {
  title: 'Check Out',
  items: ['Before {checkOutBefore:spoken}', 'We look after your bags if your transfer leaves later'],
};

const children: Policy = {
  title: 'Children & Extra Beds',
  items: [
    'All ages are welcome',
    'Ages 0 to {cotUntil}: free baby cots',
    'Ages {extraBedFrom} to {extraBedUntil}: one extra bed per room',
    'Ages {adultBedFrom} and over: an extra bed at an extra charge',
    'Requests for cots and extra beds must be confirmed by the property before arrival',
  ],
};

/** Policies of all brands, with the house rules of one. */
export function policies(houseRules: readonly string[]): readonly Policy[] {
  return [checkIn, checkOut, { title: 'House Rules', items: houseRules }, children];
}
