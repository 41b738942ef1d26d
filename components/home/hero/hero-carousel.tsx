'use client';

import { useEffect, useState, type FocusEvent, type ReactNode, useRef } from 'react';
import type { Look } from '@/content/model/brand';
import type { HeroLabels } from '@/content/model/home';
import type { ControlLabels } from '@/content/model/labels';
import { interpolate } from '@/lib/interpolate';
import { loaderFinishedPromise } from '../../utils/loader-finished';
import carouselStyles from '../../ui/carousel/carousel.module.css';
import { useAutoplay, useSwiper } from '../../ui/carousel/use-swiper';
import { IconButton } from '../../ui/icon-button/icon-button';
import { useMotionAllowed } from '../../hooks/use-motion-allowed';
import controlStyles from './hero-controls.module.css';
import { BREAKPOINTS_EM } from '../../utils/breakpoints';
import styles from './hero.module.css';

/** The rest begins when a transition, or the loader, has ended (see hero timing in docs/decisions.md). */
const AUTOPLAY_DELAY_MS = 2500;

const CONTROL_CLASS = `${controlStyles.control} iconButton tintOnHover`;

interface Slide {
  readonly name: string;
  readonly photo: ReactNode;
  readonly caption: ReactNode;
  readonly thumbnail: ReactNode;
}

interface HeroCarouselProps {
  readonly look: Look;
  readonly labels: HeroLabels & Pick<ControlLabels, 'previous' | 'next' | 'position'>;
  readonly slides: readonly Slide[];
  /** Fixed content below the headlines. */
  readonly children: ReactNode;
}

/** A client component for rotation and controls; slides are rendered on the server. */
export function HeroCarousel({ labels, look, slides, children }: HeroCarouselProps) {
  const count = slides.length;
  const { element, swiper, current, mountedSlides, goTo } = useHeroSlides(look, count);
  const [paused, setPaused] = useState(false);
  const [loaderHasLeft, setLoaderHasLeft] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const motionAllowed = useMotionAllowed();
  const rotating = motionAllowed && !paused && !hasKeyboardFocus;

  useEffect(() => void loaderFinishedPromise.then(() => setLoaderHasLeft(true)), []);

  useAutoplay(swiper, AUTOPLAY_DELAY_MS, rotating && loaderHasLeft);

  return (
    <section
      className={styles.hero}
      data-hero=""
      aria-roledescription="carousel"
      aria-label={labels.carouselLabel}
      onFocus={({ target }) => setHasKeyboardFocus(target.matches(':focus-visible'))}
      onBlur={(event) => focusLeaves(event) && setHasKeyboardFocus(false)}
    >
      {children}
      <div className={controlStyles.navigation}>
        <div className={controlStyles.controls}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            className={CONTROL_CLASS}
            data-control="rotation"
            aria-label={paused ? labels.resume : labels.pause}
            onClick={() => setPaused(!paused)}
          />
          <IconButton
            icon="previous"
            className={CONTROL_CLASS}
            aria-label={labels.previous}
            onClick={() => goTo((current + count - 1) % count)}
          />
          <IconButton
            icon="next"
            className={CONTROL_CLASS}
            aria-label={labels.next}
            onClick={() => goTo((current + 1) % count)}
          />
        </div>
        <ol className={controlStyles.slideList} aria-label={labels.slideList}>
          {slides.map(({ name, thumbnail }, index) => (
            <li key={name}>
              <button
                type="button"
                className={controlStyles.slideButton}
                aria-label={`${slideNumber(index)} ${name}`}
                aria-current={index === current}
                onClick={() => goTo(index)}
              >
                {thumbnail}
                <span className={controlStyles.number}>{slideNumber(index)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div ref={element} className={`swiper ${carouselStyles.frame} ${styles.slides}`}>
        <div
          className={`swiper-wrapper ${carouselStyles.track} ${styles.track}`}
          aria-live={rotating ? 'off' : 'polite'}
        >
          {slides.map(({ name, photo, caption }, index) => (
            <div
              key={name}
              className={`swiper-slide ${carouselStyles.slide} ${styles.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={interpolate(labels.position, { number: index + 1, count })}
              aria-hidden={index !== current}
            >
              {mountedSlides.has(index) && photo}
              {caption}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const slideNumber = (index: number) => String(index + 1).padStart(2, '0');

const focusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);

const TRANSITION_MS = 2000;

/** The scrapbook's hero turns its slides upwards from --large on, where field and photo are side by side. */
const UPWARDS = { [BREAKPOINTS_EM.large]: { direction: 'vertical' } } as const;

/** The current slide, and the slides whose photos load: each when the slide before it starts. */
function useHeroSlides(look: Look, count: number) {
  const { element, swiper } = useSwiper({
    loop: true,
    loopPreventsSliding: false,
    speed: TRANSITION_MS,
    breakpoints: look === 'scrapbook' ? UPWARDS : undefined,
  });
  const [current, setCurrent] = useState(0);
  /** The slide that the visitor has chosen before Swiper has started. */
  const chosen = useRef<number>(undefined);
  const [mountedSlides, setMountedSlides] = useState<ReadonlySet<number>>(() => new Set([0]));

  useEffect(() => {
    if (!swiper) return;
    function onSlideChange() {
      if (!swiper) return;
      const index = swiper.realIndex;
      setCurrent(index);
      setMountedSlides((mounted) => new Set([...mounted, index, (index + 1) % count]));
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
      setCurrent(index);
    }
  }

  return { element, swiper, current, mountedSlides, goTo };
}
