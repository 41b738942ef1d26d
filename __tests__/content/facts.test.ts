/** @jest-environment node */
// Sentences that state a fact which the site knows better: they are compared with the tide table, with the hours and
// distances in content, and with the text variables. Only statements are read, and a sentence that says nothing of these
// subjects is never looked at. Sentences that name a month are left out: what they say holds for that month only.
import { createTideCalculator } from '@/components/tides/tide-calculator';
import { content, unbranded } from '@/content';
import { forEachField } from '@/content/fields/map-fields';
import type { Schema } from '@/content/fields/schema-tree';
import { contentFiles } from '@/content/model/content-files';
import { getTideCalculatorInput } from '@/content/model/tides';
import { testAsHandedOver } from '../support/test-as-handed-over';

const HOUR = 60;
const days = createTideCalculator(getTideCalculatorInput(unbranded.business.point)).days('2026-01-01', 730);
const extremes = days.flatMap(({ extremes: ofDay, ...day }, index) =>
  ofDay.map((extreme) => ({ ...day, ...extreme, at: index * 24 * HOUR + extreme.minute })),
);
const lows = extremes.filter(({ isHigh }) => !isHigh);
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const betweenExtremes = mean(extremes.slice(1).map(({ at }, index) => at - extremes[index]!.at));
/** How much later high water is a day later, when there have been two high and two low waters. */
const laterEachDay = 4 * betweenExtremes - 24 * HOUR;

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d+|an?|${NUMBERS.join('|')}|fifty|forty|sixty)`;
const TENS: Readonly<Record<string, number>> = { a: 1, an: 1, forty: 40, fifty: 50, sixty: 60 };
const valueOf = (word: string) =>
  TENS[word.toLowerCase()] ?? (NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word));

const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const SUNRISE = /\bsunrise|\bsun(?:’s| is| comes?| rises?)? ?up\b|\bsun rises\b/i;
const SUNSET = /\bsunset\b|\bsun (?:sets|goes down)\b/i;
const CLOCK = new RegExp(
  `\\b(after|at|about|around|between|and|before|by|from|until) (half past |quarter past )?(${NUMBERS.join('|')})\\b`,
  'gi',
);

const LOW_WATER = /\blow (water|tide)\b|\b(water|tide|sea) is (low|out)\b/i;
const HIGH_WATER = /\bhigh (water|tide)\b|\b(water|tide|sea)(’s| is| comes) (high|in|up)\b/i;
const SOME_DAYS_AFTER =
  '\\b(?:some|a few|two|three|two or three|two to three|three to five) days after (?:a |the )?';
/** Low or high water near sunrise. With sunset beside it, it is a list of what a table shows. */
const isAtSunrise = (sentence: string, water: RegExp) =>
  water.test(sentence) && SUNRISE.test(sentence) && !SUNSET.test(sentence);

/** The span of time that a sentence names, in minutes after midnight; "after six" has no end. */
function namedSpan(sentence: string): { readonly from: number; readonly until?: number } | undefined {
  const times = [...sentence.matchAll(CLOCK)].map(([, word, past, hour]) => ({
    isOpen: /after/i.test(word!),
    minute: valueOf(hour!) * HOUR + (past === undefined ? 0 : /half/i.test(past) ? 30 : 15),
  }));
  const [first] = times;
  if (!first) return undefined;
  const minutes = times.map(({ minute }) => minute);
  return { from: Math.min(...minutes), ...(!first.isOpen && { until: Math.max(...minutes) }) };
}

const TOLERANCE = 20;
function isSpanOfYear(sentence: string, times: readonly number[], afternoon = 0): boolean {
  const span = namedSpan(sentence);
  if (!span) return true;
  const isNear = (named: number, computed: number) => Math.abs(named + afternoon - computed) <= TOLERANCE;
  return (
    isNear(span.from, Math.min(...times)) &&
    (span.until === undefined || isNear(span.until, Math.max(...times)))
  );
}

/** "two hours either side of high water", "two hours before low water", "within three hours of high water" */
const HOURS_OF_TIDE = new RegExp(
  `\\b(within )?(${NUMBER}) hours? (either side of|before|after|of) (high|low) water`,
  'i',
);
function isTimeOfAnActivity(sentence: string): boolean {
  const [, , word, side = '', water = ''] = HOURS_OF_TIDE.exec(sentence) ?? [];
  if (word === undefined) return true;
  const hours = valueOf(word);
  return content.shared.tides.activities.some(
    (tide) =>
      tide.water === water.toLowerCase() &&
      (side.toLowerCase() === 'after' || tide.hoursBefore === hours) &&
      (side.toLowerCase() === 'before' || tide.hoursAfter === hours),
  );
}

const OF_TIDE = /\b(sea|tide|water|swim)\b/i;
/** Whether all "so many hours later" of a sentence are within so many minutes of what is computed. */
function isNearMean(sentence: string, pattern: RegExp, unit: number, computed: number, within: number) {
  const [, word] = pattern.exec(sentence) ?? [];
  return word === undefined || !OF_TIDE.test(sentence) || Math.abs(valueOf(word) * unit - computed) <= within;
}

const places = content.shared.explore.places.map(({ name, distance }) => ({
  name: String(name),
  km: /(\d+) km/.exec(String(distance))?.[1],
}));
const COUNTED = 'suites|apartments|guests|double rooms|double en-suite bedrooms|tours|meals|kinds of room';

const CHECKS: Readonly<Record<string, (sentence: string) => boolean>> = {
  'sunrise is named as the hours between which it falls': (sentence) =>
    !SUNRISE.test(sentence) ||
    isSpanOfYear(
      sentence,
      days.map(({ sunrise }) => sunrise),
    ),
  'sunset is named as the hours between which it falls': (sentence) =>
    !SUNSET.test(sentence) ||
    isSpanOfYear(
      sentence,
      days.map(({ sunset }) => sunset),
      12 * HOUR,
    ),
  // heights of low water differ, so no distance is that of each
  'how far the sea goes out is an "up to"': (sentence) =>
    !/kilometre|\bkm\b/i.test(sentence) ||
    !/\b(goes out|draws? back|lies? bare|retreats?)\b|kilometres? of sand/i.test(sentence) ||
    /\b(up to|as much as|at most)\b/i.test(sentence),
  'low water is near sunrise some days after half moon': (sentence) =>
    !isAtSunrise(sentence, LOW_WATER) || new RegExp(`${SOME_DAYS_AFTER}half moon\\b`, 'i').test(sentence),
  'high water is near sunrise some days after new and full moon': (sentence) =>
    !isAtSunrise(sentence, HIGH_WATER) ||
    !/\bmoon\b/i.test(sentence) ||
    new RegExp(`${SOME_DAYS_AFTER}(?:new|full)(?: (?:and|or) (?:new|full))? moon\\b`, 'i').test(sentence),
  'hours around high and low water are those of an activity in tides.json': isTimeOfAnActivity,
  'between high and low water are as many hours as computed': (sentence) =>
    isNearMean(sentence, new RegExp(`(${NUMBER}) hours (?:later|between)`, 'i'), HOUR, betweenExtremes, 30),
  'tides are as many minutes later each day as computed': (sentence) =>
    !/\bday|tomorrow/i.test(sentence) ||
    isNearMean(sentence, new RegExp(`(${NUMBER}) minutes (?:a day|later)`, 'i'), 1, laterEachDay, 5),
  'a distance in km is that of the place in explore.json': (sentence) => {
    const [, km] = /\b(\d+) km\b/.exec(sentence) ?? [];
    const named = places.filter(({ name }) => sentence.includes(name));
    return km === undefined || named.length === 0 || named.some((place) => place.km === km);
  },
  'what a text variable counts is not written as a number': (sentence) =>
    !new RegExp(`\\b(?:\\d+|${NUMBERS.join('|')}) (?:${COUNTED})\\b`, 'i').test(sentence),
  'clock times and prices come from text variables': (sentence) =>
    !/\$\d|\b\d{1,2}[.:]\d{2}\b/.test(sentence),
};

/** The names of the checks that a text fails, each with the sentence. */
function falseStatements(text: string): readonly string[] {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    // "at that hour" is sunrise where the sentences before speak of it
    .map((sentence, index, all) =>
      /\bat (that|this) (hour|time)\b/i.test(sentence) && SUNRISE.test(all.slice(0, index).join(' '))
        ? sentence.replace(/\bat (that|this) (hour|time)\b/i, 'at sunrise')
        : sentence,
    )
    .filter((sentence) => !MONTH.test(sentence));
  return sentences.flatMap((sentence) =>
    Object.entries(CHECKS).flatMap(([name, holds]) => (holds(sentence) ? [] : [`${name}: ${sentence}`])),
  );
}

/** The English texts of a file; those beside each other, such as the name and hour of an activity, as one. */
function textsOf(schema: Schema, value: unknown): readonly string[] {
  const groups = new Map<string, string[]>();
  forEachField(schema, value, ({ field, value: text, path }) => {
    if (field.translated && typeof text === 'string') {
      const isInList = typeof path.at(-1) === 'number';
      const key = (isInList ? path : path.slice(0, -1)).join('.');
      groups.set(key, [...(groups.get(key) ?? []), text]);
    }
  });
  return [...groups.values()].map((texts) => texts.join('; '));
}

// left out: words of guests, what holds for a while only, what the order fixes and the words that figures are written in
const LEFT_OUT =
  /\/(testimonials|notices|special-offers|format-texts|privacy|accessibility)\.json$|\/posts\//;
const SPECIFIED = ['$12 per day', '€ 00.00'];

testAsHandedOver('texts say of tides, sun, hours, distances and figures what the site computes', () => {
  const files = contentFiles(content).filter(({ file }) => !LEFT_OUT.test(file));
  const found = files.flatMap(({ file, schema, value }) =>
    textsOf(schema, value)
      .map((text) => SPECIFIED.reduce((rest, specified) => rest.replace(specified, ''), text))
      .flatMap(falseStatements)
      .map((statement) => `${file}: ${statement}`),
  );
  expect(found).toEqual([]);
});

/** For each high or low water near sunrise, how many days ago the moon was last in one of these phases. */
function daysAfter(tideExtremes: typeof extremes, phases: readonly string[]): readonly number[] {
  const hadPhase = days.map(({ moon }) => phases.includes(moon));
  const first = hadPhase.indexOf(true);
  return nearSunrise(tideExtremes)
    .map(({ date }) => days.findIndex((day) => day.date === date))
    .filter((index) => index >= first)
    .map((index) => index - hadPhase.lastIndexOf(true, index));
}
const shareOf = (values: readonly number[], least: number, most: number) =>
  values.filter((value) => least <= value && value <= most).length / values.length;
const nearSunrise = (tideExtremes: typeof extremes) =>
  tideExtremes.filter(({ minute, sunrise }) => Math.abs(minute - sunrise) <= 45);

test('low water is near sunrise two or three days after half moon, and goes out less then', () => {
  const near = nearSunrise(lows);
  const after = daysAfter(lows, ['firstQuarter', 'lastQuarter']);
  expect(after.length).toBeGreaterThan(0);
  expect(Math.min(...after)).toBeGreaterThan(1);
  expect(shareOf(after, 2, 3)).toBeGreaterThan(0.8);
  expect(Math.min(...near.map(({ height }) => height))).toBeGreaterThan(
    mean(lows.map(({ height }) => height)),
  );
});

test('high water is near sunrise three to five days after new and full moon', () => {
  const after = daysAfter(
    extremes.filter(({ isHigh }) => isHigh),
    ['new', 'full'],
  );
  expect(Math.min(...after)).toBeGreaterThan(1);
  expect(shareOf(after, 3, 5)).toBeGreaterThan(0.8);
});

testAsHandedOver('both houses advise the same part of the day for a place', () => {
  const partsOf = (text: string): readonly string[] =>
    text.toLowerCase().match(/morning|afternoon|evening|sunset/g) ?? [];
  const [first, ...others] = content.brands.map(({ explore }) => explore.places);
  for (const { place, bestTime } of first ?? [])
    for (const other of others.flat().filter((advice) => advice.place === place)) {
      const [ours, theirs] = [partsOf(bestTime), partsOf(other.bestTime)];
      if (ours.length > 0 && theirs.length > 0)
        expect({ place, both: ours.filter((part) => theirs.includes(part)) }).not.toEqual({
          place,
          both: [],
        });
    }
});

testAsHandedOver.each([
  'Watch the sunrise; Around six, all year; The coast faces east.',
  'The sun sets at half past five.',
  'At low tide the sea goes out about a kilometre.',
  'There’s a kilometre of sand to dig in.',
  'On a few mornings each fortnight, low water and sunrise coincide.',
  'Around half moon, low water falls near sunrise.',
  'For a morning or two around half moon, low water falls near sunrise.',
  'At half moon the water is low at sunrise.',
  'Two or three days after full moon, low water falls near sunrise.',
  'Around new and full moon it is high water at sunrise.',
  'At sunrise the light is soft. Around new and full moon the water’s up at that hour.',
  'A few days after half moon, high water falls near sunrise.',
  'Swim for three hours before low water.',
  'About four hours later you can swim again.',
  'Each day high tide is about thirty minutes later; the water returns 30 minutes later each day.',
  'Paje is about 12 km away.',
  'We have two suites.',
  'Breakfast is from 7.00.',
  'Tours start at $25.',
])('a false statement is found: %s', (sentence) => {
  expect(falseStatements(sentence)).not.toEqual([]);
});

testAsHandedOver.each([
  'The sun comes up between six and half past six.',
  'The sun sets between six and seven all year round.',
  'In November the sun is up by ten to six, at sunrise.',
  'The sea goes out by up to a kilometre.',
  'The reef is about a kilometre away, over sand.',
  'Two or three days after half moon, low water falls near sunrise.',
  'Three to five days after new and full moon it is high water at sunrise.',
  'At sunrise the light is soft. A few days after full moon it is high water at that hour.',
  'On some mornings it is high water at sunrise.',
  'Around half moon the sea goes out less.',
  'We have {suites:words} suites.',
])('a true statement passes, however it is worded: %s', (sentence) => {
  expect(falseStatements(sentence)).toEqual([]);
});
