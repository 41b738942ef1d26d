import type { z } from 'zod';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import type { Language } from '../i18n/languages';
import stationFile from '../tide-station.json' with { type: 'json' };
import { defineContentType, type ResolvedContent } from './content-type';
import { sectionHeadShape } from './helpers/common-field-groups';
import { pages } from './pages';

/** The data from which the browser computes tides and daylight (app/data). */
export interface TideStationData {
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

interface StationFile extends Pick<TideStationData, 'constituents' | 'meanSeaLevel'> {
  readonly observed: { readonly from: string; readonly until: string };
  readonly source: Reference;
  readonly licence: Reference;
}

interface Reference {
  readonly name: string;
  readonly url: `https://${string}`;
}

// TypeScript infers `string` for the addresses in a JSON file
const station = stationFile as StationFile;

/** Returns the data of the tide station, with the place of the houses for sunrise and sunset. */
export function getTideStationData(place: TideStationData['place']): TideStationData {
  const { constituents, meanSeaLevel } = station;
  return { constituents, meanSeaLevel, place };
}

const getYear = (day: string) => day.slice(0, 4);

const activitySchema = field.fieldset('Activity', {
  id: field.slug('Short name'),
  name: field.translatedText('Name', { translatorComment: 'what guests do, as a label' }),
  water: field.select('Water', ['low', 'high']),
  hoursBefore: field.numberBetween('Hours before that water', 0, 6),
  hoursAfter: field.numberBetween('Hours after it', 0, 6),
  /** Metres above chart datum; without it any low or high water will do. */
  limit: field
    .numberBetween('Only if low water is at most, or high water at least, so many metres', -1, 6)
    .optional(),
});
export type TideActivity = Resolved<z.infer<typeof activitySchema>>;

const runtimePlaceholders = (...names: string[]) => ({ runtimePlaceholders: names });

export const tides = defineContentType({
  shared: field.fieldset('Tides', {
    activities: field.list('When to do what', activitySchema, {
      hint: 'for the first one, guests who have chosen dates on Find Room get the best day',
    }),
    today: field.fieldset('On the page of activities', {
      ...sectionHeadShape,
      link: field.linkLabel('Link to the page of tides'),
    }),
    month: field.fieldset('On the page of tides', {
      text: field.paragraph(),
      link: field.linkLabel('Link to the page of activities'),
      chart: field.controlLabel(
        'What the curve of a month shows; the month follows',
        runtimePlaceholders('month'),
      ),
      previous: field.controlLabel('Previous month'),
      next: field.controlLabel('Next month'),
      print: field.buttonLabel('Print'),
    }),
    stay: field.fieldset('Below what a guest has chosen on Find Room', {
      heading: field.heading(),
      text: field.paragraph(),
      best: field.translatedText(
        'The best day for the first activity',
        runtimePlaceholders('activity', 'day', 'from', 'until'),
      ),
      none: field.translatedText('Where no day is good for it', runtimePlaceholders('activity')),
      more: field.translatedText('Where a stay has more days than are shown', runtimePlaceholders('count')),
    }),
    line: field.fieldset('One line on the home and contact pages', {
      always: field.paragraph('Until the tide is known'),
      rising: field.translatedText('While the water rises', runtimePlaceholders('time')),
      falling: field.translatedText('While the water falls', runtimePlaceholders('time')),
      sunset: field.translatedText('Before sunset; phones do not show it', runtimePlaceholders('time')),
      sunrise: field.translatedText('After it', runtimePlaceholders('time')),
      link: field.linkLabel('Link to the page of tides'),
    }),
    labels: field.fieldset('Words of headings and buttons', {
      highWater: field.translatedText('High water'),
      lowWater: field.translatedText('Low water'),
      sunrise: field.translatedText('Sunrise'),
      sunset: field.translatedText('Sunset'),
      moon: field.translatedText('Moon'),
      day: field.translatedText('Day'),
      now: field.translatedText('Now'),
      rising: field.translatedText('While the water rises'),
      falling: field.translatedText('While the water falls'),
      height: field.translatedText('A height in metres', runtimePlaceholders('height')),
      hours: field.translatedText('From one time to another', runtimePlaceholders('from', 'until')),
      notToday: field.translatedText('Where an activity has no time on a day'),
      table: field.translatedText('Above the table of days', runtimePlaceholders('count')),
      date: field.controlLabel('Date'),
      previous: field.controlLabel('Previous day'),
      next: field.controlLabel('Next day'),
      today: field.buttonLabel('Back to today'),
      chart: field.controlLabel('What the curve of a day shows; the day follows', runtimePlaceholders('day')),
    }),
    moonPhases: field.fieldset('Phases of the moon', {
      new: field.translatedText('New moon'),
      waxingCrescent: field.translatedText('Between new moon and first quarter'),
      firstQuarter: field.translatedText('First quarter'),
      waxingGibbous: field.translatedText('Between first quarter and full moon'),
      full: field.translatedText('Full moon'),
      waningGibbous: field.translatedText('Between full moon and last quarter'),
      lastQuarter: field.translatedText('Last quarter'),
      waningCrescent: field.translatedText('Between last quarter and new moon'),
    }),
    accuracy: field.paragraph('How exact the times are'),
    source: field.translatedText(
      'Where the figures come from; two links follow',
      runtimePlaceholders('from', 'until'),
    ),
    outOfRange: field.paragraph(
      'For a date before or after those that are computed',
      runtimePlaceholders('first', 'last'),
    ),
    unavailable: field.paragraph('Where the tides cannot be computed'),
  }),
  needs: { pages },
  resolve({ shared }, context, needs) {
    const { labels, activities, moonPhases, outOfRange, unavailable, line, source, ...rest } = shared;
    const { locale, timeFormats, firstOfMonth } = context.catalog.language;
    const timeStyle: Pick<Language, 'timeFormats' | 'firstOfMonth'> = { timeFormats, firstOfMonth };
    const { observed, source: data, licence } = station;
    const years = { from: getYear(observed.from), until: getYear(observed.until) };
    return {
      ...rest,
      href: needs.pages.tides.href,
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
      source: context.formatters.fill(source, years),
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
