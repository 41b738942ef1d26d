/** @jest-environment node */
import { getZanzibarDate, getZanzibarMinuteOfDay } from '@/lib/zanzibar-time';

test.each([
  ['2026-12-31T20:59:59Z', '2026-12-31', 1439],
  ['2026-12-31T21:00:00Z', '2027-01-01', 0],
])('at %s it is %s in Zanzibar, minute %i of the day', (moment, date, minute) => {
  expect([getZanzibarDate(new Date(moment)), getZanzibarMinuteOfDay(new Date(moment))]).toEqual([
    date,
    minute,
  ]);
});
