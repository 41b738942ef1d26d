import { useEffect } from 'react';
import type { Swiper } from 'swiper/types';

/**
 * Shows the next slide after each rest of `delayMs`, which begins when a slide has come to its place. In place of
 * Swiper's Autoplay, which requests every animation frame to report how much time is left.
 */
export function useAutoplay(swiper: Swiper | undefined, delayMs: number, running: boolean): void {
  useEffect(() => {
    if (!swiper || !running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    function startTimer() {
      stop();
      if (!document.hidden) timer = setTimeout(() => swiper?.slideNext(), delayMs);
    }
    const handlers = {
      transitionStart: stop,
      touchStart: stop,
      transitionEnd: startTimer,
      touchEnd: startTimer,
    } as const;
    const events = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const event of events) swiper.on(event, handlers[event]);
    document.addEventListener('visibilitychange', startTimer);
    startTimer();
    return () => {
      stop();
      for (const event of events) swiper.off(event, handlers[event]);
      document.removeEventListener('visibilitychange', startTimer);
    };
  }, [swiper, delayMs, running]);
}
