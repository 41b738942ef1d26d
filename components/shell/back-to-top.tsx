'use client';

import { StrokeIcon } from '../ui/icon/stroke-icon';
import { isMotionAllowed } from '../hooks/use-motion-allowed';
import styles from './back-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past';

/** BTT-04 */
const BACK_TO_TOP_THRESHOLD_PX = 20;

export function BackToTop({ label }: { readonly label: string }) {
  const isShown = useScrolledPast(BACK_TO_TOP_THRESHOLD_PX);
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isShown}
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: isMotionAllowed() ? 'smooth' : 'instant' })}
    >
      <StrokeIcon viewBox="0 0 20 20" size={20} strokeWidth="2">
        <path d="M10 16V4M5 9l5-5 5 5" />
      </StrokeIcon>
    </button>
  );
}
