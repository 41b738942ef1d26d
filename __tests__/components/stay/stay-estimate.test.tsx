import { render } from '@testing-library/react';
import { parseStay } from '@/components/stay/stay';
import { StayEstimate } from '@/components/stay/stay-summary-card';
import { type RoomOption, createStayRoomOptions, type StayContent } from '@/content/model/stay';
import type { RoomRates } from '@/lib/room-rates';
import { BOUTIQUE } from '../../support/brands';

const RATES: RoomRates = {
  priceOutsideSeasons: 89,
  seasons: [
    {
      from: '2030-12-20',
      until: '2031-01-05',
      everyYear: true,
      price: 1200.5,
      extraGuests: { included: 2, price: 20, children: true },
    },
  ],
};
const texts = {
  oneRoom: 'About {price} for {nights}.',
  rooms: 'About {price} for {rooms} and {nights}.',
  includes: 'With {parts}.',
};
const capacity = { rooms: 6, sleeps: 12 };
const { rooms } = createStayRoomOptions(BOUTIQUE);
const { bookable, ...room } = rooms[0]!;
const priced: RoomOption = { ...room, bookable: { ...bookable!, sleeps: 2, rates: RATES } };

/** Content with labels of the test, because those of content/ may change. */
const createContent = (numberLocale: string, parts: object = {}): StayContent => ({
  ...BOUTIQUE.stay,
  labels: {
    ...BOUTIQUE.stay.labels,
    night: { one: '{count} night', other: '{count} nights' },
    inSentences: {
      ...BOUTIQUE.stay.labels.inSentences,
      rooms: { one: '{count} room', other: '{count} rooms' },
      children: { one: '{count} child', other: '{count} children' },
    },
  },
  summary: { ...BOUTIQUE.stay.summary, estimate: { ...texts, ...parts, numberLocale } },
});

/** The estimate of a stay, if there is one. */
function getEstimate(search: string, option = priced, numberLocale = 'en-US', parts = {}) {
  const stay = parseStay(search, [room.id], room.id);
  const props = { stay, room: option, capacity, content: createContent(numberLocale, parts) };
  return render(<StayEstimate {...props} />).container.textContent.trim();
}
const DATES = 'check_in=2031-05-10&check_out=2031-05-16';

test.each([
  [`${DATES}&adults=2`, 'About $534 for 6 nights.'],
  ['check_in=2031-05-10&check_out=2031-05-11&adults=1', 'About $89 for 1 night.'],
  [`${DATES}&adults=4&rooms=2`, 'About $1,068 for 2 rooms and 6 nights.'],
  // dollars alone, across New Year, with a child in an extra bed
  ['check_in=2031-01-05&check_out=2031-01-07&adults=2&children=1', 'About $1,310 for 2 nights.'],
])('the summary of %s says: %s', (search, expected) => {
  expect(getEstimate(search)).toBe(expected);
});

test.each([
  ['without dates', ''],
  ['whose dates are out of order', 'check_in=2031-05-10&check_out=2031-05-10'],
  ['of more guests than there are beds', `${DATES}&adults=5`],
  ['of years', 'check_in=2031-05-10&check_out=2999-05-10'],
])('for a stay %s no price is shown', (_, search) => {
  expect(getEstimate(search)).toBe('');
});

test('no price is shown for a room without seasons, and for a sample', () => {
  const { rates: _, ...withoutRates } = priced.bookable!;
  for (const option of [{ ...room, bookable: withoutRates }, room])
    expect(getEstimate(DATES, option)).toBe('');
});

test.each([
  ['adults=1&children=1', '3 nights. With 1 child at $20 and the levy.'],
  ['adults=2', '3 nights. With the levy.'],
])('the estimate of %s says what it includes: %s', (party, expected) => {
  const parts = { children: '{children} at $20', tourismLevy: 'the levy' };
  const search = `check_in=2031-05-10&check_out=2031-05-13&${party}`;
  expect(getEstimate(search, priced, 'en-US', parts)).toContain(expected);
});

test('other languages write the sum in their way', () => {
  expect(getEstimate(`${DATES}&adults=2`, priced, 'de-DE')).toBe('About 534\u00a0$ for 6 nights.');
});
