/** @jest-environment node */
import { findOfflinePage, precachePages } from '@/browser/service-worker/precache';
import { DAY_MS } from '@/lib/time-units';

const ORIGIN = 'https://site.example';
const PAGES = ['/offline', '/joya/contact', '/joya/room'];

/** Cache storage in memory, with what precache.ts uses of it. */
class MemoryCaches {
  readonly stored = new Map<string, Map<string, Response>>();

  async open(name: string) {
    if (!this.stored.has(name)) this.stored.set(name, new Map());
    const entries = this.stored.get(name)!;
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => {
        const body = await response.blob();
        entries.delete(path);
        entries.set(path, new Response(body, response));
      },
      delete: async (path: string) => entries.delete(path),
    };
  }

  async keys() {
    return [...this.stored.keys()];
  }

  async match(path: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, entries] of this.stored) {
      const found = cacheName === undefined || cacheName === name ? entries.get(path) : undefined;
      if (found) return found.clone();
    }
    return undefined;
  }

  /** The cached texts by path. */
  async texts() {
    const texts: Record<string, string> = {};
    for (const entries of this.stored.values())
      for (const [path, response] of entries) texts[path] = await response.clone().text();
    return texts;
  }
}

let memoryCaches: MemoryCaches;
let now: number;
/** The responses of the host by path. */
let host: Map<string, () => Response | Promise<Response>>;

/** What every page of the site has. */
const MARK = '<html data-brand="joya">';
const OF_HOST = '<html><h1>We will be back soon</h1>';
const script = (name: string) => `/_next/static/${name}.js`;
const getHtml = (page: string, release: number) =>
  `${MARK}<h1>${page} ${release}</h1>${['all', page.replaceAll('/', '')]
    .map((name) => `<script src="${script(`${name}-${release}`)}"></script>`)
    .join('')}`;

/** Puts a release on the host: three pages, each with a script of its own and one of all. */
function publish(release: number, size = 10): void {
  host = new Map();
  const serve = (path: string, text: string) => host.set(path, () => new Response(text));
  serve('/placeholder.svg', '<svg/>');
  serve(script(`all-${release}`), 'a'.repeat(size));
  for (const page of PAGES) {
    serve(page, getHtml(page, release));
    serve(script(`${page.replaceAll('/', '')}-${release}`), 'p'.repeat(size));
  }
}

/** A response whose body breaks off. */
const truncatedResponse = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('<h1>'));
        body.error(new TypeError('network error'));
      },
    }),
  );

beforeEach(() => {
  memoryCaches = new MemoryCaches();
  now = Date.UTC(2030, 0, 1);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(() => new Date(now).toString());
  Object.assign(globalThis, {
    self: { location: { href: `${ORIGIN}/sw.js` } },
    caches: memoryCaches,
    fetch: jest.fn(async (path: string) => (await host.get(path)?.()) ?? new Response('', { status: 404 })),
  });
});

const filesOfRelease = (release: number) =>
  [
    '/placeholder.svg',
    ...PAGES,
    ...['all', ...PAGES.map((page) => page.replaceAll('/', ''))].map((name) => script(`${name}-${release}`)),
  ].sort();

test('each page is cached with its files, and not requested again on the same day', async () => {
  publish(1);
  await precachePages(PAGES);
  expect(Object.keys(await memoryCaches.texts()).sort()).toEqual(filesOfRelease(1));
  jest.mocked(fetch).mockClear();
  await precachePages(PAGES);
  expect(fetch).not.toHaveBeenCalled();
});

test('on the next day the new release takes the place of the earlier one, of which nothing is left', async () => {
  publish(1);
  await precachePages(PAGES);
  publish(2);
  now += DAY_MS;
  await precachePages(PAGES);
  const texts = await memoryCaches.texts();
  expect(Object.keys(texts).sort()).toEqual(filesOfRelease(2));
  for (const page of PAGES) expect(texts[page]).toBe(getHtml(page, 2));
});

