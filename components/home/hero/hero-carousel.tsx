'use client';

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { HeroContent } from '@/content/types';
import carousel from '../../ui/carousel/carousel.module.css';
import { useSwiper } from '../../ui/carousel/use-swiper';
import { Icon } from '../../ui/icon/icon';
import { useMotionAllowed } from '../../ui/use-motion-allowed';
import styles from './hero.module.css';

/** How long a slide rests, and how long it takes to change, in ms (CST-04). */
const SLIDE_RESTS_FOR_MS = 2500;
const SLIDE_MOVES_FOR_MS = 2000;

interface Slide {
  readonly name: string;
  readonly picture: ReactNode;
  readonly caption: ReactNode;
  readonly thumbnail: ReactNode;
}

interface HeroCarouselProps extends Pick<HeroContent, 'words' | 'controls'> {
  readonly slides: readonly Slide[];
  /** What stands still while the pictures change. */
  readonly children: ReactNode;
}

/** A client leaf because pictures change, stop and are chosen; it is handed all of them ready-made. */
export function HeroCarousel({ words, controls, slides, children }: HeroCarouselProps) {
  const { element, swiper } = useSwiper({
    loop: true,
    loopPreventsSliding: false,
    speed: SLIDE_MOVES_FOR_MS,
    autoplay: { delay: SLIDE_RESTS_FOR_MS, disableOnInteraction: false },
  });
  const [active, setActive] = useState(0);
  /** Chosen before there was a carousel to show it. */
  const chosen = useRef<number>(undefined);
  const [pictured, setPictured] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [paused, setPaused] = useState(false);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const motionAllowed = useMotionAllowed();
  const rotating = motionAllowed && !paused && !keyboardInside;
  const count = slides.length;

  useEffect(() => {
    if (!swiper) return;
    function follow() {
      if (!swiper) return;
      const starting = swiper.realIndex;
      setActive(starting);
      // a picture is fetched when the slide before its own starts
      setPictured((known) => new Set([...known, starting, (starting + 1) % count]));
    }
    swiper.on('realIndexChange', follow);
    if (chosen.current === undefined) follow();
    else swiper.slideToLoop(chosen.current);
    return () => void swiper.off('realIndexChange', follow);
  }, [swiper, count]);

  useEffect(() => {
    if (!swiper) return;
    if (rotating) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, rotating]);

  function show(index: number) {
    setPictured((known) => new Set([...known, index]));
    if (swiper) swiper.slideToLoop(index);
    else {
      chosen.current = index;
      setActive(index);
    }
  }

  return (
    <section
      className={styles.hero}
      data-controls={controls}
      aria-roledescription="carousel"
      aria-label={words.label}
      onFocus={({ target }) => setKeyboardInside(target.matches(':focus-visible'))}
      onBlur={(event) => leaves(event) && setKeyboardInside(false)}
    >
      {children}
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          data-part="rotation"
          aria-label={paused ? words.resume : words.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={words.previous}
          onClick={() => show((active + count - 1) % count)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={words.next}
          onClick={() => show((active + 1) % count)}
        >
          <Icon name="next" />
        </button>
      </div>
      <ol className={styles.chooser} data-controls={controls} aria-label={words.choose}>
        {slides.map(({ name, thumbnail }, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-label={`${ordinal(index)}: ${name}`}
              aria-current={index === active}
              onClick={() => show(index)}
            >
              {thumbnail}
              <span className={styles.number}>{ordinal(index)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div ref={element} className={`swiper ${carousel.frame} ${styles.pictures}`}>
        <div className={`swiper-wrapper ${carousel.track}`} aria-live={rotating ? 'off' : 'polite'}>
          {slides.map(({ name, picture, caption }, index) => (
            <div
              key={name}
              className={`swiper-slide ${carousel.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              aria-hidden={index !== active}
            >
              {pictured.has(index) && picture}
              {caption}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const ordinal = (index: number) => String(index + 1).padStart(2, '0');

const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget);
