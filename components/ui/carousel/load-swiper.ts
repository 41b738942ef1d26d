import { importWithErrorNotice } from '../../utils/import-with-error-notice';
import { runOnNextInputOrReconnect } from '../../utils/run-on-next-input-or-reconnect';
import { runWhenIdle } from '../../utils/run-when-idle';
import type { createSwiper } from './lazy-swiper';

const importSwiper = () => import('./lazy-swiper');

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Loads Swiper when the browser is idle. If that fails, or if `onLoad` does, a tap tries again. Returns a function that
 * cancels it.
 */
export function loadSwiper(onLoad: (create: typeof createSwiper) => void): () => void {
  let cancelled = false;
  async function load() {
    try {
      const swiper = await importWithErrorNotice(importSwiper);
      if (!cancelled) onLoad(swiper.createSwiper);
    } catch (error) {
      console.error('Swiper could not be loaded; the slides stay static.', error);
      if (!cancelled) cancelAttempt = runOnNextInputOrReconnect(load);
    }
  }
  let cancelAttempt = runWhenIdle(load, { withinMs: IDLE_TIMEOUT_MS });
  return () => {
    cancelled = true;
    cancelAttempt();
  };
}
