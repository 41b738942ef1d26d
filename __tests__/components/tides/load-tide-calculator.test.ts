/** @jest-environment node */
import { parseTideStation } from '@/components/tides/use-tide-calculator';
import { fetchPublishedJson } from '@/components/utils/published-json';
import { getTideCalculatorInput } from '@/content/model/tides';
import { unbranded } from '../../support/site';

const FILE = '/data/tide-station.json';
const station = JSON.parse(JSON.stringify(getTideCalculatorInput(unbranded.business.point)));

test.each([
  ['it is not JSON', '<!doctype html>', 200, 'Unexpected token'],
  ['it is cut short', '{ "place": "Po', 200, 'Unterminated string'],
  ['the host has none', '{}', 404, `${FILE} answered 404.`],
  ['it lacks a field', '{ "place": {} }', 200, 'Cannot read properties'],
])('the file is refused where %s', async (_, body, status, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  await expect(fetchPublishedJson(FILE, parseTideStation)).rejects.toThrow(message);
});

const getPaths = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...getPaths(inner).map((path) => [key, ...path]),
      ])
    : [];

function changed(path: readonly string[], change: (parent: Record<string, unknown>, key: string) => void) {
  const copy = structuredClone(station);
  const parent = path.slice(0, -1).reduce((inner, step) => inner[step], copy);
  change(parent, path.at(-1)!);
  return copy;
}

test('the file is read whole', () => {
  expect(parseTideStation(station, FILE)).toEqual(station);
});

// one of the constants stands for all
test.each(
  getPaths({ ...station, constituents: station.constituents.slice(0, 1) }).map((path) => [
    path.join('.'),
    path,
  ]),
)('the file is refused without %s, or with something else there', (name, path) => {
  const isEntry = name === 'constituents.0';
  if (!isEntry) {
    const without = changed(path, (parent, key) => delete parent[key]);
    expect(() => parseTideStation(without, FILE)).toThrow();
  }
  for (const wrong of [null, 'x y', '__proto__', [], {}, true, 1e300, -1e300]) {
    const file = changed(path, (parent, key) => (parent[key] = wrong));
    expect(() => parseTideStation(file, FILE)).toThrow();
  }
});
