import type { Policy } from '../types';

// the same in both houses (RMD-02 to RMD-12)

export const checkIn: Policy = {
  title: 'Check In',
  items: ['From 9:00 AM, anytime', 'Early check-in subject to availability'],
};

export const checkOut: Policy = {
  title: 'Check Out',
  items: ['Before noon', 'We look after your bags if your transfer leaves later'],
};

const children: Policy = {
  title: 'Children & Extra Beds',
  items: [
    'All ages are welcome',
    'Ages 0 to 2: free baby cots',
    'Ages 3 to 11: one extra bed per room',
    'Ages 12 and over: an extra bed at an extra charge',
    'Requests for cots and extra beds must be confirmed by the property before arrival',
  ],
};

/** What holds in both houses, with the rules of one: only the villa has pools. */
export function policies(houseRules: readonly string[]): readonly Policy[] {
  return [checkIn, checkOut, { title: 'House Rules', items: houseRules }, children];
}
