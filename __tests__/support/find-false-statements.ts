// Checks of sentences that state a fact which the site knows better: they are compared with the tide table, with the
// hours and distances in content, and with the text variables. A sentence that names a month is left out: what it says
// holds for that month only.
import { createTideCalculator } from '@/components/tides/tide-calculator';
import { getTideCalculatorInput } from '@/content/model/tides';
import { content, unbranded } from './site';

interface FactCheck {
  /** What a true sentence does. */
  readonly rule: string;
  readonly appliesTo: (sentence: string) => boolean;
  readonly isTrue: (sentence: string) => boolean;
}

const HOUR = 60;
const days = createTideCalculator(getTideCalculatorInput(unbranded.business.point)).computeDays(
  '2026-01-01',
  730,
);
const extremeTimes = days.flatMap(({ extremes }, day) =>
  extremes.map(({ minute }) => day * 24 * HOUR + minute),
);
/** Mean time between high and low water. */
const betweenExtremes = (extremeTimes.at(-1)! - extremeTimes[0]!) / (extremeTimes.length - 1);
/** How much later high water is a day later, when there have been two high and two low waters. */
const laterEachDay = 4 * betweenExtremes - 24 * HOUR;

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d+|an?|${NUMBERS.join('|')}|fifty|forty|sixty)`;
const TENS: Readonly<Record<string, number>> = { a: 1, an: 1, forty: 40, fifty: 50, sixty: 60 };
const getValue = (word: string) =>
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
  const matches = [...sentence.matchAll(CLOCK)];
  if (matches.length === 0) return undefined;
  const minutes = matches.map(([, , past = '', hour]) => getValue(hour!) * HOUR + minutesPast(past));
  const isOpen = /after/i.test(matches[0]![1]!);
  return { from: Math.min(...minutes), ...(!isOpen && { until: Math.max(...minutes) }) };
}

function minutesPast(past: string): number {
  if (/half/i.test(past)) return 30;
  return /quarter/i.test(past) ? 15 : 0;
}

const TOLERANCE = 20;
/** Whether the span that a sentence names, if any, is that of these times of all days. */
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
  const [, , word = '', side = '', water = ''] = HOURS_OF_TIDE.exec(sentence) ?? [];
  const hours = getValue(word);
  return content.shared.tides.activities.some(
    (tide) =>
      tide.water === water.toLowerCase() &&
      (side.toLowerCase() === 'after' || tide.hoursBefore === hours) &&
      (side.toLowerCase() === 'before' || tide.hoursAfter === hours),
  );
}

const OF_TIDE = /\b(sea|tide|water|swim)\b/i;
/** Whether the "so many hours later" of a sentence is within so many minutes of what is computed. */
function isNearMean(sentence: string, pattern: RegExp, unit: number, computed: number, within: number) {
  const [, word] = pattern.exec(sentence) ?? [];
  return word === undefined || Math.abs(getValue(word) * unit - computed) <= within;
}

const DISTANCE = /\b(\d+) km\b/;
const places = content.shared.explore.places.map(({ name, distance }) => ({
  name: String(name),
  km: /(\d+) km/.exec(String(distance))?.[1],
}));
const findPlacesIn = (sentence: string) => places.filter(({ name }) => sentence.includes(name));
const COUNTED = 'suites|apartments|guests|double rooms|double en-suite bedrooms|tours|meals|kinds of room';

const CHECKS: readonly FactCheck[] = [
  {
    rule: 'sunrise is named as the hours between which it falls',
    appliesTo: (sentence) => SUNRISE.test(sentence),
    isTrue: (sentence) =>
      isSpanOfYear(
        sentence,
        days.map(({ sunrise }) => sunrise),
      ),
  },
  {
    rule: 'sunset is named as the hours between which it falls',
    appliesTo: (sentence) => SUNSET.test(sentence),
    isTrue: (sentence) =>
      isSpanOfYear(
        sentence,
        days.map(({ sunset }) => sunset),
        12 * HOUR,
      ),
  },
  {
    // heights of low water differ, so no distance is that of each
    rule: 'how far the sea goes out is an "up to"',
    appliesTo: (sentence) =>
      /kilometre|\bkm\b/i.test(sentence) &&
      /\b(goes out|draws? back|lies? bare|retreats?)\b|kilometres? of sand/i.test(sentence),
    isTrue: (sentence) => /\b(up to|as much as|at most)\b/i.test(sentence),
  },
  {
    rule: 'low water is near sunrise some days after half moon',
    appliesTo: (sentence) => isAtSunrise(sentence, LOW_WATER),
    isTrue: (sentence) => new RegExp(`${SOME_DAYS_AFTER}half moon\\b`, 'i').test(sentence),
  },
  {
    rule: 'high water is near sunrise some days after new and full moon',
    appliesTo: (sentence) => isAtSunrise(sentence, HIGH_WATER) && /\bmoon\b/i.test(sentence),
    isTrue: (sentence) =>
      new RegExp(`${SOME_DAYS_AFTER}(?:new|full)(?: (?:and|or) (?:new|full))? moon\\b`, 'i').test(sentence),
  },
  {
    rule: 'hours around high and low water are those of an activity in tides.json',
    appliesTo: (sentence) => HOURS_OF_TIDE.test(sentence),
    isTrue: isTimeOfAnActivity,
  },
  {
    rule: 'between high and low water are as many hours as computed',
    appliesTo: (sentence) => OF_TIDE.test(sentence),
    isTrue: (sentence) =>
      isNearMean(sentence, new RegExp(`(${NUMBER}) hours (?:later|between)`, 'i'), HOUR, betweenExtremes, 30),
  },
  {
    rule: 'tides are as many minutes later each day as computed',
    appliesTo: (sentence) => OF_TIDE.test(sentence) && /\bday|tomorrow/i.test(sentence),
    isTrue: (sentence) =>
      isNearMean(sentence, new RegExp(`(${NUMBER}) minutes (?:a day|later)`, 'i'), 1, laterEachDay, 5),
  },
  {
    rule: 'a distance in km is that of the place in explore.json',
    appliesTo: (sentence) => DISTANCE.test(sentence) && findPlacesIn(sentence).length > 0,
    isTrue: (sentence) => findPlacesIn(sentence).some(({ km }) => km === DISTANCE.exec(sentence)?.[1]),
  },
  {
    rule: 'what a text variable counts is not written as a number',
    appliesTo: () => true,
    isTrue: (sentence) =>
      !new RegExp(`\\b(?:\\d+|${NUMBERS.join('|')}) (?:${COUNTED})\\b`, 'i').test(sentence),
  },
  {
    rule: 'clock times and prices come from text variables',
    appliesTo: () => true,
    isTrue: (sentence) => !/\$\d|\b\d{1,2}[.:]\d{2}\b/.test(sentence),
  },
];

/** The rules that a text breaks, each with the sentence. */
export function findFalseStatements(text: string): readonly string[] {
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
    CHECKS.filter(({ appliesTo, isTrue }) => appliesTo(sentence) && !isTrue(sentence)).map(
      ({ rule }) => `${rule}: ${sentence}`,
    ),
  );
}
