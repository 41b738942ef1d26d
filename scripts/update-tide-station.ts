// `npm run tide-station`: writes the constants of the tide gauge that tides are computed from. The package they come
// from is 31 MB, so the build reads this file instead; run it again after an update of the package.
import { writeFileSync } from 'node:fs';
import { stations } from '@neaps/tide-database';
import { format } from 'prettier';

/** The harbour of Zanzibar town, the nearest gauge to Jambiani. */
const ID = 'ticon/zanzibar-151-tza-uhslc_fd';
const FILE = 'content/tide-station.json';

const station = stations.find(({ id }) => id === ID);
if (!station?.epoch || station.datums.MSL === undefined)
  throw new Error(`@neaps/tide-database has no complete station "${ID}".`);
const round = (value: number, digits: number) => Number(value.toFixed(digits));

const file = {
  id: station.id,
  latitude: station.latitude,
  longitude: station.longitude,
  observed: { from: station.epoch.start, until: station.epoch.end },
  source: { name: station.source.name, url: station.source.url },
  licence: { name: 'CC BY 4.0', url: station.license.url },
  // metres above chart datum
  meanSeaLevel: round(station.datums.MSL, 3),
  constituents: station.harmonic_constituents.map(({ name, amplitude, phase }) => ({
    name,
    amplitude: round(amplitude, 4),
    phase: round(phase, 2),
  })),
};
writeFileSync(FILE, await format(JSON.stringify(file), { parser: 'json' }));
