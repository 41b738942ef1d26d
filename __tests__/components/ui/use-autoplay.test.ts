import { act, renderHook } from '@testing-library/react';
import type { Swiper } from 'swiper/types';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';

const REST_MS = 2500;

type Event = 'transitionStart' | 'transitionEnd' | 'touchStart' | 'touchEnd';

/** Autoplay of a carousel that only says what a real one says. */
function start() {
  const handlers = new Map<string, () => void>();
  const slideNext = jest.fn();
  const swiper = {
    slideNext,
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
  } as unknown as Swiper;
  const hook = renderHook(({ runs }) => useAutoplay(swiper, REST_MS, runs), { initialProps: { runs: true } });
  return { ...hook, slideNext, handlers, say: (event: Event) => act(() => handlers.get(event)?.()) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the rest begins when a slide has come to its place', () => {
  const { slideNext, say } = start();
  wait(REST_MS - 1);
  expect(slideNext).not.toHaveBeenCalled();
  wait(1);
  expect(slideNext).toHaveBeenCalledTimes(1);
  say('transitionStart');
  wait(10 * REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(1);
  say('transitionEnd');
  wait(REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(2);
});

test('a slide that a visitor chose has its whole rest', () => {
  const { slideNext, say } = start();
  wait(REST_MS - 1);
  say('transitionStart');
  say('transitionEnd');
  wait(REST_MS - 1);
  expect(slideNext).not.toHaveBeenCalled();
  wait(1);
  expect(slideNext).toHaveBeenCalledTimes(1);
});

test('nothing moves below a finger', () => {
  const { slideNext, say } = start();
  say('touchStart');
  wait(10 * REST_MS);
  expect(slideNext).not.toHaveBeenCalled();
  say('touchEnd');
  wait(REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(1);
});

test('it stops while it may not run, and releases the carousel', () => {
  const { slideNext, rerender, handlers, unmount } = start();
  rerender({ runs: false });
  wait(10 * REST_MS);
  expect(slideNext).not.toHaveBeenCalled();
  expect(handlers.size).toBe(0);
  rerender({ runs: true });
  wait(REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(1);
  unmount();
  wait(10 * REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(1);
});

test('it waits while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { slideNext } = start();
  wait(10 * REST_MS);
  expect(slideNext).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(REST_MS);
  expect(slideNext).toHaveBeenCalledTimes(1);
});
