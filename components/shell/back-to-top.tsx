'use client';

import styles from './back-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** BTT-04 */
const BACK_TO_TOP_THRESHOLD_PX = 20;

export function BackToTop({ label }: { readonly label: string }) {
  const shown = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX);
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={shown}
      aria-label={label}
      onClick={() => {
        const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
      }}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M10 16V4M5 9l5-5 5 5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
