import type { z } from 'zod';
import { clock, count, group, heading, list, translatedText } from './fields';
import type { Resolved } from './resolved';

/** One block of house policy: Check In, Check Out, House Rules, Children & Extra Beds. */
const policy = (label: string) =>
  group(label, { title: heading(), items: list('Lines', translatedText('Line')) });
export type Policy = Resolved<z.infer<ReturnType<typeof policy>>>;

/** The same for all brands (RMD-02 to RMD-12). Every text that mentions a time or an age repeats it from here. */
export const policies = group('House rules', {
  checkInFrom: clock('Check-in from'),
  checkOutBefore: clock('Check-out before'),
  cotUntil: count('Highest age for a free cot'),
  extraBedUntil: count('Highest age for one extra bed'),
  checkIn: policy('Check In'),
  checkOut: policy('Check Out'),
  houseRules: group('House Rules', { title: heading() }),
  children: policy('Children & Extra Beds'),
});
export type PoliciesInput = z.infer<typeof policies>;
