import type { Policy } from '../types';

/** The same in both houses (RMD-02 to RMD-12). */
export const checkIn: Policy = {
  title: 'Check In',
  items: ['From 9:00 AM, anytime', 'Early check-in subject to availability'],
};

export const checkOut: Policy = {
  title: 'Check Out',
  items: ['Before noon', 'We look after your bags if your transfer leaves later'],
};

export const policies: readonly Policy[] = [
  checkIn,
  checkOut,
  {
    title: 'House Rules',
    items: [
      'Please smoke outdoors only',
      'Quiet in the gardens after 10 in the evening',
      'Rinse off the sand before you step into a pool',
      'In the village, cover shoulders and knees: your neighbours will thank you',
    ],
  },
  {
    title: 'Children & Extra Beds',
    items: [
      'All ages are welcome',
      'Ages 0 to 2: free baby cots',
      'Ages 3 to 11: one extra bed per room',
      'Ages 12 and over: an extra bed at an extra charge',
      'Requests for cots and extra beds must be confirmed by the property before arrival',
    ],
  },
];
