import { selectPathsWithinLimit } from '@/browser/service-worker/precache';

const SIZES = new Map(
  Object.entries({ '/placeholder.svg': 1_000, '/a': 200_000, '/b': 200_000, '/c': 1_000, shared: 99_000 }),
);
const page = (path: string, ...files: readonly string[]) => ({ path, files: new Set(files) });

test.each([
  ['no page', [], []],
  [
    'pages that fit together, with a shared file',
    [page('/a', 'shared'), page('/b', 'shared')],
    ['/a', '/b', 'shared'],
  ],
  [
    'a page without size, because it is in another cache',
    [page('/visited', 'shared')],
    ['/visited', 'shared'],
  ],
  [
    'no page after one that does not fit',
    [page('/a', 'shared'), page('/b'), page('/c'), page('/d')],
    ['/a', '/b', 'shared'],
  ],
])('selects %s', (_, pages, expected) => {
  expect([...selectPathsWithinLimit(pages, SIZES)].sort()).toEqual([...expected, '/placeholder.svg'].sort());
});
