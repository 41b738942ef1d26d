/** @jest-environment node */
import { content } from '@/content';
import { languages } from '@/content/i18n/languages';
import { sourceCatalog } from '@/content/i18n/catalog';
import { resolveSite } from '@/content/resolve';
import { collectDateRanges, resolveNotices } from '@/content/resolve/notices';
import { notices } from '@/content/schema/notice';
import type { NoticeInput } from '@/content';
import { contextOf } from './source-context';

const ROAD: NoticeInput = { text: 'The road is closed.', from: '2026-12-20', until: '2026-12-31' };
const RAINS: NoticeInput = {
  text: 'We rest in the rains.',
  from: '2087-04-01',
  until: '2087-05-31',
  brand: 'joya-boutique',
  closure: 'house',
};

const show = (notices: readonly NoticeInput[], today = '2026-12-24', translation = sourceCatalog) =>
  resolveNotices({ notices: [...notices] }, content.brands, contextOf(translation), today);
test.each([
  ['2026-12-01', [ROAD.text, RAINS.text]],
  ['2026-12-31', [ROAD.text, RAINS.text]],
  ['2027-01-01', [RAINS.text]],
])('on %s the notices are those of today and later', (today, texts) => {
  expect(show([ROAD, RAINS], today).map(({ text }) => text)).toEqual(texts);
});

test('other words or other days make another notice, which those who closed the first see again', () => {
  const ids = [ROAD, { ...ROAD, text: 'The road is open.' }, { ...ROAD, until: '2027-01-02' }].map(
    (notice) => show([notice])[0]?.id,
  );
  expect(new Set(ids).size).toBe(3);
  expect(show([ROAD])[0]?.id).toBe(ids[0]);
});

test('a last day before the first is refused', () => {
  expect(notices.safeParse({ notices: [{ ...ROAD, until: ROAD.from }] }).success).toBe(true);
  const [issue] = notices.safeParse({ notices: [{ ...ROAD, until: '2026-12-01' }] }).error!.issues;
  expect(issue).toMatchObject({
    path: ['notices', 0, 'until'],
    message: expect.stringContaining('"2026-12-01" is the last day, but "2026-12-20" is the first.'),
  });
});

test.each([
  [
    'of no house',
    { brand: 'joya' },
    'notices.1.brand: there is no house "joya".\n  Write one of joya-boutique,',
  ],
  ['that is there twice', {}, /^content\/shared\/notices\.json.* notices\.1: .* is there twice/],
])('a notice %s stops the build with the file and the field', (_, changed, message) => {
  expect(() => show([ROAD, { ...ROAD, ...changed }])).toThrow(message);
});

test('in another language a notice has the words of its translator, or is in English', () => {
  const [, italian = languages[0]] = languages;
  const translation = {
    language: italian,
    gettext: (_: string, msgid: string) => (msgid === ROAD.text ? 'La strada è chiusa.' : undefined),
  };
  const shown = show([ROAD, RAINS], '2026-12-24', translation);
  expect(shown.map(({ text, reopens }) => ({ text, reopens }))).toEqual([
    { text: 'La strada è chiusa.', reopens: '1 gennaio 2027' },
    { text: RAINS.text, reopens: '1 giugno 2087' },
  ]);
});

describe('a brand that a notice closes', () => {
  const notice = { ...ROAD, until: '2087-12-31' };
  const { getBrand, site } = resolveSite({
    ...content,
    shared: { ...content.shared, notices: { notices: [notice, RAINS] } },
  });

  test('alone has a way to write in place of its links to book, and says when it opens', () => {
    const { objectContaining, stringContaining } = expect;
    const brands = ['joya-boutique', 'beachsuites-villa'].map(getBrand);
    expect(brands.map(({ booking }) => booking.closure)).toEqual([
      objectContaining({ contactHref: '/joya-boutique/contact', label: 'Write to us' }),
      undefined,
    ]);
    const textsOf = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
    expect(brands.map(({ closures }) => textsOf(closures))).toEqual([[stringContaining('1 June 2087')], []]);
    expect(brands.map(({ notices: list }) => textsOf(list))).toEqual([[ROAD.text, RAINS.text], [ROAD.text]]);
    expect(textsOf(site.notices)).toEqual([ROAD.text]);
    const periods = brands.map(({ restaurant }) => restaurant.hours.closurePeriod);
    expect(periods).toEqual(['restaurant-joya-boutique', undefined]);
  });

  test('has a period of its own for each way it can be closed', () => {
    const days = { from: RAINS.from, until: RAINS.until };
    const ids = content.brands.map(({ id }) => id);
    const meals: NoticeInput = { ...ROAD, brand: 'beachsuites-villa', closure: 'restaurant' };
    expect(collectDateRanges(show([meals, RAINS]), ids).slice(2)).toEqual([
      { id: 'house-joya-boutique', ...days },
      { id: 'restaurant-joya-boutique', ...days },
      { id: 'restaurant-beachsuites-villa', from: ROAD.from, until: ROAD.until },
    ]);
  });
});
