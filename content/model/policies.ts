import * as field from '../fields/field-types';
import { defineContentType } from './content-type';

/** One block of house policy: Check In, Check Out, House Rules, Children & Extra Beds. */
const createPolicySchema = (label: string) =>
  field.fieldset(label, { title: field.heading(), items: field.list('Lines', field.translatedText('Line')) });

/** The policies of all brands (RMD-02 to RMD-12). Every text that mentions a time or an age repeats it from here. */
export const policies = defineContentType({
  shared: field.addCrossFieldRule(
    field.fieldset('House rules', {
      checkInFrom: field.timeOfDay('Check-in from'),
      checkOutBefore: field.timeOfDay('Check-out before'),
      cotUntil: field.positiveInteger('Highest age for a free cot'),
      extraBedUntil: field.positiveInteger('Highest age for one extra bed'),
      checkIn: createPolicySchema('Check In'),
      checkOut: createPolicySchema('Check Out'),
      houseRules: field.fieldset('House Rules', { title: field.heading() }),
      children: createPolicySchema('Children & Extra Beds'),
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
