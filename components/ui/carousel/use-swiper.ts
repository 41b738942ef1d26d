import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { NEAR_VIEWPORT, useInView } from '../../hooks/use-in-view';
import { getReducedMotionQuery } from '../../hooks/use-motion-allowed';
import { importWithErrorNotice } from '../../utils/import-with-error-notice';
import { runWhenIdle } from '../../utils/run-when-idle';

const importSwiper = () => import('./create-swiper');

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Swiper measures itself for this number of frames and shows its initial slide again in the last one, so callers
 * receive the instance only after them.
 */
const SETTLING_FRAMES = 3;

/**
 * Starts Swiper on a row of slides once it is near the viewport and the browser is idle. Until then, and if the code
 * cannot be loaded, the row is plain CSS. Later changes of the options are ignored.
 */
export function useSwiper(options: SwiperOptions) {
  const element = useRef<HTMLDivElement>(null);
  const initialOptions = useRef(options);
  const near = useInView(element, NEAR_VIEWPORT);
  const [swiper, setSwiper] = useState<Swiper>();

  useEffect(() => {
    if (!near) return;
    let cancelled = false;
    let destroy: (() => void) | undefined;
    async function start() {
      try {
        const { createSwiper } = await importWithErrorNotice(importSwiper);
        if (cancelled || !element.current) return;
        const instance = createSwiper(element.current, initialOptions.current);
        destroy = setUpSwiper(instance, initialOptions.current, setSwiper);
      } catch (error) {
        console.error('Swiper could not be loaded; the slides stay static.', error);
      }
    }
    const cancelStart = runWhenIdle(() => void start(), { withinMs: IDLE_TIMEOUT_MS });
    return () => {
      cancelled = true;
      cancelStart();
      destroy?.();
      setSwiper(undefined);
    };
  }, [near]);

  return { element, swiper };
}

/**
 * Makes an instance follow reduced motion, and passes it to `onReady` when it has settled. Returns a function that
 * destroys the instance.
 */
function setUpSwiper(
  swiper: Swiper,
  { speed }: SwiperOptions,
  onReady: (swiper: Swiper) => void,
): () => void {
  let destroyed = false;
  const reducedMotion = getReducedMotionQuery();
  // under reduced motion CSS removes transitions, and Swiper would wait for a transitionend that never comes
  function applyReducedMotion() {
    swiper.params.speed = reducedMotion.matches ? 0 : speed;
  }
  reducedMotion.addEventListener('change', applyReducedMotion);
  applyReducedMotion();

  async function settle() {
    for (let frame = 0; frame < SETTLING_FRAMES; frame++) await new Promise(requestAnimationFrame);
    if (!destroyed) onReady(swiper);
  }
  void settle();

  return () => {
    destroyed = true;
    reducedMotion.removeEventListener('change', applyReducedMotion);
    swiper.destroy(true, false);
  };
}

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
