/** @jest-environment node */
import { parseTideStation } from '@/components/tides/load-tide-calculator';
import { fetchValidatedJson } from '@/components/utils/fetch-validated-json';
import { FetchedJsonReader } from '@/components/utils/fetched-json-reader';
import { getTideCalculatorInput } from '@/content/model/tides';
import { unbranded } from '../../support/site';

const FILE = '/data/some.json';
const getTextIn = (file: FetchedJsonReader) => file.field('name').text();
const mockResponse = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

test('a file that is complete is read', async () => {
  mockResponse('{ "name": "Pool", "more": 1 }');
  await expect(fetchValidatedJson(FILE, getTextIn)).resolves.toBe('Pool');
});

test.each([
  ['it lacks a field', '{}', 200, '/data/some.json, name: undefined is not a text.'],
  ['a field is of another type', '{ "name": 3 }', 200, '/data/some.json, name: 3 is not a text.'],
  ['it holds something else', '[]', 200, '/data/some.json: [] is not a group of fields.'],
  ['it is not JSON', '<!doctype html>', 200, 'Unexpected token'],
  ['it is cut short', '{ "name": "Po', 200, 'Unterminated string'],
  ['the host has none', '{ "name": "Pool" }', 404, '/data/some.json answered 404.'],
])('a file is refused where %s', async (_, body, status, message) => {
  mockResponse(body, status);
  await expect(fetchValidatedJson(FILE, getTextIn)).rejects.toThrow(message);
});

test('a path that a browser takes for another host is refused', () => {
  const read = (image: string) => new FetchedJsonReader(image, FILE).imagePath();
  expect(read('/photos/garden room.webp')).toBe('/photos/garden room.webp');
  expect(() => read('/\t/evil/x')).toThrow('is not the path of a picture of this site');
});

test('a picture of another site is refused in two lines', () => {
  const file = new FetchedJsonReader([{ image: 'https://pictures.example/a.jpg' }], '/data/food-menu.json');
  expect(() => file.list()[0]?.field('image').imagePath()).toThrow(
    '/data/food-menu.json, 0.image: "https://pictures.example/a.jpg" is not the path of a picture of this site.\n' +
      '  Put the picture on the host and write its path, like "/photos/garden-room.webp".',
  );
});

describe('the tide station', () => {
  const station = JSON.parse(JSON.stringify(getTideCalculatorInput(unbranded.business.point)));
  const getPaths = (value: unknown): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [
          [key],
          ...getPaths(inner).map((path) => [key, ...path]),
        ])
      : [];
  const changed = (
    path: readonly string[],
    change: (parent: Record<string, unknown>, key: string) => void,
  ) => {
    const copy = structuredClone(station);
    const key = path.at(-1)!;
    change(
      path.slice(0, -1).reduce((inner, step) => inner[step], copy),
      key,
    );
    return new FetchedJsonReader(copy, FILE);
  };

  test('is read whole', () => {
    expect(parseTideStation(new FetchedJsonReader(station, FILE))).toEqual(station);
  });

  // one of the constants stands for all
  test.each(
    getPaths({ ...station, constituents: station.constituents.slice(0, 1) }).map((path) => [
      path.join('.'),
      path,
    ]),
  )('is refused without %s, or with something else there', (name, path) => {
    const isEntry = name === 'constituents.0';
    if (!isEntry)
      expect(() => parseTideStation(changed(path, (parent, key) => delete parent[key]))).toThrow(name);
    for (const wrong of [null, 'x y', '__proto__', [], {}, true, 1e300, -1e300]) {
      const file = changed(path, (parent, key) => (parent[key] = wrong));
      expect(() => parseTideStation(file)).toThrow(name);
    }
  });
});
