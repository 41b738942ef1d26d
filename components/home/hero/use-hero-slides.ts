import { useEffect, useRef, useState } from 'react';
import type { Look } from '@/content/model/brand';
import { BREAKPOINTS_EM } from '../../utils/breakpoints';
import { useSwiper } from '../../ui/carousel/use-swiper';

const TRANSITION_MS = 2000;

/** The scrapbook's hero turns its slides upwards from --large on, where field and photo are side by side. */
const UPWARDS = { [BREAKPOINTS_EM.large]: { direction: 'vertical' } } as const;

/** The active slide, and the slides whose photos load: each when the slide before it starts. */
export function useHeroSlides(look: Look, count: number) {
  const { element, swiper } = useSwiper({
    loop: true,
    loopPreventsSliding: false,
    speed: TRANSITION_MS,
    breakpoints: look === 'scrapbook' ? UPWARDS : undefined,
  });
  const [active, setActive] = useState(0);
  /** The slide that the visitor has chosen before Swiper has started. */
  const chosen = useRef<number>(undefined);
  const [mountedSlides, setMountedSlides] = useState<ReadonlySet<number>>(() => new Set([0]));

  useEffect(() => {
    if (!swiper) return;
    function onSlideChange() {
      if (!swiper) return;
      const current = swiper.realIndex;
      setActive(current);
      setMountedSlides((mounted) => new Set([...mounted, current, (current + 1) % count]));
    }
    swiper.on('realIndexChange', onSlideChange);
    if (chosen.current === undefined) onSlideChange();
    else swiper.slideToLoop(chosen.current);
    return () => void swiper.off('realIndexChange', onSlideChange);
  }, [swiper, count]);

  function goTo(index: number) {
    setMountedSlides((mounted) => new Set([...mounted, index]));
    if (swiper) swiper.slideToLoop(index);
    else {
      chosen.current = index;
      setActive(index);
    }
  }

  return { element, swiper, active, mountedSlides, goTo };
}
