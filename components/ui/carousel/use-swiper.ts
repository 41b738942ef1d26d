import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

/** Part of the screen's height below it that counts as near. */
const NEAR = '50%';
/** At the latest after so long without a free moment, in ms. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Sets a row of slides in motion once it is near the screen and the browser has a free moment. Until then, and if the
 * code never comes, the row is what its style sheet makes of it. Only the first options count.
 */
export function useSwiper(options: SwiperOptions) {
  const element = useRef<HTMLDivElement>(null);
  const initialOptions = useRef(options);
  const [swiper, setSwiper] = useState<Swiper>();

  useEffect(() => {
    let instance: Swiper | undefined;
    let unmounted = false;

    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    // under reduced motion CSS removes transitions, and Swiper would wait for a transitionend that never comes
    function applyReducedMotion() {
      if (instance) instance.params.speed = reducedMotion.matches ? 0 : initialOptions.current.speed;
    }

    async function start() {
      try {
        const { createSwiper } = await import('./create-swiper');
        if (unmounted || !element.current) return;
        instance = createSwiper(element.current, initialOptions.current);
        reducedMotion.addEventListener('change', applyReducedMotion);
        applyReducedMotion();
        setSwiper(instance);
      } catch (error) {
        console.error('Swiper could not be loaded; the slides stay static.', error);
      }
    }

    const cancelStart = element.current ? whenNear(element.current, () => whenIdle(start)) : undefined;
    return () => {
      unmounted = true;
      cancelStart?.();
      reducedMotion.removeEventListener('change', applyReducedMotion);
      instance?.destroy(true, false);
      setSwiper(undefined);
    };
  }, []);

  return { element, swiper };
}

function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `0px 0px ${NEAR}` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(act);
}
