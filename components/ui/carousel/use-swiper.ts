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
  const firstOptions = useRef(options);
  const [swiper, setSwiper] = useState<Swiper>();

  useEffect(() => {
    let made: Swiper | undefined;
    let left = false;

    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    // under reduced motion the style sheet takes the transitions away, whose end the library would wait for
    function followReducedMotion() {
      if (made) made.params.speed = reducedMotion.matches ? 0 : firstOptions.current.speed;
    }

    async function start() {
      try {
        const { createSwiper } = await import('./swiper-core');
        if (left || !element.current) return;
        made = createSwiper(element.current, firstOptions.current);
        reducedMotion.addEventListener('change', followReducedMotion);
        followReducedMotion();
        setSwiper(made);
      } catch (error) {
        console.error('The slides stay where they are: their code could not be loaded.', error);
      }
    }

    const stopWaiting = element.current ? whenNear(element.current, () => whenIdle(start)) : undefined;
    return () => {
      left = true;
      stopWaiting?.();
      reducedMotion.removeEventListener('change', followReducedMotion);
      made?.destroy(true, false);
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
