import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language, SharedInput, SitePath, TidesContent, TideStation } from '../schema';
import type { Resolved } from '../fields/resolved';
import { NUMBER_TEXTS, type Formats } from '../i18n/formats';

interface StationFile extends Pick<TideStation, 'constituents' | 'meanSeaLevel'> {
  readonly observed: { readonly from: string; readonly until: string };
  readonly source: Reference;
  readonly licence: Reference;
}

interface Reference {
  readonly name: string;
  readonly url: `https://${string}`;
}

/** What scripts/update-tide-station.ts has written. */
const station: StationFile = JSON.parse(
  readFileSync(path.join(process.cwd(), 'content', 'tide-station.json'), 'utf8'),
);

/** What tides are computed from; the sun is that of the houses. */
export const tideStationAt = (place: TideStation['place']): TideStation => ({
  constituents: station.constituents,
  meanSeaLevel: station.meanSeaLevel,
  place,
});

const yearOf = (day: string) => day.slice(0, 4);

export function resolveTides(
  {
    labels,
    activities,
    moonPhases,
    outOfRange,
    unavailable,
    line,
    source,
    ...rest
  }: Resolved<SharedInput['tides']>,
  href: SitePath,
  { locale, timeFormats, firstOfMonth }: Language,
  { interpolate }: Formats,
): TidesContent {
  const { observed, source: data, licence } = station;
  const years = { from: yearOf(observed.from), until: yearOf(observed.until) };
  return {
    ...rest,
    href,
    labels: { ...labels, activities, moonPhases, outOfRange, unavailable, locale, timeFormats, firstOfMonth },
    line: { ...line, timeFormats },
    source: interpolate(source, years, NUMBER_TEXTS),
    sourceLinks: [data, licence].map(({ name, url }) => ({ label: name, href: url })),
  };
}
