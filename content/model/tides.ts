import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import {
  buttonLabel,
  controlLabel,
  eyebrow,
  fieldset,
  heading,
  linkLabel,
  list,
  number,
  paragraph,
  select,
  slug,
  translatedText,
} from '../fields/field-types';
import { absolutePath } from '../fields/project-file-path';
import type { Resolved } from '../fields/resolve-fields';
import type { Language } from '../i18n/languages';
import { pages } from './pages';
import { defineContentType, type ResolvedContent } from './content-type';

/** What the browser computes tides and sun from (app/data). */
export interface TideStation {
  /** The harmonic constants of the tide: amplitude in metres, phase in degrees at Greenwich. */
  readonly constituents: readonly {
    readonly name: string;
    readonly amplitude: number;
    readonly phase: number;
  }[];
  /** Metres above chart datum. */
  readonly meanSeaLevel: number;
  /** The place for which sunrise and sunset are computed. */
  readonly place: { readonly latitude: number; readonly longitude: number };
}

interface StationFile extends Pick<TideStation, 'constituents' | 'meanSeaLevel'> {
  readonly observed: { readonly from: string; readonly until: string };
  readonly source: Reference;
  readonly licence: Reference;
}

interface Reference {
  readonly name: string;
  readonly url: `https://${string}`;
}

/** Reads the file that scripts/update-tide-station.ts has written. */
const readStation = (): StationFile =>
  JSON.parse(readFileSync(absolutePath('content/tide-station.json'), 'utf8'));

/** Returns what tides are computed from, with the place of the houses for sunrise and sunset. */
export function getTideCalculatorInput(place: TideStation['place']): TideStation {
  const { constituents, meanSeaLevel } = readStation();
  return { constituents, meanSeaLevel, place };
}

const yearOf = (day: string) => day.slice(0, 4);

const activity = fieldset('Activity', {
  id: slug('Short name'),
  name: translatedText('Name', { translatorComment: 'what guests do, as a label' }),
  water: select('Water', ['low', 'high']),
  hoursBefore: number('Hours before that water', 0, 6),
  hoursAfter: number('Hours after it', 0, 6),
  /** Metres above chart datum; without it any low or high water will do. */
  limit: number('Only if low water is at most, or high water at least, so many metres', -1, 6).optional(),
});
export type TideActivity = Resolved<z.infer<typeof activity>>;

const runtimePlaceholders = (...names: string[]) => ({ runtimePlaceholders: names });

export const tides = defineContentType({
  shared: fieldset('Tides', {
    activities: list('When to do what', activity, {
      hint: 'the first is the one that a summary of a stay proposes a day for',
    }),
    today: fieldset('On the page of activities', {
      eyebrow: eyebrow(),
      heading: heading(),
      text: paragraph(),
      link: linkLabel('Link to the page of tides'),
    }),
    month: fieldset('On the page of tides', {
      text: paragraph(),
      link: linkLabel('Link to the page of activities'),
      chart: controlLabel('What the curve of a month shows; the month follows', runtimePlaceholders('month')),
      previous: controlLabel('Previous month'),
      next: controlLabel('Next month'),
      print: buttonLabel('Print'),
    }),
    stay: fieldset('In the summary of a stay', {
      heading: heading(),
      text: paragraph(),
      best: translatedText(
        'The best day for the first activity',
        runtimePlaceholders('activity', 'day', 'from', 'until'),
      ),
      none: translatedText('Where no day is good for it', runtimePlaceholders('activity')),
      more: translatedText('Where a stay has more days than are shown', runtimePlaceholders('count')),
    }),
    line: fieldset('One line on the home and contact pages', {
      always: paragraph('Until the tide is known'),
      rising: translatedText('While the water rises', runtimePlaceholders('time', 'sun')),
      falling: translatedText('While the water falls', runtimePlaceholders('time', 'sun')),
      sunset: translatedText('Before sunset', runtimePlaceholders('time')),
      sunrise: translatedText('After it', runtimePlaceholders('time')),
      link: linkLabel('Link to the page of tides'),
    }),
    labels: fieldset('Words of headings and buttons', {
      highWater: translatedText('High water'),
      lowWater: translatedText('Low water'),
      sunrise: translatedText('Sunrise'),
      sunset: translatedText('Sunset'),
      moon: translatedText('Moon'),
      day: translatedText('Day'),
      now: translatedText('Now'),
      rising: translatedText('While the water rises'),
      falling: translatedText('While the water falls'),
      height: translatedText('A height in metres', runtimePlaceholders('height')),
      hours: translatedText('From one time to another', runtimePlaceholders('from', 'until')),
      notToday: translatedText('Where an activity has no time on a day'),
      table: translatedText('Above the table of days', runtimePlaceholders('count')),
      date: controlLabel('Date'),
      previous: controlLabel('Previous day'),
      next: controlLabel('Next day'),
      today: buttonLabel('Back to today'),
      chart: controlLabel('What the curve of a day shows; the day follows', runtimePlaceholders('day')),
    }),
    moonPhases: fieldset('Phases of the moon', {
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
    source: translatedText(
      'Where the figures come from; two links follow',
      runtimePlaceholders('from', 'until'),
    ),
    outOfRange: paragraph(
      'For a date before or after those that are computed',
      runtimePlaceholders('first', 'last'),
    ),
    unavailable: paragraph('Where the tides cannot be computed'),
  }),
  resolve({ shared }, context) {
    const { labels, activities, moonPhases, outOfRange, unavailable, line, source, ...rest } = shared;
    const { locale, timeFormats, firstOfMonth } = context.language;
    const timeStyle: Pick<Language, 'timeFormats' | 'firstOfMonth'> = { timeFormats, firstOfMonth };
    const { observed, source: data, licence } = readStation();
    const years = { from: yearOf(observed.from), until: yearOf(observed.until) };
    return {
      ...rest,
      href: context.get(pages).tides.href,
      labels: {
        ...labels,
        activities,
        moonPhases,
        outOfRange,
        unavailable,
        locale,
        ...timeStyle,
      },
      line: { ...line, timeFormats },
      /** "Tide constants from the gauge in Zanzibar harbour, 2006 to 2025:" and its two links. */
      source: context.formats.fill(source, years),
      sourceLinks: [data, licence].map(({ name, url }) => ({ label: name, href: url })),
    };
  },
});
export type TidesContent = ResolvedContent<typeof tides>;
export type TideLabels = TidesContent['labels'];
export type MoonPhase = keyof TideLabels['moonPhases'];
export type CurrentTideLabels = TidesContent['line'];
export type TideStayLabels = TidesContent['stay'];
export type TideMonthContent = TidesContent['month'];
