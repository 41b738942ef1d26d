import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** Imports Swiper; loaded by load-swiper.ts after the page. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, options);
}
