import { loadApp } from '@/browser/app-loader/load-app';

let run = 0;
let payload: string;
let page: string;
let shared: string;
let runtime: string;

/** Of the current test: the listeners of earlier ones are still there. */
const requests = () => [...document.querySelectorAll<HTMLScriptElement>(`head script[src^="/${run}/"]`)];
const latest = (src: string) => requests().findLast((script) => script.getAttribute('src') === src)!;

/** A script arrives; one that is cut short does not run. */
function arrive(src: string, { runs = true } = {}): void {
  const script = latest(src);
  if (runs && src === payload) self.__next_f = [[0]];
  if (runs && [page, shared].includes(src))
    self.TURBOPACK = [...((self.TURBOPACK as unknown[]) ?? []), [script]];
  if (runs && src === runtime) self.TURBOPACK = {};
  script.onload?.(new Event('load'));
}

const fail = (src: string) => latest(src).dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers();
  run += 1;
  payload = `/${run}/payload.js`;
  page = `/${run}/page.js`;
  shared = `/${run}/shared.js`;
  runtime = `/${run}/turbopack.js`;
  document.head.replaceChildren();
  delete document.documentElement.dataset.failed;
  delete self.__next_f;
  // pages name inline what the runtime starts
  self.TURBOPACK = [{ otherChunks: [] }];
  globalThis.fetch = jest.fn(() => Promise.resolve({} as Response));
  performance.getEntriesByType = () => [];
  loadApp(payload, [page, shared], runtime);
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

afterEach(() => jest.useRealTimers());

test('the runtime comes after the payload and all chunks', () => {
  expect(requests().map(({ src }) => new URL(src).pathname)).toEqual([payload, page, shared]);
  for (const src of [payload, page, shared]) arrive(src);
  expect(requests().at(-1)?.getAttribute('src')).toBe(runtime);
  arrive(runtime);
  expect(requests()).toHaveLength(4);
});

test.each<[string, () => void]>([
  ['fails', () => fail(page)],
  ['is cut short', () => arrive(page, { runs: false })],
])('a script that %s is requested again after a pause', (_, lose) => {
  lose();
  expect(requests()).toHaveLength(3);
  jest.advanceTimersByTime(300);
  // by its plain URL the runtime knows it
  expect(requests().at(-1)?.getAttribute('src')).toBe(page);
  expect(requests()).toHaveLength(4);
});

test('the failure is shown after six attempts, and a tap tries once more', () => {
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(document.documentElement.dataset.failed).toBeUndefined();
    fail(page);
    // the other two are there
    if (attempt === 1) for (const src of [payload, shared]) arrive(src);
    jest.advanceTimersByTime(300 * 3 ** (attempt - 1));
  }
  expect(document.documentElement.dataset.failed).toBe('');
  const before = requests().length;
  window.dispatchEvent(new Event('pointerdown'));
  expect(requests()).toHaveLength(before + 1);
});
