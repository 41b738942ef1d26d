import type { z } from 'zod';
import {
  buttonText,
  choice,
  controlText,
  eyebrow,
  group,
  heading,
  linkText,
  list,
  number,
  paragraph,
  slug,
  translatedText,
} from './fields';
import type { Language } from './language';
import type { SitePath } from './link';
import type { Resolved } from './resolved';

/** What the browser computes tides and sun from (app/data). */
export interface TideStation {
  /** Of high and low water, as harmonic constants: amplitude in metres, phase in degrees at Greenwich. */
  readonly constituents: readonly {
    readonly name: string;
    readonly amplitude: number;
    readonly phase: number;
  }[];
  /** Metres above chart datum. */
  readonly meanSeaLevel: number;
  /** Where the sun rises and sets. */
  readonly place: { readonly latitude: number; readonly longitude: number };
}

const activity = group('Activity', {
  id: slug('Short name'),
  name: translatedText('Name', { note: 'what guests do, as a label' }),
  water: choice('Water', ['low', 'high']),
  hoursBefore: number('Hours before that water', 0, 6),
  hoursAfter: number('Hours after it', 0, 6),
  /** Metres above chart datum; without it any low or high water will do. */
  limit: number('Only if low water is at most, or high water at least, so many metres', -1, 6).optional(),
});
export type TideActivity = Resolved<z.infer<typeof activity>>;

const later = (...names: string[]) => ({ later: names });

export const sharedTides = group('Tides', {
  activities: list('When to do what', activity, {
    hint: 'the first is the one that a summary of a stay proposes a day for',
  }),
  today: group('On the page of activities', {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    link: linkText('Link to the page of tides'),
  }),
  month: group('On the page of tides', {
    text: paragraph(),
    link: linkText('Link to the page of activities'),
    chart: controlText('What the curve of a month shows; the month follows', later('month')),
    previous: controlText('Previous month'),
    next: controlText('Next month'),
    print: buttonText('Print'),
  }),
  stay: group('In the summary of a stay', {
    heading: heading(),
    text: paragraph(),
    best: translatedText('The best day for the first activity', later('activity', 'day', 'from', 'until')),
    none: translatedText('Where no day is good for it', later('activity')),
    more: translatedText('Where a stay has more days than are shown', later('count')),
  }),
  line: group('One line on the home and contact pages', {
    always: paragraph('Until the tide is known'),
    rising: translatedText('While the water rises', later('time', 'sun')),
    falling: translatedText('While the water falls', later('time', 'sun')),
    sunset: translatedText('Before sunset', later('time')),
    sunrise: translatedText('After it', later('time')),
    link: linkText('Link to the page of tides'),
  }),
  labels: group('Labels', {
    highWater: translatedText('High water'),
    lowWater: translatedText('Low water'),
    sunrise: translatedText('Sunrise'),
    sunset: translatedText('Sunset'),
    moon: translatedText('Moon'),
    day: translatedText('Day'),
    now: translatedText('Now'),
    rising: translatedText('While the water rises'),
    falling: translatedText('While the water falls'),
    height: translatedText('A height in metres', later('height')),
    hours: translatedText('From one time to another', later('from', 'until')),
    notToday: translatedText('Where an activity has no time on a day'),
    table: translatedText('Above the table of days', later('count')),
    date: controlText('Date'),
    previous: controlText('Previous day'),
    next: controlText('Next day'),
    today: buttonText('Back to today'),
    chart: controlText('What the curve of a day shows; the day follows', later('day')),
  }),
  moonPhases: group('Phases of the moon', {
    new: translatedText('New moon'),
    waxingCrescent: translatedText('Between new moon and first quarter'),
    firstQuarter: translatedText('First quarter'),
    waxingGibbous: translatedText('Between first quarter and full moon'),
    full: translatedText('Full moon'),
    waningGibbous: translatedText('Between full moon and last quarter'),
    lastQuarter: translatedText('Last quarter'),
    waningCrescent: translatedText('Between last quarter and new moon'),
  }),
  accuracy: paragraph('How exact the times are'),
  source: translatedText('Where the constants come from; two links follow', later('from', 'until')),
  outOfRange: paragraph('For a date before or after those that are computed', later('first', 'last')),
  unavailable: paragraph('Where the tides cannot be computed'),
});

type TidesFile = Resolved<z.infer<typeof sharedTides>>;
export type TideLabels = TidesFile['labels'] &
  Pick<TidesFile, 'activities' | 'moonPhases' | 'outOfRange' | 'unavailable'> & {
    /** How numbers are written. */
    readonly locale: string;
  } & Pick<Language, 'clock' | 'firstOfMonth'>;
export type MoonPhase = keyof TidesFile['moonPhases'];
export type TideLineLabels = TidesFile['line'] & Pick<Language, 'clock'>;
export type TideStayLabels = TidesFile['stay'];
export type TideMonthContent = TidesFile['month'];

export interface TidesContent extends Pick<TidesFile, 'today' | 'month' | 'stay' | 'accuracy'> {
  readonly line: TideLineLabels;
  readonly labels: TideLabels;
  /** "Tide constants from the gauge in Zanzibar harbour, 2006 to 2025:" and its two links. */
  readonly source: string;
  readonly sourceLinks: readonly { readonly label: string; readonly href: `https://${string}` }[];
  readonly href: SitePath;
}
