'use client';

import { useRef, useSyncExternalStore } from 'react';
import { StrokeIcon } from '../ui/icon/icon';
import { isMotionAllowed } from '../hooks/use-motion-allowed';
import styles from './back-to-top.module.css';

/** BTT-04 */
const BACK_TO_TOP_THRESHOLD_PX = 20;
/** Up to this width the button is at the right edge, over the ends of lines (BTT-02). */
const RIGHT_EDGE_MAX_WIDTH_PX = 768;
const NOT_TO_BE_COVERED = 'a, button, input, select, textarea, summary, td > *';

export function BackToTop({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > BACK_TO_TOP_THRESHOLD_PX && !(button.current && coversControl(button.current)),
    () => false,
  );
  return (
    <button
      ref={button}
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

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the button would lie on a control or a figure of a table. A large one, such as a photo, has room beside it. */
function coversControl(button: HTMLElement): boolean {
  if (window.innerWidth > RIGHT_EDGE_MAX_WIDTH_PX || button === document.activeElement) return false;
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const points = [left, left + width / 2].flatMap((x) =>
    [top, top + height / 2, bottom - 1].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(NOT_TO_BE_COVERED);
      if (!control || control === button) return false;
      // that of a link may be smaller than the card it covers
      const area = control.getBoundingClientRect();
      const isUnderneath = area.left < right && area.right > left && area.top < bottom && area.bottom > top;
      return isUnderneath && area.height < 2 * height;
    }),
  );
}
