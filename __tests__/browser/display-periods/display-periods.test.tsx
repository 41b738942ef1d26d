/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { bundleInlineScript } from '@/app/_lib/bundle-inline-script';
import { DisplayPeriodStyles } from '@/components/shell/display-period-styles';
import { NoticeList } from '@/components/shell/notices';
import { BookingLink } from '@/components/ui/booking-link';
import type { BookingLinkContent } from '@/content/model/brand';
import { getCurrentPeriodIds } from '@/lib/display-periods';
import { createSitePath } from '@/lib/site-path';
import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import { openBeforeReact, type InitialPage } from '../open-page-before-hydration';

jest.mock('@/components/ui/client-side-link', () => ({
  ClientSideLink: (props: object) => <a {...props} />,
}));

const ROAD = { id: 'road', from: '2026-12-20', until: '2026-12-31' };
const RAINS = { id: 'house-lodge', from: '2027-04-01', until: '2027-05-31' };
const PERIODS = [ROAD, RAINS];
const BOOK = ['BOOK NOW', 'Book Now'];
const WRITE = ['Write to us', 'Write to us'];

const booking: BookingLinkContent = {
  url: 'https://booking.example/',
  navLabel: 'Book Now',
  cardLabel: 'BOOK NOW',
  closure: {
    period: RAINS.id,
    label: 'Write to us',
    contactHref: createSitePath('/lodge/contact'),
    enquiry: 'Later, please.',
  },
};

const BODY = renderToStaticMarkup(
  <>
    <NoticeList notices={[{ id: ROAD.id, text: 'The road is closed.' }]} closeLabel="Close this notice" />
    <BookingLink booking={booking} enquiry="About the garden room." />
    <BookingLink booking={booking} label={booking.navLabel} className="plain" />
  </>,
);

const dismissed = (ids: string) => ({ stored: { [LOCAL_STORAGE_KEYS.dismissedNotices]: ids } });

/** A page at a moment, before hydration. */
function openPage(now: string, before: Partial<InitialPage> = {}) {
  const { window, press } = openBeforeReact({
    head: renderToStaticMarkup(<DisplayPeriodStyles periods={PERIODS} />),
    body: BODY,
    ...before,
  });
  const setClock = (moment: string) => window.eval(`Date.now = () => ${Date.parse(moment)}`);
  setClock(now);
  window.eval(bundleInlineScript('browser/head/index.ts'));
  window.eval(bundleInlineScript('browser/display-periods/index.ts', { periods: PERIODS }));
  const { document } = window;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => window.getComputedStyle(element).display !== 'none')
      .map(({ textContent }) => textContent);
  return {
    notices: () => shown('[role=note]'),
    links: () => shown('a'),
    root: document.documentElement,
    close: () => press('button'),
    stored: () => window.localStorage.getItem(LOCAL_STORAGE_KEYS.dismissedNotices),
    returnAt: (moment: string) => {
      setClock(moment);
      document.dispatchEvent(new window.Event('visibilitychange'));
    },
  };
}

test.each([
  ['2026-12-19T20:59:59Z', [], BOOK],
  ['2026-12-19T21:00:00Z', ['The road is closed.'], BOOK],
  ['2026-12-31T21:00:00Z', [], BOOK],
  ['2027-05-31T12:00:00Z', [], WRITE],
  ['2027-06-01T12:00:00Z', [], BOOK],
])('at %s, by midnight in Zanzibar, there are the notices %j and the links %j', (now, notices, links) => {
  const page = openPage(now);
  expect([page.notices(), page.links()]).toEqual([notices, links]);
  // the build computes the same
  expect(page.root.dataset.current).toBe(getCurrentPeriodIds(PERIODS, getZanzibarDate(new Date(now))));
});

test('a closed notice stays closed on the next page, and others stay open', () => {
  const page = openPage('2026-12-24T12:00:00Z', dismissed('gone-long-ago'));
  page.close();
  expect(page.notices()).toEqual([]);
  expect(page.stored()).toBe(ROAD.id);
  expect(openPage('2026-12-25T12:00:00Z', dismissed(ROAD.id)).notices()).toEqual([]);
  expect(openPage('2026-12-25T12:00:00Z', dismissed('another')).notices()).toHaveLength(1);
});

test('where storage is blocked a notice is closed for as long as the page is open', () => {
  const page = openPage('2026-12-24T12:00:00Z', { storageBlocked: true });
  expect(page.notices()).toHaveLength(1);
  page.close();
  expect(page.notices()).toEqual([]);
});

test('a page that is left open follows the day when its visitor returns', () => {
  const page = openPage('2026-12-31T12:00:00Z');
  page.returnAt('2027-01-01T06:00:00Z');
  expect(page.notices()).toEqual([]);
  page.returnAt('2027-04-01T06:00:00Z');
  expect(page.links()).toEqual(WRITE);
});

test('a link to write carries what it is about', () => {
  const links = [...openPage('2027-05-31T12:00:00Z').root.querySelectorAll('[data-enquiry]')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('data-enquiry')])).toEqual([
    ['/lodge/contact', 'About the garden room.'],
    ['/lodge/contact', 'Later, please.'],
  ]);
});
