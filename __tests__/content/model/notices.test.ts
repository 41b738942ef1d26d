import { sourceCatalog } from '@/content/i18n/catalog';
import { languages } from '@/content/i18n/languages';
import type { NoticeInput } from '@/content/model/notices';
import { resolveChecked } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

const ROAD: NoticeInput = { text: 'The road is closed.', from: '2026-12-20', until: '2026-12-31' };
const RAINS: NoticeInput = {
  text: 'We rest in the rains.',
  from: '2087-04-01',
  until: '2087-05-31',
  brands: ['joya-boutique'],
  closure: 'house',
};

const resolved = (notices: readonly NoticeInput[], today = '2026-12-24', catalog = sourceCatalog) =>
  resolveChecked(
    { ...content, shared: { ...content.shared, notices: { notices: [...notices] } } },
    catalog,
    today,
  );
const show = (...options: Parameters<typeof resolved>) =>
  resolved(...options).getBrand('joya-boutique').notices;

test.each([
  ['2026-12-01', [ROAD.text, RAINS.text]],
  ['2026-12-31', [ROAD.text, RAINS.text]],
  ['2027-01-01', [RAINS.text]],
])('on %s the notices are those of today and later', (today, texts) => {
  expect(show([ROAD, RAINS], today).map(({ text }) => text)).toEqual(texts);
});

test('other words make another notice, which those who closed the first see again; other days or pages do not', () => {
  const ids = [{}, { text: 'The road is open.' }, { until: '2027-01-02' }, { pages: ['home' as const] }].map(
    (changed) => show([{ ...ROAD, ...changed }])[0]!.id,
  );
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids.slice(2)).toEqual([ids[0], ids[0]]);
});

test.each([
  ['that is there twice', {}, /^content\/shared\/notices\.json.* notices\.1\.text: .* is there twice/],
  [
    'that ends before it begins',
    { until: '2026-12-01' },
    'notices.1.until: "2026-12-01" is the last day, but "2026-12-20" is the first.\n  Change one of them.',
  ],
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
  const { getBrand, unbranded } = resolved([notice, RAINS]);

  test('has links to its contact page in place of its booking links, and says when it opens; other brands do not', () => {
    const { objectContaining, stringContaining } = expect;
    const brands = ['joya-boutique', 'beachsuites-villa'].map(getBrand);
    expect(brands.map(({ booking }) => booking.closure)).toEqual([
      objectContaining({ contactHref: '/joya-boutique/contact', label: content.shared.labels.closure.label }),
      undefined,
    ]);
    const getTexts = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
    expect(brands.map(({ closures }) => getTexts(closures))).toEqual([[stringContaining('1 June 2087')], []]);
    expect(brands.map(({ notices: list }) => getTexts(list))).toEqual([[ROAD.text, RAINS.text], [ROAD.text]]);
    expect(getTexts(unbranded.notices)).toEqual([ROAD.text]);
    const periods = brands.map(({ restaurant }) => restaurant.hours.closurePeriod);
    expect(periods).toEqual(['restaurant-joya-boutique', undefined]);
  });
});
