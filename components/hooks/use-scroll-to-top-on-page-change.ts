import { useEffect, useRef, type RefObject } from 'react';

/**
 * Starts at the top when another page is shown: one with another path, or another that a query string names.
 * @param page undefined until it is known
 * @param heading gets the focus where the rest of the page stays, so that keyboard and screen reader start there too
 */
export function useScrollToTopOnPageChange(
  page: string | undefined,
  heading?: RefObject<HTMLElement | null>,
): void {
  const shownPage = useRef(page);
  useEffect(() => {
    const previous = shownPage.current;
    shownPage.current = page;
    if (previous === undefined || previous === page) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading?.current?.focus({ preventScroll: true });
  }, [page, heading]);
}
