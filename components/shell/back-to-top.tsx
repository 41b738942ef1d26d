'use client';

import { useRef, useSyncExternalStore } from 'react';
import { StrokeIcon } from '../ui/icon/icon';
import { isMotionAllowed } from '../hooks/use-motion-allowed';
import styles from './back-to-top.module.css';

/** BTT-04 */
const BACK_TO_TOP_THRESHOLD_PX = 20;
const NOT_TO_BE_COVERED = 'a, button, input, select, textarea, summary, td > *';

export function BackToTop({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useSyncExternalStore(
    subscribeToScroll,
    () =>
      window.scrollY > BACK_TO_TOP_THRESHOLD_PX && !(button.current && coversWordsOrControl(button.current)),
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

/** Whether the button would lie on words or a control. A large one, such as a photo, has room beside it. */
function coversWordsOrControl(button: HTMLElement): boolean {
  if (button === document.activeElement) return false;
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const points = [left, left + width / 2].flatMap((x) =>
    [top, top + height / 2, bottom - 1].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      if (button.contains(element)) return false;
      const isUnderneath = (area: DOMRect) =>
        area.left < right && area.right > left && area.top < bottom && area.bottom > top;
      // that of a link may be smaller than the card it covers
      const control = element.closest(NOT_TO_BE_COVERED)?.getBoundingClientRect();
      return (
        (control && isUnderneath(control) && control.height < 2 * height) ||
        [...element.childNodes].some((node) => node instanceof Text && getLines(node).some(isUnderneath))
      );
    }),
  );
}

function getLines(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()];
}
