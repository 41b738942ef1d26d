import {
  areDatesOutOfOrder,
  countNights,
  createBookingUrl,
  parseStay,
  serializeStay,
} from '@/components/stay/stay';

const read = (search: string) => parseStay(search, ['4', '6', 'sample-1'], '4');

const stay = {
  room: '6',
  checkIn: '2031-05-10',
  checkOut: '2031-05-12',
  rooms: 2,
  adults: 3,
  children: 1,
};

describe('the stay in the address', () => {
  test('FND-12: everything that was chosen is written and read again', () => {
    expect(read(`?${serializeStay(stay)}`)).toEqual(stay);
  });

  test.each([
    ['without a query', ''],
    ['RDT-04: with no room and no adult', '?rooms=0&adults=0&children=0'],
  ])('%s it is the first room, no dates, one room and one adult', (_, search) => {
    expect(read(search)).toEqual({ room: '4', checkIn: '', checkOut: '', rooms: 1, adults: 1, children: 0 });
  });

  test('a search with dates chooses no room, unless it names one', () => {
    const search = serializeStay({ ...stay, room: '' });
    expect(search).not.toContain('room=');
    expect(read(`?${search}`)).toEqual({ ...stay, room: '' });
    expect(read(`?${search}&room=`).room).toBe('');
    expect(read(`?${search}&room=99`).room).toBe('4');
  });

  const BROKEN_DATES = ['2031-02-30', '2031-13-01', '2027-02-29', '10 May 2031', '2031-5-1', '20310-05-10'];

  test.each([
    ['room', 'room', '4', ['99', '1', 'sample-9', '__proto__', '<b>6</b>', '']],
    ['rooms', 'rooms', 1, ['-3', 'abc', '', '1.5', '1e3', ' 2', 'NaN', 'Infinity', '9'.repeat(40), '<i>']],
    ['check_in', 'checkIn', '', [...BROKEN_DATES, '<i>2031-05-10</i>', '0001-01-01', '1949-12-31', 'x']],
  ] as const)('RDT-04: nonsense as %s becomes the first there is, or none', (name, part, becomes, values) => {
    for (const value of values)
      expect([value, read(`?${name}=${encodeURIComponent(value)}`)[part]]).toEqual([value, becomes]);
  });

  test.each([
    ['FND-07: a large party as it is', 'rooms=31&adults=310', { rooms: 31, adults: 310 }],
    ['a leap day in a leap year', 'check_out=2028-02-29', { checkOut: '2028-02-29' }],
    ['the first of several values', 'room=6&room=4&rooms=2&rooms=9', { room: '6', rooms: 2 }],
  ])('it has %s', (_, search, part) => {
    expect(read(`?${search}`)).toMatchObject(part);
  });
});

test.each([
  { dates: 'some nights', checkIn: '2031-05-10', checkOut: '2031-05-12', nights: 2 },
  { dates: 'a change of clocks', checkIn: '2031-03-29', checkOut: '2031-03-31', nights: 2 },
  { dates: 'the end of a year', checkIn: '2031-12-31', checkOut: '2032-01-01', nights: 1 },
  { dates: 'no departure', checkIn: '2031-05-10', checkOut: '', nights: null },
  { dates: 'no arrival', checkIn: '', checkOut: '2031-05-10', nights: null },
  { dates: 'no night', checkIn: '2031-05-10', checkOut: '2031-05-10', nights: null, outOfOrder: true },
  { dates: 'its end first', checkIn: '2031-05-10', checkOut: '2031-05-09', nights: null, outOfOrder: true },
])('a stay with $dates has $nights nights', ({ nights, outOfOrder = false, ...dates }) => {
  expect([countNights(dates), areDatesOutOfOrder(dates)]).toEqual([nights, outOfOrder]);
});

describe('the booking link of a stay', () => {
  const url = 'https://booking.example/house?currency=usd';
  const booking = { url, navLabel: 'Book Now', cardLabel: 'BOOK NOW' } as const;
  const queryParameters = { checkIn: 'checkin', checkOut: 'checkout', adults: 'group_adults' };
  const withSlots = { ...booking, queryParameters };

  test('hands the stay over in the slots there are and keeps the currency', () => {
    const { searchParams } = new URL(createBookingUrl(withSlots, stay));
    expect(Object.fromEntries(searchParams)).toEqual({
      currency: 'usd',
      checkin: '2031-05-10',
      checkout: '2031-05-12',
      group_adults: '3',
    });
    const slots = { checkIn: 'from', checkOut: 'to', rooms: 'rooms', children: 'kids' };
    expect(createBookingUrl({ ...booking, queryParameters: slots }, stay)).toBe(
      `${url}&from=2031-05-10&to=2031-05-12&rooms=2&kids=1`,
    );
  });

  test.each([
    ['where the booking site has no slots for a stay', booking, stay],
    ['without dates', withSlots, { ...stay, checkOut: '' }],
    ['with dates that make no stay', withSlots, { ...stay, checkOut: '2031-05-01' }],
  ])('is the plain one %s', (_, to, chosen) => {
    expect(createBookingUrl(to, chosen)).toBe(booking.url);
  });
});