describe('a refresh that fails in', () => {
  publish(2);
  const parts = [...host.keys()].filter((path) => path !== '/placeholder.svg');
  const faults = {
    'the connection drops': truncatedResponse,
    'the host cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
    'the host has it no more': () => new Response('', { status: 404 }),
    'the host answers with a page of its own': () =>
      new Response(OF_HOST, { headers: { 'Content-Type': 'text/html' } }),
  };

  test.each(parts.flatMap((part) => Object.keys(faults).map((fault) => [part, fault] as const)))(
    '%s (%s) leaves every page readable with all its files',
    async (part, fault) => {
      publish(1);
      await precachePages(PAGES);
      publish(2);
      host.set(part, faults[fault as keyof typeof faults]);
      now += DAY_MS;
      await precachePages(PAGES).catch(() => {});
      const texts = await memoryCaches.texts();
      for (const page of PAGES) {
        const release = texts[page] === getHtml(page, 2) ? 2 : 1;
        expect(texts[page]).toBe(getHtml(page, release));
        expect(texts).toHaveProperty([script(`all-${release}`)]);
        expect(texts).toHaveProperty([script(`${page.replaceAll('/', '')}-${release}`)]);
      }
      expect(Object.values(texts)).not.toContain(OF_HOST);
      // the next page that is opened continues the refresh
      publish(2);
      await precachePages(PAGES);
      expect(Object.keys(await memoryCaches.texts()).sort()).toEqual(filesOfRelease(2));
    },
  );
});

test('at most 500 KB stay: earlier visits go first, then the least important pages', async () => {
  publish(1, 70_000);
  const others = ['/villa/contact', '/villa/room', '/villa/room/1', '/villa/tides'];
  for (const [index, page] of others.entries())
    host.set(page, () => new Response(`${MARK}${index}${'v'.repeat(70_000)}`));
  await precachePages(['/offline', ...others]);
  expect(Object.keys(await memoryCaches.texts())).toContain('/villa/tides');
  await precachePages(PAGES);
  const cachedPaths = Object.keys(await memoryCaches.texts());
  expect(cachedPaths).toEqual(expect.arrayContaining([...PAGES, ...others.slice(0, 3)]));
  expect(cachedPaths).not.toContain('/villa/tides');

  publish(2, 200_000);
  now += DAY_MS;
  await precachePages(PAGES);
  const remainingPaths = Object.keys(await memoryCaches.texts());
  expect(remainingPaths).toContain('/offline');
  expect(remainingPaths.filter((path) => !path.startsWith('/_next') && path !== '/placeholder.svg')).toEqual([
    '/offline',
  ]);
});

test('a file stays as long as a visited page needs it', async () => {
  publish(1);
  await precachePages(PAGES);
  const visited = await memoryCaches.open('offline:pages');
  await visited.put('/joya/about', new Response(`<script src="${script('all-1')}"></script>`));
  publish(2);
  now += DAY_MS;
  await precachePages(PAGES);
  const cachedPaths = Object.keys(await memoryCaches.texts());
  expect(cachedPaths).toContain(script('all-1'));
  expect(cachedPaths).not.toContain(script('joyaroom-1'));
});

const redirected = (path: string, text: string) =>
  Object.defineProperties(new Response(text), {
    redirected: { value: true },
    url: { value: ORIGIN + path },
  });

test.each([
  ['another spelling of the page', '/joya/contact/', true],
  ['another page', '/portal/login', false],
])('where the host redirects to %s (%s), it is cached: %s', async (_, path, isCached) => {
  publish(1);
  host.set('/joya/contact', () => redirected(path, `${MARK}Write to us`));
  await precachePages(['/joya/contact']);
  const copy = await memoryCaches.match('/joya/contact');
  expect(copy && { text: await copy.text(), redirected: copy.redirected }).toEqual(
    isCached ? { text: `${MARK}Write to us`, redirected: false } : undefined,
  );
});

test.each([
  ['/joya/honeymoon', '/offline'],
  ['/joya/it/honeymoon', '/it/offline'],
  ['/joya/de/honeymoon', '/offline'],
])('in place of %s is shown %s', async (path, page) => {
  host = new Map(
    ['/offline', '/it/offline', '/placeholder.svg'].map((path) => [path, () => new Response(MARK + path)]),
  );
  await precachePages(['/it/offline', '/offline']);
  expect(await (await findOfflinePage(ORIGIN + path))?.text()).toBe(MARK + page);
});
