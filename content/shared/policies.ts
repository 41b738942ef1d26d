import type { Policy } from '../types';

// the same for all brands (RMD-02 to RMD-12)

/** Check-in and check-out times, for every text that mentions them. */
export const CHECK_IN_FROM = '9:00 AM, anytime';
export const CHECK_OUT_BEFORE = 'noon';

/** Highest age for a free cot, and for one extra bed. */
export const COT_UNTIL = 2;
export const EXTRA_BED_UNTIL = 11;

export const checkIn: Policy = {
  title: 'Check In',
  items: [`From ${CHECK_IN_FROM}`, 'Early check-in subject to availability'],
};

export const checkOut: Policy = {
  title: 'Check Out',
  items: [`Before ${CHECK_OUT_BEFORE}`, 'We look after your bags if your transfer leaves later'],
};

const children: Policy = {
  title: 'Children & Extra Beds',
  items: [
    'All ages are welcome',
    `Ages 0 to ${COT_UNTIL}: free baby cots`,
    `Ages ${COT_UNTIL + 1} to ${EXTRA_BED_UNTIL}: one extra bed per room`,
    `Ages ${EXTRA_BED_UNTIL + 1} and over: an extra bed at an extra charge`,
    'Requests for cots and extra beds must be confirmed by the property before arrival',
  ],
};

/** Policies of all brands, with the house rules of one. */
export function policies(houseRules: readonly string[]): readonly Policy[] {
  return [checkIn, checkOut, { title: 'House Rules', items: houseRules }, children];
}
