import { chooseCachingStrategy } from '@/browser/service-worker/choose-caching-strategy';

const ORIGIN = 'https://site.example';

test.each([
  ['/', 'navigate', 'pages'],
  ['/joya-boutique/contact?stay=1', 'navigate', 'pages'],
  ['/about.html', 'navigate', 'pages'],
  ['/administration', 'navigate', 'pages'],
  ['/calendar.ics', 'navigate', undefined],
  ['/admin', 'navigate', undefined],
  ['/admin/index.html', 'navigate', undefined],
  ['/admin/editor.js', 'no-cors', undefined],
  ['/_next/static/a.js', 'no-cors', 'files'],
  ['/_next/static/a.js?retry=1', 'no-cors', 'reloadedFiles'],
  ['/photos/pool-640.avif', 'no-cors', 'photos'],
  ['/photos/pool.webp', 'no-cors', 'published'],
  ['/data/tides.json', 'cors', 'published'],
  ['/icons/joya-boutique.png', 'no-cors', 'published'],
  ['/placeholder.svg', 'no-cors', 'published'],
  ['/videos/beach.mp4', 'no-cors', undefined],
  ['/joya-boutique/contact.txt?_rsc=1', 'cors', undefined],
] as const)('%s (%s): %s', (path, mode, strategy) => {
  const request = { url: ORIGIN + path, method: 'GET', mode, cache: 'default' } as const;
  expect(chooseCachingStrategy(request, ORIGIN)).toBe(strategy);
  expect(chooseCachingStrategy({ ...request, method: 'HEAD' }, ORIGIN)).toBeUndefined();
  expect(chooseCachingStrategy(request, 'https://other.example')).toBeUndefined();
});

test('a script that is reloaded comes from the network', () => {
  const request = {
    url: `${ORIGIN}/_next/static/a.js`,
    method: 'GET',
    mode: 'cors',
    cache: 'reload',
  } as const;
  expect(chooseCachingStrategy(request, ORIGIN)).toBe('reloadedFiles');
});
