import { useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { NEAR_VIEWPORT, useInView } from '../../hooks/use-in-view';
import { getReducedMotionQuery } from '../../hooks/use-motion-allowed';
import { loadSwiper } from './load-swiper';

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
    let destroy: (() => void) | undefined;
    const cancelLoading = loadSwiper((createSwiper) => {
      if (!element.current) return;
      const instance = createSwiper(element.current, initialOptions.current);
      destroy = setUpSwiper(instance, initialOptions.current, setSwiper);
    });
    return () => {
      cancelLoading();
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
