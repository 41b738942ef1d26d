import { act, renderHook } from '@testing-library/react';
import type { Swiper } from 'swiper/types';
import { useAutoplay } from '@/components/ui/carousel/use-swiper';

const REST_MS = 2500;

/**
 * Starts autoplay of a mock carousel. `slideChangesAfter` advances the time and returns how often the slide has changed
 * since the start.
 */
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
    emit: (event: string) => act(() => handlers.get(event)?.()),
    slideChangesAfter: (ms: number) => {
      act(() => jest.advanceTimersByTime(ms));
      return slideNext.mock.calls.length;
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the pause between slides begins when a slide has stopped, and a finger has left', () => {
  const { slideChangesAfter, emit } = start();
  expect([slideChangesAfter(REST_MS - 1), slideChangesAfter(1)]).toEqual([0, 1]);
  emit('transitionStart');
  expect(slideChangesAfter(10 * REST_MS)).toBe(1);
  emit('transitionEnd');
  expect(slideChangesAfter(REST_MS)).toBe(2);
  emit('touchStart');
  expect(slideChangesAfter(10 * REST_MS)).toBe(2);
  emit('touchEnd');
  expect(slideChangesAfter(REST_MS)).toBe(3);
});

test('autoplay stops while motion is not allowed, and removes its listeners', () => {
  const { slideChangesAfter, rerender, handlers, unmount } = start();
  rerender({ runs: false });
  expect(slideChangesAfter(10 * REST_MS)).toBe(0);
  expect(handlers.size).toBe(0);
  rerender({ runs: true });
  expect(slideChangesAfter(REST_MS)).toBe(1);
  unmount();
  expect(slideChangesAfter(10 * REST_MS)).toBe(1);
});

test('it waits while the page is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { slideChangesAfter } = start();
  expect(slideChangesAfter(10 * REST_MS)).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(slideChangesAfter(REST_MS)).toBe(1);
});
