import { act, renderHook } from '@testing-library/react';
import type { Swiper } from 'swiper/types';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';

const REST_MS = 2500;

/** Autoplay of a carousel that only says what a real one says; after() lets time pass and counts the turns until then. */
function start() {
  const handlers = new Map<string, () => void>();
  const slideNext = jest.fn();
  const swiper = {
    slideNext,
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: (event: string) => handlers.delete(event),
  } as unknown as Swiper;
  const hook = renderHook(({ runs }) => useAutoplay(swiper, REST_MS, runs), { initialProps: { runs: true } });
  return {
    ...hook,
    handlers,
    say: (event: string) => act(() => handlers.get(event)?.()),
    after: (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
      return slideNext.mock.calls.length;
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the pause between slides begins when a slide has stopped', () => {
  const { after, say } = start();
  expect([after(REST_MS - 1), after(1)]).toEqual([0, 1]);
  say('transitionStart');
  expect(after(10 * REST_MS)).toBe(1);
  say('transitionEnd');
  expect(after(REST_MS)).toBe(2);
});

test('autoplay waits while a finger touches the carousel', () => {
  const { after, say } = start();
  say('touchStart');
  expect(after(10 * REST_MS)).toBe(0);
  say('touchEnd');
  expect(after(REST_MS)).toBe(1);
});

test('autoplay stops while motion is not allowed, and removes its listeners', () => {
  const { after, rerender, handlers, unmount } = start();
  rerender({ runs: false });
  expect(after(10 * REST_MS)).toBe(0);
  expect(handlers.size).toBe(0);
  rerender({ runs: true });
  expect(after(REST_MS)).toBe(1);
  unmount();
  expect(after(10 * REST_MS)).toBe(1);
});

test('it waits while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { after } = start();
  expect(after(10 * REST_MS)).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(after(REST_MS)).toBe(1);
});
