import {
  bookingUrl,
  datesOutOfOrder,
  countNights,
  parseStay,
  serializeStay,
  type Stay,
} from '@/components/stay/stay-query';
import type { Booking } from '@/content/types';

const ROOMS = ['4', '6', 'sample-1'];
const read = (search: string) => parseStay(search, ROOMS, '4');

const stay: Stay = {
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

  test('RDT-03: without a query it is the first room, no dates, one room and one adult', () => {
    expect(read('')).toEqual({ room: '4', checkIn: '', checkOut: '', rooms: 1, adults: 1, children: 0 });
  });

  test.each(['99', '1', 'sample-9', '__proto__', '<b>6</b>', ''])(
    'RDT-04: the unknown room "%s" becomes the first room',
    (room) => {
      expect(read(`?room=${encodeURIComponent(room)}`).room).toBe('4');
    },
  );

  test.each(['-3', 'abc', '', '1.5', '1e3', ' 2', 'NaN', 'Infinity', '9'.repeat(40), '<img src=x>'])(
    'RDT-04: "%s" rooms become one',
    (rooms) => {
      expect(read(`?rooms=${encodeURIComponent(rooms)}`).rooms).toBe(1);
    },
  );

  test('RDT-04: no room and no adult become one, no child stays no child', () => {
    expect(read('?rooms=0&adults=0&children=0')).toMatchObject({ rooms: 1, adults: 1, children: 0 });
  });

  test('FND-07: a large party is taken as it is', () => {
    expect(read('?rooms=31&adults=310&children=3100')).toMatchObject({
      rooms: 31,
      adults: 310,
      children: 3100,
    });
  });

  test.each([
    '2031-02-30',
    '2031-13-01',
    '10 May 2031',
    '2031-5-1',
    '<i>2031-05-10</i>',
    '20310-05-10',
    '0001-01-01',
    'x',
  ])('RDT-04: "%s" is not a date', (date) => {
    expect(read(`?check_in=${encodeURIComponent(date)}`).checkIn).toBe('');
  });

  test('a leap day is a date in a leap year only', () => {
    expect(read('?check_in=2028-02-29&check_out=2027-02-29')).toMatchObject({
      checkIn: '2028-02-29',
      checkOut: '',
    });
  });

  test('the first of several values counts', () => {
    expect(read('?room=6&room=4&rooms=2&rooms=9')).toMatchObject({ room: '6', rooms: 2 });
  });
});

describe('the nights of a stay', () => {
  test('are counted from check-in to check-out, also across the change of clocks and years', () => {
    expect(countNights({ checkIn: '2031-05-10', checkOut: '2031-05-12' })).toBe(2);
    expect(countNights({ checkIn: '2031-03-29', checkOut: '2031-03-31' })).toBe(2);
    expect(countNights({ checkIn: '2031-12-31', checkOut: '2032-01-01' })).toBe(1);
  });

  test('are unknown while a date is missing', () => {
    expect(countNights({ checkIn: '2031-05-10', checkOut: '' })).toBeNull();
    expect(datesOutOfOrder({ checkIn: '2031-05-10', checkOut: '' })).toBe(false);
  });

  test.each(['2031-05-10', '2031-05-09'])(
    'are unknown when check-out is not after check-in (%s)',
    (checkOut) => {
      expect(countNights({ checkIn: '2031-05-10', checkOut })).toBeNull();
      expect(datesOutOfOrder({ checkIn: '2031-05-10', checkOut })).toBe(true);
    },
  );
});

describe('the booking link of a stay', () => {
  const booking: Booking = {
    url: 'https://booking.example/house?currency=usd',
    navLabel: 'Book Now',
    cardLabel: 'BOOK NOW',
  };
  const withSlots: Booking = {
    ...booking,
    queryParameters: { checkIn: 'checkin', checkOut: 'checkout', rooms: 'no_rooms', adults: 'group_adults' },
  };

  test('is the plain one where the booking site has no slots for a stay', () => {
    expect(bookingUrl(booking, stay)).toBe(booking.url);
  });

  test('GEN-06: hands the stay over in the slots there are and keeps the currency', () => {
    const { searchParams } = new URL(bookingUrl(withSlots, stay));
    expect(Object.fromEntries(searchParams)).toEqual({
      currency: 'usd',
      checkin: '2031-05-10',
      checkout: '2031-05-12',
      no_rooms: '2',
      group_adults: '3',
    });
  });

  test('is the plain one without dates, or with dates that make no stay', () => {
    expect(bookingUrl(withSlots, { ...stay, checkOut: '' })).toBe(booking.url);
    expect(bookingUrl(withSlots, { ...stay, checkOut: '2031-05-01' })).toBe(booking.url);
  });
});
