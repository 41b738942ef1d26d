import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** The one place that knows the library; use-swiper.ts fetches it after the page has loaded. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, { modules: [Autoplay], ...options });
}
