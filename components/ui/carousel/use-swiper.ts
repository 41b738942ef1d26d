import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { importWithErrorNotice } from '../import-with-error-notice';
import { onNextInputOrReconnect } from '../on-next-input-or-reconnect';
import { runWhenIdle } from '../run-when-idle';
import { NEAR_VIEWPORT, useInView } from '../use-in-view';
import { reducedMotionQuery } from '../use-motion-allowed';

const importSwiper = () => import('./lazy-swiper');

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 1000;
/**
 * Swiper measures itself for this number of frames and shows its initial slide again in the last one, so callers
 * receive the instance only after them.
 */
const SETTLING_FRAMES = 3;

/**
 * Starts Swiper on a row of slides once it is near the viewport and the browser is idle. Until then, and if the code
 * cannot be loaded, the row is plain CSS; a tap tries again. Later changes of the options are ignored.
 */
export function useSwiper(options: SwiperOptions) {
  const element = useRef<HTMLDivElement>(null);
  const initialOptions = useRef(options);
  const near = useInView(element, NEAR_VIEWPORT);
  const [swiper, setSwiper] = useState<Swiper>();

  useEffect(() => {
    if (!near) return;
    let instance: Swiper | undefined;
    let unmounted = false;

    const reducedMotion = reducedMotionQuery();
    // under reduced motion CSS removes transitions, and Swiper would wait for a transitionend that never comes
    function applyReducedMotion() {
      if (instance) instance.params.speed = reducedMotion.matches ? 0 : initialOptions.current.speed;
    }

    async function start() {
      try {
        const { createSwiper } = await importWithErrorNotice(importSwiper);
        if (unmounted || !element.current) return;
        instance = createSwiper(element.current, initialOptions.current);
        reducedMotion.addEventListener('change', applyReducedMotion);
        applyReducedMotion();
        for (let frame = 0; frame < SETTLING_FRAMES; frame++) await new Promise(requestAnimationFrame);
        if (!unmounted) setSwiper(instance);
      } catch (error) {
        console.error('Swiper could not be loaded; the slides stay static.', error);
        if (!unmounted) cancelStart = onNextInputOrReconnect(start);
      }
    }

    let cancelStart = runWhenIdle(start, { withinMs: IDLE_TIMEOUT_MS });
    return () => {
      unmounted = true;
      cancelStart();
      reducedMotion.removeEventListener('change', applyReducedMotion);
      instance?.destroy(true, false);
      setSwiper(undefined);
    };
  }, [near]);

  return { element, swiper };
}
