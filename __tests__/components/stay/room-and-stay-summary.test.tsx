import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { RoomAndStaySummary } from '@/components/stay/room-and-stay-summary';
import { createStayRoomOptions } from '@/content/model/stay';
import { addDays } from '@/lib/dates';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { VILLA } from '../../support/brands';
import { content } from '../../support/site';

jest.mock('@/components/tides/stay-tides', () => ({ StayTides: () => <p>the tides of the stay</p> }));

const brand = VILLA;
const { stay, pages, booking, business, labels, numberOfRooms, sleeps } = brand;
const { summary } = stay;
const DATES = 'check_in=2031-05-10&check_out=2031-05-12';
const smallest = brand.rooms.listed.toSorted((room, other) => room.adults - other.adults)[0]!;
const PARTY = `rooms=1&adults=${smallest.adults + 1}&children=0`;

const capacity = { rooms: numberOfRooms, sleeps };

function show(
  search: string,
  now = '2031-01-01T12:00:00Z',
  changed: Partial<ComponentProps<typeof RoomAndStaySummary>> = {},
) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout', 'performance'] });
  window.history.replaceState(null, '', `/room_details${search}`);
  render(
    <RoomAndStaySummary
      {...createStayRoomOptions(brand)}
      capacity={capacity}
      content={stay}
      booking={booking}
      findRoomHref={pages.find_room.href}
      contactHref={pages.contact.href}
      shareLabels={labels.share}
      business={business}
      tides={{ labels: brand.tides.labels, stay: brand.tides.stay, more: { label: '', href: brand.href } }}
      brand={brand}
      {...changed}
    />,
  );
}

const heading = () => screen.getAllByRole('heading', { level: 2 })[0]!;
const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
const bookingHref = () => screen.getByRole('link', { name: booking.cardLabel }).getAttribute('href');
const choices = () =>
  screen.getAllByRole('heading', { level: 3 }).map((title) => {
    const { search } = within(title).getByRole<HTMLAnchorElement>('link');
    return { title: title.textContent, room: new URLSearchParams(search).get('room') };
  });

afterEach(() => jest.useRealTimers());

test('without a room the summary asks for one: those that fit first, the others marked', () => {
  show(`?${DATES}&${PARTY}`);
  expect(heading()).toHaveTextContent(summary.labels.whichRoom);
  const fits = (room: { readonly adults: number }) => room.adults > smallest.adults;
  const { listed } = brand.rooms;
  const inOrder = [...listed.filter(fits), ...listed.filter((room) => !fits(room))];
  expect(choices()).toEqual(inOrder.map(({ id, title }) => ({ title, room: String(id) })));
  const tooSmall = listed.filter((room) => !fits(room)).length;
  expect(screen.getAllByText(summary.labels.tooFewBeds)).toHaveLength(tooSmall);
  expect(bookingHref()).toContain(new URL(booking.url).origin);
});

test('FND-09, NSH-08: dates out of order are reported, with a way back to the form as it was', () => {
  show(`?room=${smallest.id}&check_in=2031-05-12&check_out=2031-05-10`);
  expect(screen.getByText(stay.labels.datesOutOfOrder, { exact: false })).toBeVisible();
  expect(links().find(({ pathname }) => pathname === pages.find_room.href)?.search).toContain(
    'check_in=2031-05-12&check_out=2031-05-10',
  );
});

test('a party with too few beds is offered rooms with enough, for the same dates', () => {
  const largest = brand.rooms.listed.toSorted((room, other) => other.adults - room.adults)[0]!;
  show(`?room=${smallest.id}&${DATES}&adults=${largest.adults}`);
  expect(screen.getByText(summary.labels.roomsThatFit)).toBeVisible();
  expect(links().find(({ textContent }) => textContent === largest.title)?.search).toContain(DATES);
});

test.each([
  { stayIs: 'is over', now: '2031-06-01T12:00:00Z', past: true, tides: false },
  { stayIs: 'has begun', now: '2031-05-11T12:00:00Z', past: true, tides: true },
  { stayIs: 'begins today', now: '2031-05-10T12:00:00Z', past: false, tides: true },
  { stayIs: 'begins today in Zanzibar', now: '2031-05-09T22:00:00Z', past: false, tides: true },
])(
  'where the stay $stayIs, past dates are reported: $past, else its price is shown; tides are shown: $tides',
  ({ now, past, tides }) => {
    const { rooms } = createStayRoomOptions(brand);
    const rates = { priceOutsideSeasons: 89, seasons: [] };
    const estimate = { ...content.shared.stay.roomDetails.estimate, numberLocale: 'en-US' };
    show(`?room=${smallest.id}&${DATES}`, now, {
      rooms: rooms.map((room) => ({ ...room, bookable: room.bookable && { ...room.bookable, rates } })),
      content: { ...stay, summary: { ...summary, estimate } },
    });
    expect(screen.queryAllByText(summary.labels.datesPast, { exact: false })).toHaveLength(past ? 1 : 0);
    expect(screen.queryAllByText('$178')).toHaveLength(past ? 0 : 1);
    expect(screen.queryAllByText('the tides of the stay')).toHaveLength(tides ? 1 : 0);
    expect(links().filter(({ pathname }) => pathname === pages.find_room.href)).toHaveLength(1);
    expect(bookingHref()?.includes('2031-05-10')).toBe(!past && booking.queryParameters !== undefined);
  },
);

test.each([
  ['a season', 2, 'New Year: 5 nights, 30 December to 4 January.'],
  ['the house', 1, '2 nights, 1 June to 3 June.'],
  ['neither', 2, ''],
])(
  'a stay that is too short for %s reads how long it would have to be, and can be booked',
  (_, nights, advice) => {
    const labels = {
      ...summary.labels,
      minimumStay: '{nights}, {from} to {to}.',
      minimumStayInSeason: '{season}: {nights}, {from} to {to}.',
    };
    const season = { name: 'New Year', from: '2031-12-31', until: '2032-01-01', minNights: 5 };
    const minimumStays = { seasons: [season], otherNights: { minNights: 2 } };
    const checkIn = advice.startsWith('New Year') ? '2031-12-30' : '2031-06-01';
    const query = `check_in=${checkIn}&check_out=${addDays(checkIn, nights)}`;
    show(`?room=${smallest.id}&${query}`, undefined, {
      content: {
        ...stay,
        labels: { ...stay.labels, night: { one: '{count} night', other: '{count} nights' } },
        summary: { ...summary, labels, minimumStays },
      },
    });
    const texts = screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
    expect(texts.filter((text) => / nights, /.test(text))).toEqual(advice ? [advice] : []);
    expect(bookingHref()).toContain(new URL(booking.url).origin);
  },
);

test('more rooms and guests than the house has are limited, and the way back keeps them', () => {
  show(`?room=${smallest.id}&${DATES}&rooms=999999999999&adults=999999999999&children=0`);
  expect(document.body.textContent).not.toContain('99999');
  const rooms = pluralize(numberOfRooms, stay.labels.inSentences.rooms, 'en-GB');
  expect(
    screen.getByText(interpolate(summary.labels.limited, { rooms, places: String(sleeps) })),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: summary.labels.changeStay })).toHaveAttribute(
    'href',
    expect.stringContaining('rooms=999999999999'),
  );
});
