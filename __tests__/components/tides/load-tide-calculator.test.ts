import { parseTideStation } from '@/components/tides/use-tide-calculator';
import { fetchDataFile } from '@/components/utils/data-file';
import { getTideStationData } from '@/content/model/tides';
import { unbranded } from '../../support/site';

const FILE = '/data/tide-station.json';
const station = getTideStationData(unbranded.business.point);
const [constituent] = station.constituents;

test.each([
  ['it is not JSON', '<!doctype html>', 200, 'Unexpected token'],
  ['the host has none', '{}', 404, `${FILE} answered 404.`],
])('the file is refused where %s', async (_, body, status, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  await expect(fetchDataFile(FILE, parseTideStation)).rejects.toThrow(message);
});

test('the file is read whole', () => {
  expect(parseTideStation(station, FILE)).toEqual(station);
});

test.each([
  ['constituents', { constituents: [] }],
  ['constituents.0.name', { constituents: [{ ...constituent, name: 'x y' }] }],
  ['constituents.0.amplitude', { constituents: [{ ...constituent, amplitude: 1e300 }] }],
  ['meanSeaLevel', { meanSeaLevel: undefined }],
  ['place.latitude', { place: { ...station.place, latitude: 361 } }],
])('the file is refused with something else as %s', (_, changed) => {
  expect(() => parseTideStation({ ...station, ...changed }, FILE)).toThrow();
});
