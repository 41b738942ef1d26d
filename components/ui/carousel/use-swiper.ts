import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

/**
 * Sets a row of slides in motion once the page has loaded. Until then, and if the code never comes,
 * the row is what its style sheet makes of it. Only the first options count.
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
        await nextTask();
        if (left || !element.current) return;
        made = createSwiper(element.current, firstOptions.current);
        reducedMotion.addEventListener('change', followReducedMotion);
        followReducedMotion();
        setSwiper(made);
      } catch (error) {
        console.error('The slides stay where they are: their code could not be loaded.', error);
      }
    }

    const stopWaiting = afterLoad(start);
    return () => {
      left = true;
      stopWaiting();
      reducedMotion.removeEventListener('change', followReducedMotion);
      made?.destroy(true, false);
      setSwiper(undefined);
    };
  }, []);

  return { element, swiper };
}

/** Lets the browser answer the visitor before the next carousel is set up. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function afterLoad(start: () => void): () => void {
  if (document.readyState === 'complete') {
    start();
    return () => {};
  }
  window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
