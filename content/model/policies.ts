import {
  fieldset,
  heading,
  list,
  positiveInteger,
  timeOfDay,
  translatedText,
  withRule,
} from '../fields/field-types';
import { defineContentType } from './content-type';

/** One block of house policy: Check In, Check Out, House Rules, Children & Extra Beds. */
const policy = (label: string) =>
  fieldset(label, { title: heading(), items: list('Lines', translatedText('Line')) });

/** The policies of all brands (RMD-02 to RMD-12). Every text that mentions a time or an age repeats it from here. */
export const policies = defineContentType({
  shared: withRule(
    fieldset('House rules', {
      checkInFrom: timeOfDay('Check-in from'),
      checkOutBefore: timeOfDay('Check-out before'),
      cotUntil: positiveInteger('Highest age for a free cot'),
      extraBedUntil: positiveInteger('Highest age for one extra bed'),
      checkIn: policy('Check In'),
      checkOut: policy('Check Out'),
      houseRules: fieldset('House Rules', { title: heading() }),
      children: policy('Children & Extra Beds'),
    }),
    ({ cotUntil, extraBedUntil }) =>
      cotUntil < extraBedUntil
        ? undefined
        : {
            path: ['extraBedUntil'],
            problem: `extra beds are until the age of ${extraBedUntil}, but cots until ${cotUntil}.`,
            remedy: 'Write an age above that for cots.',
          },
  ),
  variables: ({ shared: { checkInFrom, checkOutBefore, cotUntil, extraBedUntil } }) => ({
    checkInFrom,
    checkOutBefore,
    cotUntil,
    extraBedFrom: cotUntil + 1,
    extraBedUntil,
    adultBedFrom: extraBedUntil + 1,
  }),
  resolve: ({ shared }) => shared,
});
