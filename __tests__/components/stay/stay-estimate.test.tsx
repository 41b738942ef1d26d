import { render } from '@testing-library/react';
import { StayEstimate } from '@/components/stay/stay-estimate';
import { parseStay } from '@/components/stay/stay-query';
import type { RoomOption, StayContent } from '@/content/model/stay';
import { content, getBrand } from '@/content';
import { roomOptions } from '@/content/model/stay';
import { interpolate } from '@/lib/interpolate';
import type { RoomRates } from '@/lib/room-rates';
import { BOUTIQUE } from '../../support/brands';

const RATES: RoomRates = {
  otherNights: 89,
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
const texts = content.shared.stay.roomDetails.estimate;
const capacity = { rooms: 6, sleeps: 12 };
const { rooms } = roomOptions(BOUTIQUE);
const { real, ...room } = rooms[0]!;
const priced: RoomOption = { ...room, real: { ...real!, sleeps: 2, rates: RATES } };

const stayContent = (stay: StayContent, estimate = { ...texts, numberLocale: 'en-US' }) => ({
  ...stay,
  roomDetails: { ...stay.roomDetails, estimate },
});
const withEstimate = stayContent(BOUTIQUE.stay);

/** What is said of a stay, or nothing. */
function estimateOf(
  search: string,
  option: RoomOption | undefined = priced,
  shown: StayContent = withEstimate,
) {
  const stay = parseStay(search, [room.id], room.id);
  const props = { stay, room: option, capacity, content: shown };
  return render(<StayEstimate {...props} />).container.textContent;
}
const DATES = 'check_in=2031-05-10&check_out=2031-05-16';
const sentence = (values: Readonly<Record<string, string>>) =>
  interpolate(values.rooms ? texts.rooms : texts.oneRoom, values);

test.each([
  [`${DATES}&adults=2`, sentence({ price: '$534', nights: '6 nights' })],
  ['check_in=2031-05-10&check_out=2031-05-11&adults=1', sentence({ price: '$89', nights: '1 night' })],
  [`${DATES}&adults=4&rooms=2`, sentence({ price: '$1,068', nights: '6 nights', rooms: '2 rooms' })],
  // dollars alone, across New Year, with a child in an extra bed
  [
    'check_in=2031-01-05&check_out=2031-01-07&adults=2&children=1',
    sentence({ price: '$1,310', nights: '2 nights' }),
  ],
])('the summary of %s says: %s', (search, expected) => {
  expect(estimateOf(search)).toBe(expected);
});

test.each([
  ['without dates', ''],
  ['without a departure', 'check_in=2031-05-10&check_out='],
  ['whose dates are out of order', 'check_in=2031-05-10&check_out=2031-05-10'],
  ['of more guests than there are beds', `${DATES}&adults=5`],
  ['of years', 'check_in=2031-05-10&check_out=2999-05-10'],
])('of a stay %s no price is said', (_, search) => {
  expect(estimateOf(search)).toBe('');
});

test('nor of a room without prices by season, of a sample and of no room', () => {
  for (const option of [{ ...priced, real: real! }, room, undefined])
    expect(
      render(
        <StayEstimate
          stay={parseStay(DATES, [], '')}
          room={option}
          capacity={capacity}
          content={withEstimate}
        />,
      ).container.textContent,
    ).toBe('');
});

test('other languages write the sum and its plurals in their way', () => {
  const german = getBrand(BOUTIQUE.id, 'de').stay;
  const shown = stayContent(german, { ...texts, numberLocale: 'de-DE' });
  expect(estimateOf(`${DATES}&adults=4&rooms=2`, priced, shown)).toContain(
    '1.068\u00a0$ for 2 Zimmer and 6 Nächte',
  );
});
