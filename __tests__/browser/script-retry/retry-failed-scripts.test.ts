import { retryFailedScripts } from '@/browser/script-retry/retry-failed-scripts';

const PAGE = '/_next/static/page.js';
const SHARED = '/_next/static/shared.js';

const requests = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
const latest = (src: string) => requests().findLast((script) => script.getAttribute('src') === src)!;
const arrive = (src: string) => latest(src).dispatchEvent(new Event('load'));
const fail = (src: string) => latest(src).dispatchEvent(new Event('error'));

/** A file that is cut short loads, but cannot be parsed. */
function arriveCutShort(src: string): void {
  const filename = `${location.origin}${src}?2`;
  window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError(), filename }));
  arrive(src);
}

let removeListeners: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.failed;
  globalThis.fetch = jest.fn(() => Promise.resolve({} as Response));
  performance.getEntriesByType = () => [];
  const listeners = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));
  removeListeners = () => {
    for (const { mock } of listeners)
      mock.calls.forEach(([type, listener, options], index) =>
        ((mock.contexts[index] as EventTarget | undefined) ?? window).removeEventListener(
          type,
          listener,
          options,
        ),
      );
  };
  retryFailedScripts();
  document.head.innerHTML = [PAGE, SHARED].map((src) => `<script src="${src}" async=""></script>`).join('');
});

afterEach(() => {
  removeListeners();
  jest.useRealTimers();
});

const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

test('scripts that run are requested once', () => {
  arrive(PAGE);
  parse();
  arrive(SHARED);
  jest.advanceTimersByTime(60_000);
  expect(requests()).toHaveLength(2);
});

test.each<[string, (src: string) => void]>([
  ['fails', fail],
  ['is cut short', arriveCutShort],
])('a script that %s before the page is parsed is requested again after a pause', (_, lose) => {
  lose(PAGE);
  parse();
  arrive(SHARED);
  expect(requests()).toHaveLength(2);
  jest.advanceTimersByTime(300);
  // by its plain URL the runtime knows it
  expect(requests().at(-1)?.getAttribute('src')).toBe(PAGE);
  expect(requests()).toHaveLength(3);
  arrive(PAGE);
  jest.advanceTimersByTime(60_000);
  expect(requests()).toHaveLength(3);
});

test('a script that hangs is requested again once nothing else arrives', () => {
  parse();
  arrive(SHARED);
  jest.advanceTimersByTime(2500);
  expect(requests().filter((script) => script.getAttribute('src') === PAGE)).toHaveLength(2);
  expect(requests().filter((script) => script.getAttribute('src') === SHARED)).toHaveLength(1);
});

test('a script that has arrived, and waits to run on a busy device, is not requested again', () => {
  parse();
  arrive(SHARED);
  performance.getEntriesByType = () => [
    { name: `${location.origin}${PAGE}`, responseEnd: 300 } as PerformanceResourceTiming,
  ];
  jest.advanceTimersByTime(10_000);
  expect(requests()).toHaveLength(2);
});

test('the failure is shown after six attempts, and a tap tries once more', () => {
  parse();
  arrive(SHARED);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(document.documentElement.dataset.failed).toBeUndefined();
    fail(PAGE);
    jest.advanceTimersByTime(300 * 3 ** (attempt - 1));
  }
  expect(document.documentElement.dataset.failed).toBe('');
  const before = requests().length;
  window.dispatchEvent(new Event('pointerdown'));
  expect(requests()).toHaveLength(before + 1);
});
