import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** Imports Swiper; loaded by use-swiper.ts after the page. Breakpoints are in em; Swiper's are in px. */
export function createSwiper(
  element: HTMLElement,
  { breakpoints = {}, ...otherOptions }: SwiperOptions,
): Swiper {
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const breakpointsInPx = Object.fromEntries(
    Object.entries(breakpoints).map(([width, options]) => [Number(width) * fontSize, options]),
  );
  return new Swiper(element, { ...otherOptions, breakpoints: breakpointsInPx });
}
