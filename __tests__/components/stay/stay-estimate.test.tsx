import { render } from '@testing-library/react';
import { StayEstimate } from '@/components/stay/stay-estimate';
import { parseStay } from '@/components/stay/stay';
import { getBrand } from '@/content';
import { type RoomOption, createStayRoomOptions } from '@/content/model/helpers/stay-room-options';
import type { StayContent } from '@/content/model/stay';
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
const texts = { oneRoom: 'About {price} for {nights}.', rooms: 'About {price} for {rooms} and {nights}.' };
const ENGLISH = {
  night: { one: '{count} night', other: '{count} nights' },
  room: { one: '{count} room', other: '{count} rooms' },
};
const GERMAN = {
  night: { one: '{count} Nacht', other: '{count} Nächte' },
  room: { one: '{count} Zimmer', other: '{count} Zimmer' },
};
const capacity = { rooms: 6, sleeps: 12 };
const { rooms } = createStayRoomOptions(BOUTIQUE);
const { bookable, ...room } = rooms[0]!;
const priced: RoomOption = { ...room, bookable: { ...bookable!, sleeps: 2, rates: RATES } };

/** Content with labels of the test, because those of content/ may change. */
const stayContent = (stay: StayContent, { night, room }: typeof ENGLISH, numberLocale: string) => ({
  ...stay,
  labels: { ...stay.labels, night, inSentences: { ...stay.labels.inSentences, rooms: room } },
  summary: { ...stay.summary, estimate: { ...texts, numberLocale } },
});
const withEstimate = stayContent(BOUTIQUE.stay, ENGLISH, 'en-US');

/** The estimate of a stay, if there is one. */
function getEstimate(search: string, option = priced, shown: StayContent = withEstimate) {
  const stay = parseStay(search, [room.id], room.id);
  const props = { stay, room: option, capacity, content: shown };
  return render(<StayEstimate {...props} />).container.textContent;
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

test('other languages write the sum and its plurals in their way', () => {
  const shown = stayContent(getBrand(BOUTIQUE.id, 'de').stay, GERMAN, 'de-DE');
  expect(getEstimate(`${DATES}&adults=4&rooms=2`, priced, shown)).toBe(
    'About 1.068\u00a0$ for 2 Zimmer and 6 Nächte.',
  );
});
