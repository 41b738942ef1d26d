/** @jest-environment node */
import { contents } from '@/content';
import { beachSuitesVilla } from '@/content/beachsuites-villa';
import { defineBrand } from '@/content/define-brand';
import { defineNotices, knownTo, periodsOf } from '@/content/define-notices';
import { joyaBoutique } from '@/content/joya-boutique';
import { formatsOf } from '@/content/format';
import { figureTexts } from '@/content/shared/figures';
import { languages } from '@/content/languages';
import { original } from '@/content/languages/translation';
import type { WrittenNotice } from '@/content/types';

const ROAD: WrittenNotice = {
  text: 'The road is closed.',
  from: '2026-12-20',
  until: '2026-12-31',
};
const RAINS: WrittenNotice = {
  text: 'We rest in the rains.',
  from: '2027-04-01',
  until: '2027-05-31',
  brand: 'joya-boutique',
  closes: 'house',
};
const known = knownTo(contents);

const define = (...written: WrittenNotice[]) => defineNotices(written, known, original, '2026-12-24');
const defineChanged = (changed: object) => define(RAINS, { ...ROAD, ...changed });

test('a notice of today or later is kept, one that is over is not', () => {
  const kept = (today: string) =>
    defineNotices([ROAD, RAINS], known, original, today).map(({ text }) => text);
  expect(kept('2026-12-01')).toEqual([ROAD.text, RAINS.text]);
  expect(kept('2026-12-31')).toEqual([ROAD.text, RAINS.text]);
  expect(kept('2027-01-01')).toEqual([RAINS.text]);
});

test('other words or other days make another notice, which those who closed the first see again', () => {
  const ids = [ROAD, { ...ROAD, text: 'The road is open.' }, { ...ROAD, until: '2027-01-02' }].map(
    (notice) => define(notice)[0]?.id,
  );
  expect(new Set(ids).size).toBe(3);
  expect(define(ROAD)[0]?.id).toBe(ids[0]);
});

test.each([
  [{ until: '2026-12-01' }, 'notices.1.until: "2026-12-01" is the last day, but "2026-12-20" is the first.'],
  [{ from: '20.12.2026' }, 'notices.1.from: "20.12.2026" is no date. Write it as year-month-day'],
  [{ until: '2027-02-30' }, 'notices.1.until: "2027-02-30" is no date.'],
  [{ brand: 'joya' }, 'notices.1.brand: there is no house "joya". Write one of joya-boutique, beachsuites'],
  [{ pages: ['rooms'] }, 'notices.1.pages: there is no page "rooms". Write some of home, landing, about'],
  [{ text: 'Rain. '.repeat(21) }, 'notices.1.text: the notice has 126 letters. Keep to 120'],
  [{ text: ' ' }, 'notices.1.text: the notice has no words.'],
])('%j stops the build with the file and the field', (changed, message) => {
  expect(() => defineChanged(changed)).toThrow(`content/notices.ts, ${message}`);
});

test('the same notice twice stops the build', () => {
  expect(() => define(ROAD, { ...ROAD })).toThrow(/content\/notices\.ts, notices: .* is there twice/);
});

// @ts-expect-error -- no such page
const misspelt: WrittenNotice = { ...ROAD, pages: ['rooms'] };
// @ts-expect-error -- nothing else can be closed
const pool: WrittenNotice = { ...ROAD, closes: 'pool' };
void [misspelt, pool];

test('in another language a notice has the words of its translator, or says that it is English', () => {
  const [, italian = languages[0]] = languages;
  const translation = {
    language: italian,
    formats: formatsOf(italian, figureTexts),
    translate: <Value>(value: Value) => value,
  };
  const translated = defineNotices(
    [ROAD, { ...RAINS, englishOnly: true }],
    known,
    {
      ...translation,
      translate: (value) => (typeof value === 'string' ? JSON.parse('"La strada è chiusa."') : value),
    },
    '2026-12-24',
  );
  expect(translated.map(({ text, lang, reopens }) => ({ text, lang, reopens }))).toEqual([
    { text: 'La strada è chiusa.', lang: undefined, reopens: '1 gennaio 2027' },
    { text: RAINS.text, lang: 'en', reopens: '1 giugno 2027' },
  ]);
});

describe('a brand that a notice closes', () => {
  const notices = define(ROAD, RAINS);
  const closed = defineBrand(joyaBoutique, [beachSuitesVilla], original, notices);
  const open = defineBrand(beachSuitesVilla, [joyaBoutique], original, notices);

  test('has a way to write in place of its links to book, and says when it opens', () => {
    expect(closed.booking.closed).toMatchObject({
      contactHref: '/joya-boutique/contact',
      label: 'Write to us',
    });
    expect(closed.closings.map(({ text }) => text)).toEqual(['Closed now, open again from June 1, 2027']);
    expect(closed.restaurant.hours.closedPeriod).toBeDefined();
    expect(closed.notices.map(({ text }) => text)).toEqual([ROAD.text, RAINS.text]);
  });

  test('is the only one', () => {
    expect(open.booking.closed).toBeUndefined();
    expect(open.closings).toEqual([]);
    expect(open.restaurant.hours.closedPeriod).toBeUndefined();
    expect(open.notices.map(({ text }) => text)).toEqual([ROAD.text]);
  });

  test('has a period of its own for each way it can be closed', () => {
    const days = { from: RAINS.from, until: RAINS.until };
    expect(periodsOf(notices, known.brands).slice(2)).toEqual([
      { id: 'house-joya-boutique', ...days },
      { id: 'restaurant-joya-boutique', ...days },
    ]);
  });
});
