'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { ControlLabels } from '@/content/model/labels';
import { interpolate } from '@/lib/interpolate';
import { BREAKPOINTS_EM } from '../../utils/breakpoints';
import carouselStyles from '../../ui/carousel/carousel.module.css';
import { useSwiper } from '../../ui/carousel/use-swiper';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './testimonials.module.css';

/** Widths of the window in em: 320, 768 and 992 px at 16 px (CST-06). */
const SLIDES_PER_WIDTH = {
  20: { slidesPerView: 1 },
  [BREAKPOINTS_EM.medium]: { slidesPerView: 2 },
  [BREAKPOINTS_EM.large]: { slidesPerView: 3 },
};
const SPACING_PX = 20;

interface TestimonialCarouselProps {
  readonly label: string;
  readonly labels: Pick<ControlLabels, 'previous' | 'next' | 'position'>;
  readonly heading: ReactNode;
  readonly slides: readonly ReactNode[];
}

/** A client component for drag and arrows; a scrolling row until Swiper starts. */
export function TestimonialCarousel({ label, labels, heading, slides }: TestimonialCarouselProps) {
  const { element, swiper } = useSwiper({
    loop: true,
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: SPACING_PX,
    breakpoints: SLIDES_PER_WIDTH,
    speed: 600,
  });
  /** How often the arrows were pressed before Swiper has started: forwards minus back. */
  const early = useRef(0);

  useEffect(() => {
    if (swiper && early.current !== 0) swiper.slideToLoop((early.current + slides.length) % slides.length);
    early.current = 0;
  }, [swiper, slides.length]);

  function turn(by: 1 | -1) {
    if (!swiper) early.current = (early.current + by) % slides.length;
    else if (by === 1) swiper.slideNext();
    else swiper.slidePrev();
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        {heading}
        <div className={styles.arrows}>
          <IconButton icon="previous" aria-label={labels.previous} onClick={() => turn(-1)} />
          <IconButton icon="next" aria-label={labels.next} onClick={() => turn(1)} />
        </div>
      </div>
      <div
        ref={element}
        className={`swiper ${carouselStyles.frame} ${styles.frame}`}
        data-started={swiper !== undefined}
        tabIndex={swiper ? undefined : 0}
      >
        <div className={`swiper-wrapper ${carouselStyles.track} ${styles.track} patches`} aria-live="polite">
          {slides.map((slide, index) => (
            <div
              key={index}
              className={`swiper-slide ${carouselStyles.slide} ${styles.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={interpolate(labels.position, { number: index + 1, count: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
